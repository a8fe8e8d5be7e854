/** Until when things are kept. All in UTC; moments as the database writes them. */

const DAY_MS = 24 * 60 * 60 * 1000

/** The moment so many days before another. */
export const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()

/** The same day and time so many months earlier; where that month is too short, its last day. */
export function monthsBefore(now: Date, months: number): string {
  const day = now.getUTCDate()
  const moment = new Date(now)
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, lastDay))
  return moment.toISOString()
}
