import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { EventsPage } from '@/components/blocks/events/events-page'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { StaleNote } from '@/components/blocks/stale-note/stale-note'
import { getList } from '@/lib/content'
import { nextEnd } from '@/lib/events/times'
import { isLocale } from '@/lib/i18n/routing'
import { siteAddress } from '@/lib/site-address'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const { events } = await getMessages({ locale })
  return { title: events.title, description: events.description }
}

export default async function Events({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [banner, details, events, projects, messages] = await Promise.all([
    getList('eventsBanner', locale),
    getList('eventsDetails', locale),
    getList('events', locale),
    getList('projects', locale),
    getMessages(),
  ])
  const { title, noSlider } = messages.events
  const now = Date.now()
  return (
    <>
      <PageBannerOfList type="eventsBanner" list={banner} heading={title} empty={noSlider} locale={locale} />
      <EventsPage details={details} events={events} now={now} site={siteAddress('/')} locale={locale} />
      <KeepFresh until={nextEnd(events.records, now)} />
      <StaleNote initial={projects} locale={locale} />
    </>
  )
}
