import type { ListedMail } from '@/lib/outbox/of-record'
import { DateTime } from '../shared/date-time'
import { MailActions } from './mail-actions'
import { MailReason } from './mail-reason'
import styles from './record-mails.module.scss'

interface RecordMailsProps {
  mails: ListedMail[]
  /** Said where there are none. */
  none: string
}

/** Mails about a record, with their states. */
export function RecordMails({ mails, none }: RecordMailsProps) {
  return (
    <section className={styles.mails} aria-labelledby="record-mails">
      <h2 id="record-mails">Mails</h2>
      {mails.length === 0 && <p>{none}</p>}
      <ul>
        {mails.map(({ id, about, state, stateLabel, lastError, at }) => (
          <li key={id} data-state={state}>
            <span>{about}</span>
            <span>
              <strong>{stateLabel}</strong>, <DateTime at={at} />
            </span>
            <MailReason lastError={lastError} />
            <MailActions id={id} state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
