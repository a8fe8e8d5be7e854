import { type Locale, localized } from '@/lib/shared/addresses/localized'

/** Where a block leads, in the page's language: files and whole addresses have none. */
export function linkIn(locale: Locale, link: string): string {
  return link.startsWith('/') && !/\.[a-z\d]+$/i.test(link) ? localized(locale, link) : link
}
