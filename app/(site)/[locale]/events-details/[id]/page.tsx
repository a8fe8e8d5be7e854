import '@/components/common-styles'
import { EventPage } from '@/components/blocks/events/event-page'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
import { localized } from '@/lib/addresses'
import { getList, getPicturesOf, getVersionsOf } from '@/lib/content'
import { calendarEvent } from '@/lib/events/calendar-event'
import { nextEnd } from '@/lib/events/times'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { wordsOfRecord } from '@/lib/seo/record-words'
import { siteAddress } from '@/lib/site-address'
import type { RecordProps } from '../../load-record'
import { loadEvent } from './load-event'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: RecordProps) {
  const { locale, card, detail } = await loadEvent(props)
  return pageMetadata({ locale, path: paths.event(card.Id), ...wordsOfRecord(card, detail) })
}

export default async function EventDetails(props: RecordProps) {
  const { locale, card: event, detail } = await loadEvent(props)
  const drawn = await getVersionsOf(['events', 'eventsCategoryDescription'])
  const [others, images] = await Promise.all([getList('events', locale), getPicturesOf([event, detail], locale)])
  const url = siteAddress(localized(locale, paths.event(event.Id)))
  const calendar = calendarEvent(event, locale)
  const now = Date.now()
  return (
    <>
      <EventPage {...{ event, detail, others, images, calendar, now, url, locale }} />
      <KeepFresh drawn={drawn} until={nextEnd(others.records, now)} />
    </>
  )
}
