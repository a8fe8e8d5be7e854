import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { PageWindow } from '@/lib/shared/content/list-paging'
import { useLabels } from '../labels'
import { ListPages } from '../list-pages/list-pages'

/** The ways to newer and older news. */
export function NewsListPages({ window, locale }: { window: PageWindow; locale: Locale }) {
  const { newer, older, ...labels } = useLabels('newsPages').pages
  return (
    <ListPages
      window={window}
      pathOf={paths.newsPage}
      labels={{ ...labels, previous: newer, next: older }}
      locale={locale}
    />
  )
}
