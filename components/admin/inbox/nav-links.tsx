import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import { mayLook } from '@/lib/retention/privacy/rights'
import { paths } from '@/lib/shared/addresses/paths'
import shared from '../shared/shared.module.scss'
import { linksFor } from './links-for'
import styles from './nav-links.module.scss'

/** Top of the admin's menu: what was given and what people sent, and how much of it waits. Counted anew with each page. */
export async function NavLinks({ payload, user }: ServerProps) {
  const { giving, sent } = await linksFor(payload, user)
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
      {allowed(user, 'content', 'update') && (
        // Another layout of the application: it is loaded, not gone to.
        <a id="nav-editor" className="nav__link" href={paths.editor} target="_blank" rel="noopener">
          Try the editor
        </a>
      )}
    </div>
  )
}
