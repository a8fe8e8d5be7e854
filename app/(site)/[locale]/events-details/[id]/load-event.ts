import { type Locale, localized } from '@/lib/addresses'
import type { Event } from '@/lib/content/types'
import type { CalendarEvent } from '@/lib/events/calendar'
import { paths } from '@/lib/paths'
import { siteAddress } from '@/lib/site-address'
import { loadRecord, type RecordProps } from '../../load-record'

/** The event of an address, for its page and its calendar file. */
export const loadEvent = (props: RecordProps) => loadRecord(props, 'events', 'eventsCategoryDescription')

/** The event as calendars take it; undefined for one without a date. */
export function calendarEvent({ Id, title, text, place, startsAt, endsAt }: Event, locale: Locale) {
  if (!startsAt) return undefined
  const uid = `event-${Id}@${new URL(siteAddress('/')).hostname}`
  const url = siteAddress(localized(locale, paths.event(Id)))
  return { uid, title, text, place, url, startsAt, endsAt } satisfies CalendarEvent
}
