/** Languages of the admin: which there are, and which a browser was given. */
import { bnBd } from '@payloadcms/translations/languages/bnBd'
import { en } from '@payloadcms/translations/languages/en'
import { getRequestLanguage } from 'payload'
import { parseCookies } from 'payload/shared'
import type { Locale } from '@/lib/shared/addresses/localized'
import { LANGUAGE_CODES } from '@/lib/shared/i18n/admin/words'
import { cookiePrefix } from './cookie-prefix'

/** Languages of Payload's own texts, and the prefix of the cookie that names one. */
export const languageSettings = () => ({
  cookiePrefix: cookiePrefix(),
  i18n: { fallbackLanguage: LANGUAGE_CODES.en, supportedLanguages: { en, [LANGUAGE_CODES.bn]: bnBd } },
})

/** The language that Payload answers a request in, as it names it: of the cookie, or what the browser prefers. */
export const languageOf = (headers: Headers): string =>
  getRequestLanguage({ config: languageSettings() as never, cookies: parseCookies(headers), headers })

const YEAR_S = 365 * 24 * 60 * 60

/** Payload's cookie of the admin's language, from which pages and calls know it. */
export function languageCookie(locale: Locale): string {
  const prefix = cookiePrefix()
  const secure = prefix.startsWith('__Host-') ? '; Secure' : ''
  return `${prefix}-lng=${LANGUAGE_CODES[locale]}; Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
