import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { kindsInBin } from '@/lib/content/list-bin'
import { groupsFor } from '@/lib/content/words/find-words'
import { mayLook } from '@/lib/retention/privacy/rights'
import { paths } from '@/lib/shared/addresses/paths'
import { number } from '@/lib/shared/format/number'
import { BIN } from '../bin/addresses'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { MISSING_BANGLA } from '../translation/addresses'
import { WORDS } from '../words/addresses'
import { loadWaitingLinks } from './load-waiting-links'
import styles from './nav-links.module.scss'

/** Links at the top of the admin's menu, with pending items. Counted anew with each page. */
export async function NavLinks({ payload, user }: ServerProps) {
  const words = await getWords('inbox')
  const locale = await staffLocaleOfRequest()
  const { giving, sent } = await loadWaitingLinks(payload, user, words)
  const links = [...giving, ...sent]
  return (
    <div className={styles.links}>
      {links.map(({ id, href, label, count, counted, suspected }) => (
        <Link key={id} id={id} className="nav__link" href={href} prefetch={false}>
          {label}
          {count > 0 && (
            <span className={shared.count}>
              {number(count, locale)}
              <span className={shared.hidden}> {counted}</span>
            </span>
          )}
          {suspected && <span className={styles.suspected}>{`· ${suspected}`}</span>}
        </Link>
      ))}
      {mayLook(user) && (
        <Link id="nav-privacy" className="nav__link" href="/admin/privacy" prefetch={false}>
          {(await getWords('privacy'))('title')}
        </Link>
      )}
      {isAllowed(user, 'content', 'update') && (
        <Link id="nav-missing-bangla" className="nav__link" href={MISSING_BANGLA} prefetch={false}>
          {(await getWords('translation'))('title')}
        </Link>
      )}
      {kindsInBin(user ?? null).length > 0 && (
        <Link id="nav-bin" className="nav__link" href={BIN} prefetch={false}>
          {(await getWords('bin'))('nav')}
        </Link>
      )}
      {groupsFor(user).length > 0 && (
        <Link id="nav-words" className="nav__link" href={WORDS} prefetch={false}>
          {(await getWords('words'))('title')}
        </Link>
      )}
      {isAllowed(user, 'content', 'update') && (
        // Another layout of the application: it is loaded, not gone to.
        <a id="nav-editor" className="nav__link" href={paths.editor} target="_blank" rel="noopener">
          {words('waiting.editor')}
        </a>
      )}
    </div>
  )
}
