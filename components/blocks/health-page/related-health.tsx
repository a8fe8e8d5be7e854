import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ListLabels } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { RelatedList } from '../record-page/related-list'

export interface RelatedHealthProps extends ListViewProps<'health'> {
  /** Id of the entry that is shown. */
  current: number
  labels: ListLabels & { title: string }
}

/** The foundation's other health services. */
export function RelatedHealth({ list, current, locale, labels }: RelatedHealthProps) {
  const items = list?.records
    .filter(({ Id }) => Id !== current)
    .map(({ Id, title, text, image }) => ({
      id: Id,
      href: localized(locale, paths.health(Id)),
      title,
      text,
      image,
    }))
  return (
    <RelatedList heading={labels.title} items={items} images={list?.images ?? {}} labels={labels} locale={locale} />
  )
}
