import { ButtonLink } from '@/components/ui/button/button-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { NewsWindow } from '@/lib/shared/content/news-paging'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import { useLabels } from '../labels'
import styles from './news-pages.module.scss'

/** The ways to newer and older news; nothing while one page holds them all. */
export function NewsPages({ window: { page, pages }, locale }: { window: NewsWindow; locale: Locale }) {
  const { label, newer, older, at } = useLabels('newsPages').pages
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={localized(locale, paths.newsPage(page - 1))} variant="ghost" rel="prev">
          {newer}
        </ButtonLink>
      )}
      <p>{fill(at, { page: number(page, locale), pages: number(pages, locale) })}</p>
      {page < pages && (
        <ButtonLink href={localized(locale, paths.newsPage(page + 1))} variant="ghost" rel="next">
          {older}
        </ButtonLink>
      )}
    </nav>
  )
}
