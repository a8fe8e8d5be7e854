import { ButtonLink } from '@/components/ui/button/button-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import type { PageWindow } from '@/lib/shared/content/list-paging'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import styles from './list-pages.module.scss'

interface ListPagesProps {
  window: PageWindow
  /** Path of a page of the list, by its number from 1 on. */
  pathOf: (page: number) => string
  labels: { label: string; previous: string; next: string; at: string }
  locale: Locale
}

/** The ways to the pages of a list before and after this one; nothing while one page holds all of it. */
export function ListPages({ window: { page, pages }, pathOf, labels, locale }: ListPagesProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={labels.label} className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={localized(locale, pathOf(page - 1))} variant="ghost" rel="prev">
          {labels.previous}
        </ButtonLink>
      )}
      <p>{fill(labels.at, { page: number(page, locale), pages: number(pages, locale) })}</p>
      {page < pages && (
        <ButtonLink href={localized(locale, pathOf(page + 1))} variant="ghost" rel="next">
          {labels.next}
        </ButtonLink>
      )}
    </nav>
  )
}
