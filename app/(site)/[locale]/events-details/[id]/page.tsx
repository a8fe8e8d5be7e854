import '@/components/common-styles'
import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { EventPage } from '@/components/blocks/events/event-page'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
import { localized } from '@/lib/addresses'
import { getList, getPicturesOf, getVersionsOf } from '@/lib/content'
import { nextEnd } from '@/lib/events/times'
import { metadataOf } from '@/lib/format/metadata'
import { paths } from '@/lib/paths'
import { siteAddress } from '@/lib/site-address'
import { calendarEvent, type EventProps, loadEvent } from './load-event'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: EventProps): Promise<Metadata> {
  const { event, detail } = await loadEvent(props)
  return metadataOf(event, detail)
}

export default async function EventDetails(props: EventProps) {
  const { locale, event, detail } = await loadEvent(props)
  setRequestLocale(locale)
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
