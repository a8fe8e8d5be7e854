import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './file-links.module.scss'

interface FileLinksProps {
  title: string
  links: {
    href: string
    words: string
    /** Kind and size, in the language of the page. */
    facts?: string
  }[]
  /** Where the words are what an editor wrote. */
  locale?: Locale
}

/** What a page offers to other programs, in one quiet line. */
export function FileLinks({ title, links, locale }: FileLinksProps) {
  return (
    <div className={styles.line}>
      {title && <p {...(locale && inLang(title, locale))}>{title}</p>}
      <ul>
        {links.map(({ href, words, facts }) => (
          <li key={href}>
            <a href={href}>
              <span {...(locale && inLang(words, locale))}>{words}</span>
              {facts && ` (${facts})`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
