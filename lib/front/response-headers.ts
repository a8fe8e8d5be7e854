/** Response headers: those common to all responses, and those put over the app's own. */
import type { IncomingHttpHeaders } from 'node:http'
import { DATA_POLICY, FILE_POLICY } from '@/lib/platform/content-security/policy'
import type { Env } from '@/lib/platform/env/env'
import { isPrivateAddress, PRIVATE_HEADERS } from '@/lib/shared/addresses/private-address'
import { PERMISSIONS_POLICY } from './permissions-policy'
import { isNeverIndexed, NO_INDEX, NO_INDEX_NO_FOLLOW } from './robots'

interface Site extends Pick<Env, 'siteUrl' | 'isIndexed'> {
  /** In development pages are Next's own, which no strict policy fits. */
  developing?: boolean
}

/** Whether visitors come over TLS, even if another proxy terminates it. */
export const isSecure = ({ siteUrl }: Pick<Env, 'siteUrl'>): boolean => siteUrl.startsWith('https://')

/**
 * Headers of every response (OWASP, HTTP Headers Cheat Sheet). Its policy is that of data; pages and files have their own.
 * @param siteUrl under https, Strict-Transport-Security is set (RFC 6797)
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
    'permissions-policy': PERMISSIONS_POLICY,
    ...(!developing && { 'content-security-policy': DATA_POLICY }),
    // Two years; other names below the foundation's are not this site's to speak for.
    ...(isSecure({ siteUrl }) && { 'strict-transport-security': 'max-age=63072000' }),
    ...(!isIndexed && NO_INDEX_NO_FOLLOW),
  }
}

/** Headers of files: feeds, messengers and partners may embed our pictures. */
export const FILE_HEADERS = { 'content-security-policy': FILE_POLICY, 'cross-origin-resource-policy': 'cross-origin' }

/** Whether a response is media that other sites may embed. @param type its Content-Type */
export const isMedia = (type: unknown): boolean => /^(?:image|video|audio)\//.test(String(type))

interface ProxiedResponse {
  /** Of the request. */
  url: string
  /** Headers of the app's response. */
  appHeaders: IncomingHttpHeaders
  common: Record<string, string>
  /** The Content-Security-Policy sent with the request to the app; undefined where none was. */
  policy: string | undefined
  /** Milliseconds for Server-Timing; null leaves the header out. */
  took: number | null
}

/** Headers put over those of a forwarded response. */
export function proxiedHeaders({ url, appHeaders, common, policy, took }: ProxiedResponse): Record<string, string> {
  const { 'content-security-policy': own, 'content-type': type } = appHeaders
  return {
    ...(isNeverIndexed(url) && NO_INDEX),
    ...common,
    // A form that is returned as a page sets a policy of its own.
    ...(typeof own === 'string' && { 'content-security-policy': own }),
    ...(policy !== undefined && { 'content-security-policy': policy }),
    ...(isMedia(type) && FILE_HEADERS),
    ...(isPrivateAddress(url) && PRIVATE_HEADERS),
    ...(took !== null && { 'server-timing': `app;dur=${took.toFixed(1)}` }),
  }
}

/** Headers of the app that visitors are not sent: they only reveal what runs here. */
export const INTERNAL_HEADERS = new Set(['server', 'x-nextjs-cache', 'x-powered-by'])

/** Cache-Control of pages: browsers revalidate each time, shared caches may do what this one does (RFC 9111, RFC 5861). */
export const PAGE_LIFETIME = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400'

/** Hop-by-hop headers, which are never forwarded (RFC 9110, section 7.6.1). */
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
