/** Headers that do not depend on what is answered. */
import type { IncomingHttpHeaders } from 'node:http'
import { DATA_POLICY, FILE_POLICY } from '@/lib/platform/content-security/policy'
import type { Env } from '@/lib/platform/env/env'
import { isPrivateAddress, PRIVATE_HEADERS } from '@/lib/shared/addresses/private-address'
import { PERMISSIONS } from './permissions-policy'
import { isForPrograms, NO_INDEX, NOT_LISTED } from './robots'

interface Site extends Pick<Env, 'siteUrl' | 'isIndexed'> {
  /** Pages and scripts are Next's own of development, which no strict policy fits. */
  developing?: boolean
}

/** Whether visitors come over TLS, be it to a proxy in front. */
export const isSecure = ({ siteUrl }: Pick<Env, 'siteUrl'>): boolean => siteUrl.startsWith('https://')

/**
 * What every answer carries (OWASP, HTTP Headers Cheat Sheet). Its policy is that of data; pages and files have their own.
 * @param siteUrl where the site is served over TLS, browsers are told to come no other way (RFC 6797)
 * @param isIndexed whether search engines may list the site
 */
export function commonHeaders({ siteUrl, isIndexed, developing = false }: Site): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': PERMISSIONS,
    ...(!developing && { 'content-security-policy': DATA_POLICY }),
    // Two years; other names below the foundation's are not this site's to speak for.
    ...(isSecure({ siteUrl }) && { 'strict-transport-security': 'max-age=63072000' }),
    ...(!isIndexed && NOT_LISTED),
  }
}

/** Over those of files: feeds, messengers and partners may show our pictures. */
export const FILE_HEADERS = { 'content-security-policy': FILE_POLICY, 'cross-origin-resource-policy': 'cross-origin' }

/** Whether an answer is shown by other sites as a picture is. @param type its Content-Type */
export const isShown = (type: unknown): boolean => /^(?:image|video|audio)\//.test(String(type))

interface Passed {
  /** Of the request. */
  url: string
  /** What the app said. */
  answered: IncomingHttpHeaders
  common: Record<string, string>
  /** The policy that the app was told of; undefined where it was told none. */
  policy: string | undefined
  /** Milliseconds the app needed, to be shown in the browser's tools; null to keep it to ourselves. */
  took: number | null
}

/** What is put over the headers of an answer that the app gave itself. */
export function headersOfPassed({ url, answered, common, policy, took }: Passed): Record<string, string> {
  const { 'content-security-policy': own, 'content-type': type } = answered
  return {
    ...(isForPrograms(url) && NO_INDEX),
    ...common,
    // A form that comes back as a page knows what it may show.
    ...(typeof own === 'string' && { 'content-security-policy': own }),
    ...(policy !== undefined && { 'content-security-policy': policy }),
    ...(isShown(type) && FILE_HEADERS),
    ...(isPrivateAddress(url) && PRIVATE_HEADERS),
    ...(took !== null && { 'server-timing': `app;dur=${took.toFixed(1)}` }),
  }
}

/** Of use inside of the app alone, or of none: whoever looks for a way in need not be told what runs here. */
export const INNER = new Set(['server', 'x-nextjs-cache', 'x-powered-by'])

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
