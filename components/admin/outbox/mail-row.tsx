import { Link } from '@payloadcms/ui'
import type { ListedMail } from '@/lib/outbox/of-record'
import { DateTime } from '../shared/date-time'
import { MailActions } from './mail-actions'
import { MailReason } from './mail-reason'
import styles from './mail-row.module.scss'

interface MailRowProps {
  mail: ListedMail
  mayUpdate: boolean
}

export function MailRow({ mail, mayUpdate }: MailRowProps) {
  const { id, about, to, state, stateLabel, lastError, at, record } = mail
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.head}>
        <strong>{stateLabel}</strong>
        <DateTime at={at} short />
      </span>
      {record ? (
        <Link href={record} prefetch={false}>
          {about}
        </Link>
      ) : (
        <span>{about}</span>
      )}
      <span>
        To <bdi>{to}</bdi>
      </span>
      <MailReason lastError={lastError} />
      {mayUpdate && <MailActions id={id} state={state} />}
    </li>
  )
}
