/** What the front tells crawlers: robots.txt (RFC 9309), and X-Robots-Tag on what is not for them. */
import { BlockList, isIP } from 'node:net'
import type { Env } from '@/lib/platform/env/env'
import { localized } from '@/lib/shared/addresses/localized'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { pathsOf } from '@/lib/shared/addresses/pages'
import { paths } from '@/lib/shared/addresses/paths'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { Sent } from './encoded-response'

/** Of every answer of a site that is not to be listed. */
export const NOT_LISTED = { 'x-robots-tag': 'noindex, nofollow' }

/** Of single answers: calls, the admin, pages that are not there, and pages under a name that is not the site's. */
export const NO_INDEX = { 'x-robots-tag': 'noindex' }

/** An answer as it is given under a name that is not the site's. */
export const forPeopleAlone = ({ status, headers, body }: Sent): Sent => ({
  status,
  headers: { ...headers, ...NO_INDEX },
  body,
})

/** What the search page fetches while somebody types. */
const RESULTS = new Set(LOCALES.map((locale) => localized(locale, paths.searchResults)))

/** Whether an address is of the admin, or gives data alone, which no search engine lists. @param url path and query */
export const isForPrograms = (url: string): boolean =>
  /^\/(?:admin|api)(?:[/?]|$)/.test(url) || RESULTS.has(url.split('?', 1)[0] ?? '')

/** Results of a search are as many as there are words; the empty form is a page. */
const CLOSED = [
  ...['/admin', '/api/', '/internal/', '/healthz', '/readyz', '/metrics'],
  ...LOCALES.flatMap((locale) => [...pathsOf('hidden'), `${paths.search}?`].map((at) => localized(locale, at))),
]

const NOTHING = 'User-agent: *\nDisallow: /\n'

interface Listing {
  /** robots.txt under a host. */
  robotsText: (host: string | undefined) => string
  /**
   * Whether a Host header names the site otherwise than search engines are to know it: by its bare address, with www, or
   * by an old name.
   */
  isElsewhere: (host: string | undefined) => boolean
}

/** Where search engines may list the site, and what of it. */
export function listingOf({ siteUrl, isIndexed }: Pick<Env, 'siteUrl' | 'isIndexed'>): Listing {
  // All answers say already that they are not to be listed.
  if (!isIndexed) return { robotsText: () => NOTHING, isElsewhere: () => false }
  const own = new URL(siteUrl).host
  const closed = CLOSED.map((path) => `Disallow: ${path}`)
  const text = ['User-agent: *', ...closed, '', `Sitemap: ${siteUrl}${machinePaths.sitemap}`, ''].join('\n')
  // Most come by the right name.
  const isElsewhere = (host: string | undefined) => host !== own && host !== undefined && isOutside(host, own)
  return { robotsText: (host) => (isElsewhere(host) ? NOTHING : text), isElsewhere }
}

function isOutside(host: string, own: string): boolean {
  const name = host.toLowerCase().replace(/:(?:80|443)$/, '')
  const bare = name.replace(/:\d+$/, '')
  if (bare.startsWith('[')) return name !== own && !/^\[(?:::1\]|f[cde])/.test(bare)
  return name !== own && bare.includes('.') && !(isIP(bare) === 4 && INSIDE.check(bare))
}

/** Where no crawler comes from: a proxy that says so names itself, and not what visitors typed. */
const INSIDE = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INSIDE.addSubnet(network, bits)
