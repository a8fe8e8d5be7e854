import type { PageBox } from '@/lib/giving/shared/box-figures'
import type { CalendarEvent } from '@/lib/publishing/calendar/calendar'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { mainPicture, titleOfRecord } from '@/lib/shared/content/record-head'
import type { CategoryDescription, Event, ImageIndex, LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { bannerPictures } from '../page-banner/banner-pictures'
import { RecordArticle } from '../record-page/record-article'
import { EventFacts } from './event-facts'
import { RelatedEvents } from './related-events'
import { RelatedEventsLive } from './related-events-live'

interface EventPageProps {
  event: Event
  /** The page half, where editors have filled it in. */
  detail: CategoryDescription | undefined
  others: LiveList<'events'>
  images: ImageIndex
  calendar: CalendarEvent | undefined
  now: number
  /** Whether its missing day is passed over, as the specification does. */
  placeholders: boolean
  url: string
  /** Pages between home and this one. */
  under: readonly Step[]
  /** What stands beside it, to give to. */
  box: PageBox
  locale: Locale
}

export function EventPage(props: EventPageProps) {
  const { event, detail, others, images, calendar, now, placeholders, url, under, box, locale } = props
  const labels = useLabels('events')
  return (
    <RecordArticle
      banner={{
        under,
        heading: detail?.category || labels.title,
        pictures: bannerPictures(detail, [event.image]),
        empty: labels.noBanner,
      }}
      head={{ title: titleOfRecord('event', event, detail), category: detail?.category, image: null }}
      before={
        <EventFacts
          event={event}
          image={mainPicture(event, detail)}
          images={images}
          calendar={calendar}
          undated={placeholders ? '' : labels.noDay}
          locale={locale}
        />
      }
      html={detail?.text || event.text}
      empty={labels.noBody}
      images={images}
      url={url}
      box={box}
      locale={locale}
      related={
        <LiveView
          polling={RelatedEventsLive}
          view={RelatedEvents}
          type="events"
          list={others}
          current={event.Id}
          now={now}
          locale={locale}
          labels={{ ...labels.related, loading: labels.loading }}
        />
      }
    />
  )
}
