/** Whole addresses of pages, for links that leave the site: sharing, calendars, mails. */
import 'server-only'
import { env } from './env'

/** The address of a page with the site's origin. @param path as `localized` gives it */
export function siteAddress(path: string): string {
  return new URL(path, env().siteUrl).href
}
