import type { IncomingHttpHeaders } from 'node:http'
import { inWords, type TextKey } from '@/lib/shared/i18n/admin/words'

/** Message on a screen of the admin whose session has ended: unsaved input is not lost. */
export const SIGNED_OUT = 'content.calls.signedOut' satisfies TextKey

/** The cookie of the admin's language, by either of its names (lib/access/sessions/language-settings). */
const LANGUAGE_COOKIE = /(?:^|;\s*)(?:__Host-)?payload-lng=([\w-]+)/

/** The same in the language that a request's cookie names: for the reverse proxy, which has no more of the admin's language. */
export const signedOutMessage = ({ cookie }: IncomingHttpHeaders): string =>
  inWords({ key: SIGNED_OUT }, LANGUAGE_COOKIE.exec(cookie ?? '')?.[1])
