import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { mayLook } from '@/lib/retention/privacy/rights'
import { paths } from '@/lib/shared/addresses/paths'
import shared from '../shared/shared.module.scss'
import { loadWaitingLinks } from './load-waiting-links'
import styles from './nav-links.module.scss'

/** Links at the top of the admin's menu, with pending items. Counted anew with each page. */
export async function NavLinks({ payload, user }: ServerProps) {
  const { giving, sent } = await loadWaitingLinks(payload, user)
  const links = [...giving, ...sent]
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
      {mayLook(user) && (
        <Link id="nav-privacy" className="nav__link" href="/admin/privacy" prefetch={false}>
          A person’s data
        </Link>
      )}
      {isAllowed(user, 'content', 'update') && (
        // Another layout of the application: it is loaded, not gone to.
        <a id="nav-editor" className="nav__link" href={paths.editor} target="_blank" rel="noopener">
          Try the editor
        </a>
      )}
    </div>
  )
}
