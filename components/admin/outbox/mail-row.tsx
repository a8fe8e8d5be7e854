import { Link } from '@payloadcms/ui'
import type { ListedMail } from '@/lib/outbox/of-record'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'
import { MailActions } from './mail-actions'
import { MailReason } from './mail-reason'
import styles from './mail-row.module.scss'

interface MailRowProps {
  mail: ListedMail
  mayUpdate: boolean
}

export async function MailRow({ mail, mayUpdate }: MailRowProps) {
  const { id, kind, to, toFoundation, state, lastError, at, record } = mail
  const words = await getWords('outbox')
  const about = words(`kinds.${kind}`)
  const foundation = to ? words('list.foundationAt', { addresses: to }) : words('list.foundation')
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.head}>
        <strong>{words(`states.${state}`)}</strong>
        <DateTime at={at} short />
      </span>
      {record ? (
        <Link href={record} prefetch={false}>
          {about}
        </Link>
      ) : (
        <span>{about}</span>
      )}
      <span>{words.rich('list.to', { address: () => <bdi>{toFoundation ? foundation : to}</bdi> })}</span>
      <MailReason lastError={lastError} />
      {mayUpdate && <MailActions id={id} state={state} />}
    </li>
  )
}
