/** Not really an address: what is relative to it stays on this site. */
const HERE = 'http://here.invalid'

/** Encoded slashes, backslashes and dots: what somebody may decode once more on the way. */
const TWICE_ENCODED = /%(25|2e|2f|5c)/i

/** Screens that would sign out again, or redirect in a circle. */
const NO_LANDING = /^\/admin\/(log(in|out)|forgot|reset|unauthorized|create-first-user)/

/** Parameter of the sign-in's address: the session ended for inactivity. */
export const ENDED_PARAMETER = 'ended'

/**
 * Where to redirect after signing in: always a screen of this site's admin, whatever the address asks for (OWASP,
 * Unvalidated Redirects).
 * @param asked value of ?redirect=
 */
export function safeAdminRedirect(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/admin') || !URL.canParse(asked, HERE)) return '/admin'
  // As a browser reads it: without .., with / for \, and without line breaks.
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  const isAdmin = origin === HERE && /^\/admin(\/|$)/.test(pathname)
  if (!isAdmin || TWICE_ENCODED.test(pathname) || NO_LANDING.test(pathname)) return '/admin'
  return `${pathname}${search}${hash}`
}
