/** How long somebody stays signed in. */

/** Seconds without a word from the browser after which it is over. */
export const IDLE_SECONDS = 8 * 60 * 60

/** Seconds after which the password is asked for again, however busy somebody was (OWASP, Session Management). */
export const ABSOLUTE_SECONDS = 7 * 24 * 60 * 60

/** Whether a session may go on for another idle time: none outlives its absolute end. @param now milliseconds since 1970 */
export function mayGoOn(createdAt: Date, now = Date.now()): boolean {
  return now + IDLE_SECONDS * 1000 <= createdAt.getTime() + ABSOLUTE_SECONDS * 1000
}
