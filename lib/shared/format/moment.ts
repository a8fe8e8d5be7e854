/** Moments as the wire writes them. */

const OLDEST = Date.UTC(1900, 0)
const NEWEST = Date.UTC(2200, 0)

/** ISO 8601, with its zone where it has a time: the server's own would be a guess. */
const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** Whether a text is a moment between 1900 and 2200. */
export function isMoment(text: string): boolean {
  const moment = ISO.test(text) ? Date.parse(text) : Number.NaN
  return moment >= OLDEST && moment < NEWEST
}

/** The same moment in UTC. */
export const toIso = (text: string): string => new Date(text).toISOString()
