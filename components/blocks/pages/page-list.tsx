import { PageLink } from '@/components/ui/page-link/page-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import type { BlockPage } from '@/lib/shared/content/pages'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './page-list.module.scss'

interface PageListProps {
  pages: readonly Pick<BlockPage, 'path' | 'title' | 'tagline'>[]
  locale: Locale
}

/** Pages by their names, with what each is about. */
export function PageList({ pages, locale }: PageListProps) {
  return (
    <ul className={styles.list}>
      {pages.map(({ path, title, tagline }) => (
        <li key={path}>
          <h3 {...inLang(title, locale)}>
            <PageLink href={localized(locale, path)}>{title}</PageLink>
          </h3>
          {tagline && <p {...inLang(tagline, locale)}>{tagline}</p>}
        </li>
      ))}
    </ul>
  )
}
