import '@/components/common-styles'
import { getMessages } from 'next-intl/server'
import { EventPage } from '@/components/blocks/events/event-page'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { getList, getPicturesOf, getSettings, getVersionsOf } from '@/lib/delivery/content'
import { pageAddress } from '@/lib/platform/site-address'
import { calendarEvent } from '@/lib/publishing/calendar/calendar-event'
import { recordMetadata } from '@/lib/publishing/seo/page-metadata'
import { wordsOfRecord } from '@/lib/publishing/seo/record-words'
import { event as eventNode } from '@/lib/publishing/structured-data/events'
import { paths } from '@/lib/shared/addresses/paths'
import { nextEnd } from '@/lib/shared/content/event-times'
import { loadEvent, type RecordProps } from '../../load-record'
import { pageBox } from '../../page-box'
import { PageData } from '../../page-data'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: RecordProps) {
  const record = await loadEvent(props)
  return recordMetadata('event', record, { path: paths.event(record.card.Id) })
}

export default async function EventDetails(props: RecordProps) {
  const { locale, card: event, detail } = await loadEvent(props)
  const versions = await getVersionsOf(['events', 'eventsCategoryDescription', 'donation'])
  const box = await pageBox({ category: detail?.category }, locale)
  const [others, images, { events }, { placeholders }] = await Promise.all([
    getList('events', locale),
    getPicturesOf([event, detail], locale),
    getMessages(),
    getSettings(locale),
  ])
  const under = [{ name: events.title, path: paths.events }]
  const url = pageAddress(locale, paths.event(event.Id))
  const calendar = calendarEvent(event, locale)
  const now = Date.now()
  return (
    <>
      <EventPage {...{ event, detail, others, images, calendar, now, placeholders, url, under, box, locale }} />
      <PageData
        {...{ locale, path: paths.event(event.Id), ...wordsOfRecord('event', event, detail) }}
        under={under}
        nodes={(page) => [eventNode(page, { card: event, detail, images })]}
      />
      <RefreshWhenStale versions={versions} until={nextEnd(others.records, now)} />
    </>
  )
}
