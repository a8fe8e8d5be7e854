import type { SearchAnswer } from '@/lib/publishing/search/types'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { SearchLabels } from './search-labels'

/** How much was found, in a sentence. */
export function resultSummary(
  { query, isCut, hasWords, instead, total, page, pages }: SearchAnswer,
  locale: Locale,
  labels: SearchLabels,
) {
  const cut = isCut ? labels.cut : ''
  if (!query) return labels.hint
  if (!hasWords || total === 0) return [fill(labels.none, { query }), cut].join(' ')
  const other = instead ? fill(labels.instead, { instead, query }) : ''
  const count = fill(total === 1 ? labels.one : labels.many, { total: number(total, locale), query: instead ?? query })
  const at = pages > 1 ? fill(labels.pages.at, { page: number(page, locale), pages: number(pages, locale) }) : ''
  return [other, count, at, cut].filter(Boolean).join(' ')
}
