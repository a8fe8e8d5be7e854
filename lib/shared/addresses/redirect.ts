/** Redirects of moved addresses: how they are normalized, and where they lead. The CMS writes and the front answers by it. */

import { canonicalUrl } from './canonical-url'
import { localized } from './localized'
import { isUnlocalized } from './unlocalized'

export interface Redirect {
  /** Normalized path of this site (`normalizedAddress`). */
  from: string
  /** Path of this site without a language, or a whole https address. */
  to: string
  /** For good (308), or for now (307). */
  permanent: boolean
}

/** Stands for the site while an address of it is taken apart. */
const SITE = 'http://site.invalid'

/** Not to be told from a mark of the address itself, once decoded; and what no address holds. */
const UNCLEAR = /[%?#\\\p{Cc}]|\/\//u

/**
 * A page's address, normalized: the canonical URL, to which the front redirects, decoded and without language and query.
 * @param address path, perhaps encoded and with a query
 * @returns undefined where it cannot be read, or could be read in two ways
 */
export function normalizedAddress(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  try {
    const decoded = decodeURIComponent(path).toLowerCase().normalize('NFC')
    if (!decoded.startsWith('/') || UNCLEAR.test(decoded)) return undefined
    const sent = encodeURI(decoded)
    return decodeURI(canonicalUrl(sent) ?? sent).replace(/^(?:\/(?:en|bn)(?=\/|$))+/, '') || '/'
  } catch {
    return undefined
  }
}

/** An address as it was pasted: without this site's own origin, where it begins with that. */
export function withoutOrigin(address: string, siteUrl: string): string {
  const text = address.trim()
  const [, host = '', rest = ''] = /^(?:https?:\/\/)?([^/?#\\]+)(.*)$/i.exec(text) ?? []
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, '')
  return bare(host) === bare(new URL(siteUrl).host) ? `/${rest.replace(/^\//, '')}` : text
}

/**
 * Where a redirect leads, in one spelling: a path of this site as `normalizedAddress` gives it, with its query and fragment, or
 * a whole address.
 * @returns undefined for what is neither, or leads elsewhere than it says
 */
export function normalizedTarget(address: string): string | undefined {
  if (!address.startsWith('/')) return wholeAddress(address)
  if (!URL.canParse(address, SITE)) return undefined
  const { origin, pathname, search, hash } = new URL(address, SITE)
  // A browser would take //host, however it was written, for another site.
  if (origin !== SITE || pathname.startsWith('//')) return undefined
  const path = isUnlocalized(pathname) ? pathname : normalizedAddress(pathname)
  return path && `${path}${search}${hash}`
}

function wholeAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  return protocol === 'https:' && !username && !password ? href : undefined
}

/** Whether a redirect leads to this site. */
export const isOwn = ({ to }: Pick<Redirect, 'to'>): boolean => to.startsWith('/')

/**
 * The Location for one visitor (RFC 9110, section 10.2.2): in their language, with the query that they came with.
 * @param asked path and query of the moved address, as sent
 */
export function locationOf(redirect: Pick<Redirect, 'to'>, asked: string): string {
  const [path = '', ...query] = asked.split('?')
  const target = new URL(redirect.to, SITE)
  target.search = [target.search.slice(1), query.join('?')].filter(Boolean).join('&')
  if (!isOwn(redirect)) return target.href
  const inBangla = /^\/bn(?:\/|$)/i.test(path) && !isUnlocalized(target.pathname)
  return `${localized(inBangla ? 'bn' : 'en', target.pathname)}${target.search}${target.hash}`
}
