/** What the address says of a page. Client-safe, and apart from the menu's table, which stays on the server. */
import type { Locale } from '@/lib/shared/addresses/localized'

/** A page's address without its language: the server sees /en/news where the browser sees /news. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(/^\/(en|bn)(?=\/|$)/, '') || '/'
}

/** The language of an address: Bangla below /bn, English everywhere else. */
export function localeOfPath(pathname: string): Locale {
  return pathname.split('/')[1] === 'bn' ? 'bn' : 'en'
}

export interface MenuTarget {
  href: string
  /** First segments of the pages below it. */
  sections: string[]
}

/** What aria-current says of a menu item on a page: the page itself, or a page below it. */
export function currentOf({ href, sections }: MenuTarget, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return sections.includes(path.split('/')[1] ?? '') ? 'true' : undefined
}
