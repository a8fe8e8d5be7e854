/** Whether somebody says who they are; whether it is true, the app asks. */
import type { IncomingHttpHeaders } from 'node:http'

/** The cookie with which staff are signed in, by either of its names (lib/accounts/cookie-prefix). */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?payload-token=/

/** Whether a request comes with a session, a token or a key. */
export const showsCredentials = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || SESSION_COOKIE.test(cookie ?? '')
