import { type Locale, localized } from '@/lib/addresses'
import type { Event, RecordTimes } from '@/lib/content/types'
import { paths } from '@/lib/paths'
import { siteAddress } from '@/lib/site-address'
import type { CalendarEvent } from './calendar'

/** The event as calendars take it; undefined for one without a date. */
export function calendarEvent(
  { Id, title, text, place, startsAt, endsAt }: Event,
  locale: Locale,
  times?: RecordTimes,
): CalendarEvent | undefined {
  if (!startsAt) return undefined
  const uid = `event-${Id}@${new URL(siteAddress('/')).hostname}`
  const url = siteAddress(localized(locale, paths.event(Id)))
  return { uid, title, text, place, url, startsAt, endsAt, times }
}
