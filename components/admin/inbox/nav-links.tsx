import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { allowed } from '@/lib/cms/access/roles'
import { countWaiting } from '@/lib/messages/list'
import shared from '../shared/shared.module.scss'
import styles from './nav-links.module.scss'
import { waitingLinks } from './waiting-links'

/** Top of the admin's menu: what people sent, and how much of it waits. Counted anew with each page. */
export async function NavLinks({ payload, user }: ServerProps) {
  if (!allowed(user, 'inbox', 'read')) return null
  const links = waitingLinks(await countWaiting(payload))
  return (
    <div className={styles.links}>
      {links.map(({ id, href, label, count, counted, suspected = 0 }) => (
        <Link key={id} id={id} className="nav__link" href={href} prefetch={false}>
          {label}
          {count > 0 && (
            <span className={shared.count}>
              {count}
              <span className={shared.hidden}> {counted}</span>
            </span>
          )}
          {suspected > 0 && <span className={styles.suspected}>{`· ${suspected} suspected`}</span>}
        </Link>
      ))}
      {allowed(user, 'inbox', 'delete') && (
        <Link id="nav-privacy" className="nav__link" href="/admin/privacy" prefetch={false}>
          A person’s data
        </Link>
      )}
    </div>
  )
}
