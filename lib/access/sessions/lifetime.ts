/** Lifetime of sessions. */

/** Idle timeout, in seconds. */
export const IDLE_SECONDS = 8 * 60 * 60

/** Absolute timeout, in seconds, however active a session is (OWASP, Session Management). */
export const ABSOLUTE_SECONDS = 7 * 24 * 60 * 60

/** Whether a session may be refreshed for another idle timeout, within the absolute one. @param now milliseconds since 1970 */
export function canRefresh(createdAt: Date, now = Date.now()): boolean {
  return now + IDLE_SECONDS * 1000 <= createdAt.getTime() + ABSOLUTE_SECONDS * 1000
}
