import type { ListedMail } from '@/lib/outbox/of-record'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'
import { MailActions } from './mail-actions'
import { MailReason } from './mail-reason'
import styles from './record-mails.module.scss'

interface RecordMailsProps {
  mails: ListedMail[]
  /** Said where there are none. */
  none: string
}

/** Mails about a record, with their states. */
export async function RecordMails({ mails, none }: RecordMailsProps) {
  const words = await getWords('outbox')
  return (
    <section className={styles.mails} aria-labelledby="record-mails">
      <h2 id="record-mails">{words('ofRecord.heading')}</h2>
      {mails.length === 0 && <p>{none}</p>}
      <ul>
        {mails.map(({ id, kind, state, lastError, at }) => (
          <li key={id} data-state={state}>
            <span>{words(`kinds.${kind}`)}</span>
            <span>
              <strong>{words(`states.${state}`)}</strong>, <DateTime at={at} />
            </span>
            <MailReason lastError={lastError} />
            <MailActions id={id} state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
