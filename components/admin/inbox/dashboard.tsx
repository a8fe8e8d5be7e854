import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { allowed } from '@/lib/cms/access/roles'
import { countWaiting } from '@/lib/messages/list'
import styles from './dashboard.module.scss'
import { waitingLinks } from './waiting-links'

/** What waits for staff, first on the dashboard. */
export async function WaitingDashboard({ payload, user }: ServerProps) {
  if (!allowed(user, 'inbox', 'read')) return null
  return (
    <>
      <h1 className={styles.title}>What waits</h1>
      <ul className={styles.cards} aria-label="What people sent">
        {waitingLinks(await countWaiting(payload)).map(({ id, href, label, count, counted, words, suspected = 0 }) => (
          <li key={id}>
            <Link href={href} prefetch={false}>
              <strong>{label}</strong>
              <span>
                {words ?? (count > 0 ? `${count} ${counted}` : `Nothing ${counted}`)}
                {suspected > 0 && ` · ${suspected} suspected`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
