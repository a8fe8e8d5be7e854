/** Addresses that machines ask for, without the language prefix; apart from lib/paths.ts, which browsers load. */

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
} as const

/** The drawn picture that messengers show of a page. @param page the page's path, as lib/paths.ts gives it */
export function previewPath(page: string): string {
  return `${page}/preview.jpg`
}

/** Whether an address, whatever its query, is that of a drawn picture. */
export const isPreviewAddress = (address: string): boolean =>
  /^(?!\/(?:media|images|_next|api)\/)(?:\/[^/?]+)*\/preview\.jpg(?:\?|$)/.test(address)
