/** Rules for crawlers: robots.txt (RFC 9309), and X-Robots-Tag on what is not to be indexed. */
import { BlockList, isIP } from 'node:net'
import type { Env } from '@/lib/platform/env/env'
import { localized } from '@/lib/shared/addresses/localized'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { pathsOf } from '@/lib/shared/addresses/pages'
import { paths } from '@/lib/shared/addresses/paths'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { OutgoingResponse } from './encoded-response'

/** Header of every response of a site that is not to be indexed. */
export const NO_INDEX_NO_FOLLOW = { 'x-robots-tag': 'noindex, nofollow' }

/** Header of calls, the admin, 404s, and pages under another host name. */
export const NO_INDEX = { 'x-robots-tag': 'noindex' }

/** A response under another host name. */
export const withNoIndex = ({ status, headers, body }: OutgoingResponse): OutgoingResponse => ({
  status,
  headers: { ...headers, ...NO_INDEX },
  body,
})

/** Addresses of the results that the search page fetches while somebody types. */
const RESULTS = new Set(LOCALES.map((locale) => localized(locale, paths.searchResults)))

/** Whether an address is of the admin or of data, which are never indexed. @param url path and query */
export const isNeverIndexed = (url: string): boolean =>
  /^\/(?:admin|api)(?:[/?]|$)/.test(url) || RESULTS.has(url.split('?', 1)[0] ?? '')

/** Paths that robots.txt disallows. Results of a search are any number; the empty form is a page. */
const DISALLOWED = [
  ...['/admin', '/api/', '/internal/', '/healthz', '/readyz', '/metrics'],
  ...LOCALES.flatMap((locale) => [...pathsOf('hidden'), `${paths.search}?`].map((at) => localized(locale, at))),
]

const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n'

interface IndexingRules {
  /** robots.txt under a host. */
  robotsText: (host: string | undefined) => string
  /**
   * Whether a Host header is another than that of SITE_URL, and public: the bare address, with www, or an old name.
   */
  isForeignHost: (host: string | undefined) => boolean
}

/** The rules for crawlers of a site. */
export function indexingRules({ siteUrl, isIndexed }: Pick<Env, 'siteUrl' | 'isIndexed'>): IndexingRules {
  // All responses have the header noindex already.
  if (!isIndexed) return { robotsText: () => DISALLOW_ALL, isForeignHost: () => false }
  const own = new URL(siteUrl).host
  const disallowed = DISALLOWED.map((path) => `Disallow: ${path}`)
  const text = ['User-agent: *', ...disallowed, '', `Sitemap: ${siteUrl}${machinePaths.sitemap}`, ''].join('\n')
  // Most requests have the canonical host.
  const isForeignHost = (host: string | undefined) => host !== own && host !== undefined && isPublicHost(host, own)
  return { robotsText: (host) => (isForeignHost(host) ? DISALLOW_ALL : text), isForeignHost }
}

function isPublicHost(host: string, own: string): boolean {
  const name = host.toLowerCase().replace(/:(?:80|443)$/, '')
  const bare = name.replace(/:\d+$/, '')
  if (bare.startsWith('[')) return name !== own && !/^\[(?:::1\]|f[cde])/.test(bare)
  return name !== own && bare.includes('.') && !(isIP(bare) === 4 && PRIVATE_NETWORKS.check(bare))
}

/** Private networks (RFC 1918) and loopback, where no crawler comes from: such a host is set by a proxy. */
const PRIVATE_NETWORKS = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, bits)
