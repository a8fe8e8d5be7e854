import { pageAddress, siteAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Event, RecordTimes } from '@/lib/shared/content/types'
import type { CalendarEvent } from './calendar'

/** The event as calendars take it; undefined for one without a date. */
export function calendarEvent(
  { Id, title, text, place, startsAt, endsAt }: Event,
  locale: Locale,
  times?: RecordTimes,
): CalendarEvent | undefined {
  if (!startsAt) return undefined
  const uid = `event-${Id}@${new URL(siteAddress('/')).hostname}`
  const url = pageAddress(locale, paths.event(Id))
  return { uid, title, text, place, url, startsAt, endsAt, times }
}
