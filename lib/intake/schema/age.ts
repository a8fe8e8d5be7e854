/** Ages from which and up to which people volunteer. */
export const MIN_AGE = 16
export const MAX_AGE = 120

/** Days of Dhaka's calendar: `2026-03-10`. */
const DHAKA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', dateStyle: 'short' })

/** Whole years from a day (`2008-02-29`) to today in Dhaka; negative where the day is still to come. */
export function ageInYears(day: string, now = new Date()): number {
  const today = DHAKA.format(now)
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4))
  return today.slice(5) < day.slice(5) ? years - 1 : years
}
