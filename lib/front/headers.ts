/** Headers that do not depend on what is answered. */

import { isPrivateAddress, PRIVATE_HEADERS } from '@/lib/donations/donor/private-address'
import type { Env } from '@/lib/env'
import { isForPrograms, NO_INDEX, NOT_LISTED } from './robots'

/**
 * What every answer carries.
 * @param siteUrl where the site is served over TLS, browsers are told to come no other way (RFC 6797)
 * @param isIndexed whether search engines may list the site
 */
export function commonHeaders({ siteUrl, isIndexed }: Pick<Env, 'siteUrl' | 'isIndexed'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(siteUrl.startsWith('https://') && { 'strict-transport-security': 'max-age=63072000' }),
    ...(!isIndexed && NOT_LISTED),
  }
}

/**
 * What is put over the headers of an answer that the app gave itself.
 * @param url of the request
 * @param took milliseconds the app needed, to be shown in the browser's tools; null to keep it to ourselves
 */
export function headersOfPassed(
  url: string,
  common: Record<string, string>,
  took: number | null,
): Record<string, string> {
  // Pages have a policy that says so; the admin has none yet.
  const headers = {
    ...(isForPrograms(url) && NO_INDEX),
    ...common,
    'x-frame-options': 'SAMEORIGIN',
    ...(isPrivateAddress(url) && PRIVATE_HEADERS),
  }
  return took === null ? headers : { ...headers, 'server-timing': `app;dur=${took.toFixed(1)}` }
}

/** Pages: browsers ask each time, shared caches in front may do what this one does (RFC 9111, RFC 5861). */
export const PAGE_LIFETIME = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400'

/** Belong to one connection (RFC 9110, section 7.6.1) and are never passed on. */
export const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
