import '@/components/common-styles'
import { EventsPage } from '@/components/blocks/events/events-page'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { StructuredData } from '@/components/site/structured-data'
import { getList, getSettings } from '@/lib/delivery/content'
import { siteAddress } from '@/lib/platform/site-address'
import { eventList } from '@/lib/publishing/structured-data/events'
import { paths } from '@/lib/shared/addresses/paths'
import { nextEnd } from '@/lib/shared/content/event-times'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.events,
  words: ({ events }) => events,
  kind: 'CollectionPage',
  draw: async (locale, messages) => {
    const [banner, details, events, { placeholders }] = await Promise.all([
      getList('eventsBanner', locale),
      getList('eventsDetails', locale),
      getList('events', locale),
      getSettings(locale),
    ])
    const { title, noSlider } = messages.events
    const now = Date.now()
    return (
      <>
        <LivePageBanner type="eventsBanner" list={banner} heading={title} empty={noSlider} locale={locale} />
        <EventsPage {...{ details, events, now, placeholders, site: siteAddress('/'), locale }} />
        <StructuredData nodes={[eventList(events.records, now, locale)]} />
        <RefreshWhenStale until={nextEnd(events.records, now)} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
