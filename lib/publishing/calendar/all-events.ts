import 'server-only'
import { getMessages } from 'next-intl/server'
import { getList, getSettings, getTimes } from '@/lib/delivery/content'
import { pageAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { paths } from '@/lib/shared/addresses/paths'
import { fill } from '@/lib/shared/format/fill'
import { calendarOf } from './calendar'
import { calendarEvent } from './calendar-event'

/** All events that have a date, as one calendar (RFC 5545). @throws ContentUnavailable */
export async function eventsCalendar(locale: Locale): Promise<string> {
  const [{ records }, times, { name }, { events, feeds }] = await Promise.all([
    getList('events', locale),
    getTimes('events'),
    getSettings(locale),
    getMessages({ locale }),
  ])
  const dated = records.flatMap((event) => calendarEvent(event, locale, times.get(event.Id)) ?? [])
  return calendarOf(dated, {
    name: fill(feeds.events, { site: name }),
    description: events.description,
    url: pageAddress(locale, paths.events),
    source: pageAddress(locale, machinePaths.calendar),
  })
}
