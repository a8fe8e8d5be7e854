import type { IncomingHttpHeaders } from 'node:http'
import { signedOutText } from '@/lib/shared/i18n/admin/signed-out'

/** The cookie of the admin's language, by either of its names (lib/access/sessions/language-settings). */
const LANGUAGE_COOKIE = /(?:^|;\s*)(?:__Host-)?payload-lng=([\w-]+)/

/** Message on a screen of the admin whose session has ended, in the language of a request's cookie: unsaved input is not lost. */
export const signedOutMessage = ({ cookie }: IncomingHttpHeaders): string =>
  signedOutText(LANGUAGE_COOKIE.exec(cookie ?? '')?.[1])
