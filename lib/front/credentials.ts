/** Whether somebody says who they are; whether it is true, lib/front/admission.ts and the app ask. */
import type { IncomingHttpHeaders } from 'node:http'
import { SESSION_COOKIE } from '@/lib/platform/credentials/session-token'

/** Whether a request comes with a session, a token or a key. */
export const showsCredentials = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || SESSION_COOKIE.test(cookie ?? '')
