/**
 * The cache key of a request. It names all that the response depends on and nothing else: what a visitor can add to an
 * address without changing the page must not make another entry.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isPrivateAddress } from '@/lib/shared/addresses/private-address'
import { addressQuery, isSearchAddress, resultPage } from '@/lib/shared/addresses/search-query'
import { hasCredentials } from './credentials'
import { routerHeaders } from './next-router-headers'

export interface CacheableRequest {
  method: string
  /** Path and query, as they were sent. */
  url: string
  headers: IncomingHttpHeaders
}

export interface CacheKey {
  key: string
  /** The address to fetch on a miss: without parameters that no page reads. */
  address: string
  /** Headers that the response depends on, to be sent with the request. */
  headers: Record<string, string>
}

/** Addresses that other handlers answer, or that are never cached. */
const NOT_CACHED = /^\/(?:admin|internal|_next|media|images)(?:\/|$)|^\/api\/(?!v1\/)|^\/api$/

/** Where forms are posted. A GET of it redirects browsers to the form's page, and programs not. */
const FORM = /^\/api\/v1\/(?:contact\/create-contact|volunteer-registrations|pledges)\/?$/i

/** Parameters that calls of the content API read; others are refused there, and so are not cached. */
const CALL_PARAMETERS = new Set(['locale', 'limit', 'offset', 'page', 'status', 'path'])

/** A request with a longer key is answered, but not cached: keys live in memory. */
const LONGEST_KEY = 2048

/** @returns the cache key of a request; undefined when its response is not cacheable */
export function cacheKeyOf({ method, url, headers }: CacheableRequest): CacheKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (hasCredentials(headers)) return undefined
  const { path, query } = splitUrl(url)
  if (!path || NOT_CACHED.test(path) || FORM.test(path) || isPrivateAddress(path)) return undefined
  const cacheKey = path.startsWith('/api/v1/') ? apiCacheKey(path, query) : pageCacheKey(path, query, headers)
  return cacheKey && cacheKey.key.length <= LONGEST_KEY ? cacheKey : undefined
}

function splitUrl(url: string): { path: string | undefined; query: URLSearchParams } {
  const [path = '', ...rest] = url.split('?')
  return { path: isPlain(path) ? path : undefined, query: new URLSearchParams(rest.join('?')) }
}

/** Whether a path is written in one canonical way; others are left to the app, which knows what they mean. */
const isPlain = (path: string) =>
  path.startsWith('/') && !/\/\/|\/\.{1,2}(?:\/|$)|[\\#]|[^!-~]|%(?![0-9A-F]{2})/.test(path)

function apiCacheKey(path: string, query: URLSearchParams): CacheKey | undefined {
  for (const name of query.keys()) if (!CALL_PARAMETERS.has(name)) return undefined
  query.sort()
  const address = query.size > 0 ? `${path}?${query}` : path
  return { key: address, address, headers: {} }
}

/** Keeps of a query only what the page reads: one entry, whatever parameters campaigns or messengers add. */
function pageCacheKey(path: string, query: URLSearchParams, sent: IncomingHttpHeaders): CacheKey {
  const read = isSearchAddress(path) ? addressQuery(query.get('q'), resultPage(query.get('page'))) : ''
  const page = `${path}${read}`
  const headers = routerHeaders(sent)
  if (headers.rsc === undefined) return { key: page, address: page, headers: {} }
  // Next refuses data whose address does not carry the hash of these headers, so it belongs to the key.
  const hash = query.get('_rsc')
  const address = hash === null ? page : `${page}${read ? '&' : '?'}_rsc=${encodeURIComponent(hash)}`
  return { key: `${address} ${JSON.stringify(headers)}`, address, headers }
}
