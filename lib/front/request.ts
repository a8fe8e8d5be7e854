/** Classifies requests by method, path and headers. */
import type { IncomingMessage } from 'node:http'
import { normalizedPath } from '@/lib/shared/addresses/normalized-path'
import { redactKeys } from '@/lib/shared/addresses/private-address'

/** The decoded path of a URL; undefined where it is malformed. @param url path and query, as sent */
export function decodedPath(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    const decoded = decodeURIComponent(path)
    return decoded.startsWith('/') ? decoded : undefined
  } catch {
    return undefined
  }
}

/** Whether an address is one of the content API. */
export const isApiAddress = (url: string): boolean => url.startsWith('/api/v1/')

/** Whether a request changes nothing (RFC 9110, section 9.2.1). */
export const isSafe = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method === 'GET' || method === 'HEAD'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Forms whose content no cached page shows. A report or cancellation may change a campaign's sum of pledges: then the app
 * sends a purge itself, and a repeated one purges nothing.
 */
const FORM_CALL =
  /^\/api\/v1\/(?:contact\/create-contact|volunteer-registrations|pledges\/[^/?]+\/(?:report|cancel))\/?(?:\?|$)/i

/** Whether a successful request may have changed what pages show. */
export const isWrite = ({ method = '', url = '' }: IncomingMessage): boolean =>
  WRITES.has(method) && !FORM_CALL.test(url)

/** The admin, and calls. */
const NOT_A_PAGE = /^\/(?:admin(?:\/|$)|api\/)/

/**
 * Whether an address is one of the admin's pages, also when the app resolves it to one by its dot segments, as in
 * /api/../admin. @param url path and query, as sent
 */
export function isAdminAddress(url: string): boolean {
  const address = decodedPath(url) ?? ''
  return [address, normalizedPath(address)].some((path) => /^\/admin(?:\/|$)/.test(path))
}

/** Whether an address is one of the site's pages, there or not. */
export const isPageAddress = (address: string): boolean => !NOT_A_PAGE.test(address)

const HOST = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a request has at most one Host header, of valid syntax (RFC 9112, section 3.2; HTTP/1.0 has none). */
export function hasValidHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 0 || (hosts === 1 && HOST.test(headers.host ?? ''))
}

/** Path and query of a request target, which may be in absolute form (RFC 9112, section 3.2.2). */
export const requestTarget = (url: string): string => {
  if (url.startsWith('/')) return url
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  if (whole === undefined) return url
  const rest = url.slice(whole.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path of a request for the log, shortened: further segments may name a person. */
export const logPath = ({ url = '' }: IncomingMessage): string | undefined =>
  redactKeys(url).split(/[?#]/, 1)[0]?.split('/').slice(0, 4).join('/')
