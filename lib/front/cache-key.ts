/**
 * Which requests one kept answer may serve, and under which key. A key names all that the answer depends on and nothing
 * else: what a visitor can add to an address without changing the page must not make another entry.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isPrivateAddress } from '@/lib/shared/addresses/private-address'
import { addressQuery, isSearchAddress, readPage } from '@/lib/shared/addresses/search-query'
import { showsCredentials } from './credentials'
import { routerHeaders } from './next-router-headers'

export interface FrontRequest {
  method: string
  /** Path and query, as they were sent. */
  url: string
  headers: IncomingHttpHeaders
}

export interface EntryKey {
  key: string
  /** What the app is asked for on a miss: the address without what no page reads. */
  address: string
  /** Headers that the answer depends on, to be sent with it. */
  headers: Record<string, string>
}

/** What has handlers of its own, or is never kept. */
const NOT_KEPT = /^\/(?:admin|internal|_next|media|images)(?:\/|$)|^\/api\/(?!v1\/)|^\/api$/

/** Forms are posted there: a browser that only looks is led to the form's page, a program is not. */
const FORM = /^\/api\/v1\/(?:contact\/create-contact|volunteer-registrations|pledges)\/?$/i

/** Parameters that calls of the content API read; others are refused there, and so are not kept. */
const CALL_PARAMETERS = new Set(['locale', 'limit', 'offset', 'page', 'status', 'path'])

/** A longer address or state tree is answered, but not kept: keys live in memory. */
const LONGEST_KEY = 2048

/** @returns the key under which the answer may be kept and shared; undefined when the app must answer this one itself */
export function entryKey({ method, url, headers }: FrontRequest): EntryKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (showsCredentials(headers)) return undefined
  const { path, query } = partsOf(url)
  if (!path || NOT_KEPT.test(path) || FORM.test(path) || isPrivateAddress(path)) return undefined
  const found = path.startsWith('/api/v1/') ? callKey(path, query) : pageKey(path, query, headers)
  return found && found.key.length <= LONGEST_KEY ? found : undefined
}

function partsOf(url: string): { path: string | undefined; query: URLSearchParams } {
  const [path = '', ...rest] = url.split('?')
  return { path: isPlain(path) ? path : undefined, query: new URLSearchParams(rest.join('?')) }
}

/** Addresses that can be written in more than one way are left to the app, which knows what they mean. */
const isPlain = (path: string) =>
  path.startsWith('/') && !/\/\/|\/\.{1,2}(?:\/|$)|[\\#]|[^!-~]|%(?![0-9A-F]{2})/.test(path)

function callKey(path: string, query: URLSearchParams): EntryKey | undefined {
  for (const name of query.keys()) if (!CALL_PARAMETERS.has(name)) return undefined
  query.sort()
  const address = query.size > 0 ? `${path}?${query}` : path
  return { key: address, address, headers: {} }
}

/** Of a query only what the page reads: one entry, whatever campaign or messenger added to the address. */
function pageKey(path: string, query: URLSearchParams, sent: IncomingHttpHeaders): EntryKey {
  const read = isSearchAddress(path) ? addressQuery(query.get('q'), readPage(query.get('page'))) : ''
  const page = `${path}${read}`
  const headers = routerHeaders(sent)
  if (headers.rsc === undefined) return { key: page, address: page, headers: {} }
  // Next refuses data whose address does not carry the hash of these headers, so it belongs to the key.
  const hash = query.get('_rsc')
  const address = hash === null ? page : `${page}${read ? '&' : '?'}_rsc=${encodeURIComponent(hash)}`
  return { key: `${address} ${JSON.stringify(headers)}`, address, headers }
}
