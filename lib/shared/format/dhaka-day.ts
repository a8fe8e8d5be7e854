/** The clock and the calendar of Dhaka. */

/** How far it is ahead of UTC: Bangladesh has had no summer time since 2009. */
export const DHAKA_MS = 6 * 3_600_000

/** The day that it is in Dhaka at a moment, `2026-11-21`. */
export function dhakaDay(at: Date): string {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(at)
}

/** When a day begins in Dhaka, in milliseconds since 1970. @param day `2026-11-21` */
export const dhakaMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) - DHAKA_MS
