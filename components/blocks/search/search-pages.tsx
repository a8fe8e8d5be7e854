import { ButtonLink } from '@/components/ui/button/button-link'
import type { SearchAnswer } from '@/lib/publishing/search/types'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { addressQuery } from '@/lib/shared/addresses/search-query'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { SearchLabels } from './search-labels'
import styles from './search-results.module.scss'

interface SearchPagesProps {
  answer: SearchAnswer
  locale: Locale
  labels: SearchLabels['pages']
}

/** The ways through the pages of results; nothing while one page holds them all. */
export function SearchPages({ answer: { query, page, pages }, locale, labels }: SearchPagesProps) {
  if (pages < 2) return null
  const href = (to: number) => localized(locale, paths.search) + addressQuery(query, to)
  return (
    <nav aria-label={labels.label} className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={href(page - 1)} variant="ghost" rel="prev">
          {labels.previous}
        </ButtonLink>
      )}
      <p>{fill(labels.at, { page: number(page, locale), pages: number(pages, locale) })}</p>
      {page < pages && (
        <ButtonLink href={href(page + 1)} variant="ghost" rel="next">
          {labels.next}
        </ButtonLink>
      )}
    </nav>
  )
}
