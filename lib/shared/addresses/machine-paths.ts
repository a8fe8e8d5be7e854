/** Addresses that machines ask for, without the language prefix; apart from lib/shared/addresses/paths.ts, which browsers load. */
import { paths } from './paths'

export const machinePaths = {
  rss: '/feed.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  /** All events, for people's own calendars. */
  calendar: '/events.ics',
  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
  /** Part of a sitemap too long for one file, from 1 on. */
  sitemapPart: (part: number) => `/sitemap/${part}.xml`,
  robots: '/robots.txt',
  /** WICG, Speculation Rules, section 6.1. */
  speculationRules: '/speculation-rules.json',
  /** Its folder is what it may answer for (Service Workers, section 3.1). */
  serviceWorker: '/service-worker.js',
  /** RFC 9116, section 3. */
  security: '/.well-known/security.txt',
} as const

/** The drawn picture that messengers show of a page. @param page the page's path, as lib/shared/addresses/paths.ts gives it */
export function socialCardPath(page: string): string {
  return `${page === paths.home ? '' : page}/preview.jpg`
}

/** Pages of records, which have pictures of their own; 0 stands for any Id. */
const RECORD_PAGES = [
  ...[paths.newsItem, paths.event, paths.project, paths.health, paths.campaign].map((path) => path(0)),
  paths.subcategory(0, 0),
]

const CARD_PAGES = ['', ...RECORD_PAGES].map((page) => page.replace(/\b0\b/g, '[^/?]+')).join('|')
const CARD_ADDRESS = new RegExp(`^(?:/bn)?(?:${CARD_PAGES})/preview\\.jpg(?:\\?|$)`)

/**
 * Whether an address, whatever its query, is that of a drawn picture. Another server's pictures may have the name in any
 * other folder.
 */
export const isSocialCardAddress = (address: string): boolean => CARD_ADDRESS.test(address)
