import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './file-links.module.scss'

interface FileLinksProps {
  title: string
  links: { href: string; words: string }[]
  /** Where the words are what an editor wrote. */
  locale?: Locale
}

/** What a page offers to other programs, in one quiet line. */
export function FileLinks({ title, links, locale }: FileLinksProps) {
  return (
    <div className={styles.line}>
      {title && <p {...(locale && inLang(title, locale))}>{title}</p>}
      <ul>
        {links.map(({ href, words }) => (
          <li key={href}>
            <a {...(locale && inLang(words, locale))} href={href}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
