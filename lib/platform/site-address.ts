/** Whole addresses, for links that leave the site: sharing, calendars, search engines, mails. */
import 'server-only'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { env } from './env/env'

/** The absolute URL of a path of this site. @param path with its language, if it has one */
export function siteAddress(path: string): string {
  return new URL(path, env().siteUrl).href
}

/** The address of a page in a language. @param path without the language, as lib/shared/addresses/paths.ts gives it */
export function pageAddress(locale: Locale, path: string): string {
  return siteAddress(localized(locale, path))
}
