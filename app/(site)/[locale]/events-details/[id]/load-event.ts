import { notFound } from 'next/navigation'
import { type Locale, localized, parseId } from '@/lib/addresses'
import { getRecord } from '@/lib/content'
import type { Event } from '@/lib/content/types'
import type { CalendarEvent } from '@/lib/events/calendar'
import { isLocale } from '@/lib/i18n/routing'
import { paths } from '@/lib/paths'
import { siteAddress } from '@/lib/site-address'

export interface EventProps {
  params: Promise<{ locale: string; id: string }>
}

/** The event of an address, for its page and its calendar file. */
export async function loadEvent({ params }: EventProps) {
  const { locale, id: segment } = await params
  const id = parseId(segment)
  if (!isLocale(locale) || !id) notFound()
  const [event, detail] = await Promise.all([
    getRecord('events', id, locale),
    getRecord('eventsCategoryDescription', id, locale),
  ])
  return event ? { locale, event, detail } : notFound()
}

/** The event as calendars take it; undefined for one without a date. */
export function calendarEvent({ Id, title, text, place, startsAt, endsAt }: Event, locale: Locale) {
  if (!startsAt) return undefined
  const uid = `event-${Id}@${new URL(siteAddress('/')).hostname}`
  const url = siteAddress(localized(locale, paths.event(Id)))
  return { uid, title, text, place, url, startsAt, endsAt } satisfies CalendarEvent
}
