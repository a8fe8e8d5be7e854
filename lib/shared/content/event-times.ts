/** When events begin and are over, and so in which of the two lists they stand. Client-safe. */
import type { Event } from './types'

type Times = Pick<Event, 'status' | 'startsAt' | 'endsAt'>

/** Bangladesh keeps one time all year. */
export const DHAKA_MS = 6 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * When an event is over, in milliseconds since 1970: its own end, or the end of the day in Dhaka on which it begins.
 * Undefined for an event without dates.
 */
export function endOf({ startsAt, endsAt }: Times): number | undefined {
  if (endsAt) return Date.parse(endsAt)
  if (!startsAt) return undefined
  const local = Date.parse(startsAt) + DHAKA_MS
  return (Math.floor(local / DAY_MS) + 1) * DAY_MS - DHAKA_MS
}

/** Whether an event stands among the latest: editors put it there, or it is over. */
export function isLatest(event: Times, now: number): boolean {
  return event.status === 'latest' || (endOf(event) ?? Number.POSITIVE_INFINITY) <= now
}

/** Upcoming events, the soonest first and those without a date last; latest events, the newest first. */
export function splitEvents<E extends Times>(events: readonly E[], now: number): { upcoming: E[]; latest: E[] } {
  const upcoming = events.filter((event) => !isLatest(event, now))
  const latest = events.filter((event) => isLatest(event, now))
  const start = ({ startsAt }: Times, undated: number) => (startsAt ? Date.parse(startsAt) : undated)
  return {
    upcoming: upcoming.sort((a, b) => compare(start(a, Number.MAX_VALUE), start(b, Number.MAX_VALUE))),
    latest: latest.sort((a, b) => compare(start(b, 0), start(a, 0))),
  }
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** When the next upcoming event will be over, in milliseconds since 1970; undefined when none has a date. */
export function nextEnd(events: readonly Times[], now: number): number | undefined {
  const ends = events.filter((event) => !isLatest(event, now)).flatMap((event) => endOf(event) ?? [])
  return ends.length > 0 ? Math.min(...ends) : undefined
}
