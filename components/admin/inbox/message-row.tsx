import { Link } from '@payloadcms/ui'
import type { ListedMessage } from '@/lib/community/messages/list'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { type ListPosition, messageAddress } from './addresses'
import styles from './message-row.module.scss'

interface MessageRowProps {
  message: ListedMessage
  /** The list in which the message stands. */
  shown: ListPosition
  choosable: boolean
}

export async function MessageRow({ message, shown, choosable }: MessageRowProps) {
  const words = await getWords('inbox')
  const { id, firstWords, createdAt, unread } = message
  const sender = message.sender || words('noName')
  const subject = message.subject || words('noSubject')
  return (
    <li className={styles.row} data-unread={unread || undefined}>
      {choosable && (
        <label className={styles.choose}>
          <input type="checkbox" value={id} />
          <span className={shared.hidden}>{words('choose', { subject })}</span>
        </label>
      )}
      <Link href={messageAddress(id, shown)} prefetch={false} className={styles.message}>
        <span className={styles.sender}>
          {unread && (
            <span className={styles.dot}>
              <span className={shared.hidden}>{`${words('unreadMark')} `}</span>
            </span>
          )}
          <bdi>{sender}</bdi>
        </span>
        <DateTime at={createdAt} short />
        <span className={styles.subject} dir="auto">
          {subject}
        </span>
        <span className={styles.words} dir="auto">
          {firstWords}
        </span>
      </Link>
    </li>
  )
}
