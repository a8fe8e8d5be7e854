/** Whether a request has credentials, valid or not (lib/front/admission.ts and the app check them). */
import type { IncomingHttpHeaders } from 'node:http'
import { SESSION_COOKIE } from '@/lib/platform/credentials/session-token'

/** Whether a request has an Authorization header or a session cookie. */
export const hasCredentials = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || SESSION_COOKIE.test(cookie ?? '')
