import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { splitEvents } from '@/lib/shared/content/event-times'
import { day } from '@/lib/shared/format/date'
import type { ListLabels } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { RelatedList } from '../record-page/related-list'

export interface RelatedEventsProps extends ListViewProps<'events'> {
  /** Id of the event that is shown. */
  current: number
  /** The moment of the drawing, in milliseconds since 1970. */
  now: number
  labels: ListLabels & { title: string }
}

/** As many as stand beside an article. */
const SHOWN = 4

/** Other events: those to come first, then the latest. */
export function RelatedEvents({ list, current, now, locale, labels }: RelatedEventsProps) {
  const parted = list && splitEvents(list.records, now)
  const items = parted && [...parted.upcoming, ...parted.latest].filter(({ Id }) => Id !== current).slice(0, SHOWN)
  return (
    <RelatedList
      heading={labels.title}
      items={items?.map(({ Id, title, image, startsAt }) => ({
        id: Id,
        href: localized(locale, paths.event(Id)),
        title,
        image,
        top: day(startsAt, locale),
      }))}
      images={list?.images ?? {}}
      labels={labels}
      locale={locale}
    />
  )
}
