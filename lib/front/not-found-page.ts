/** The not-found page, and the addresses that get it without a request to the app. */
import { posix } from 'node:path'
import type { CacheKey } from './cache-key'
import type { EncodedResponse } from './encoded-response'
import { isApiAddress } from './request'
import type { AppResponse } from './response-cache'
import { NO_INDEX } from './robots'

/**
 * Cache key of the not-found page, which the app renders at an address of its own: Next's 404s are empty without JavaScript
 * (Next issue 62228).
 * @param path of a request, in whose language the page is
 */
export function notFoundKey(path: string): CacheKey {
  const address = /^\/bn(?:\/|$)/.test(path) ? '/bn/not-found' : '/not-found'
  // Not the address itself: a request for it must not get the page with the status 200.
  return { key: `missing ${address}`, address, headers: {} }
}

/** Whether an address is that of the not-found page, which visitors get a 404 for. */
const isNotFoundAddress = (address: string): boolean => /^(?:\/bn)?\/not-found$/.test(address)

/**
 * Whether an address is never forwarded to the app: its internal routes, and Next's image optimizer, which the site does not
 * use and which logs every address that begins so. @param address decoded path
 */
export function isBlockedAddress(address: string): boolean {
  // The app resolves dot segments and takes a backslash for a slash.
  const normalized = posix.normalize(address.replaceAll('\\', '/'))
  return isNotFoundAddress(normalized) || /^\/(?:(?:internal|metrics)(?:\/|$)|_next\/image)/.test(normalized)
}

/** Whether a 404 is replaced by the not-found page: not for calls, nor for flight data. */
export function needsNotFoundPage(
  { status }: Pick<AppResponse, 'status'>,
  { address, headers }: Pick<CacheKey, 'address' | 'headers'>,
): boolean {
  return status === 404 && !isApiAddress(address) && headers.rsc !== '1'
}

/** The not-found page as a 404. */
export function asNotFound(page: EncodedResponse): EncodedResponse {
  const headers = { ...NO_INDEX, ...page.headers, 'cache-control': 'no-cache' }
  return { ...page, status: 404, headers, variants: new Map() }
}
