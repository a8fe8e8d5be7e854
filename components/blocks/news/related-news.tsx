import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { day } from '@/lib/shared/format/date'
import type { ListLabels } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { RelatedList } from '../record-page/related-list'
import { RELATED_NEWS } from './related-count'

export interface RelatedNewsProps extends ListViewProps<'news'> {
  /** Id of the item that is shown; none on pages that are no news. */
  current?: number
  /** How many are shown. */
  count?: number
  labels: ListLabels & { title: string }
}

/** The newest items beside an article. */
export function RelatedNews({ list, current, count = RELATED_NEWS, locale, labels }: RelatedNewsProps) {
  const items = list?.records
    .filter(({ Id }) => Id !== current)
    .slice(0, count)
    .map(({ Id, title, image, date }) => ({
      id: Id,
      href: localized(locale, paths.newsItem(Id)),
      title,
      image,
      top: day(date, locale),
    }))
  return (
    <RelatedList heading={labels.title} items={items} images={list?.images ?? {}} labels={labels} locale={locale} />
  )
}
