/** What the front needs to know of a request before it decides. */
import type { IncomingMessage } from 'node:http'
import { normalizedPath } from '@/lib/shared/addresses/normalized-path'
import { withoutKeys } from '@/lib/shared/addresses/private-address'

/** The decoded path of an address; undefined where it cannot be read. @param url path and query, as sent */
export function addressOf(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    const decoded = decodeURIComponent(path)
    return decoded.startsWith('/') ? decoded : undefined
  } catch {
    return undefined
  }
}

/** Whether an address is one of the content API. */
export const isCallAddress = (url: string): boolean => url.startsWith('/api/v1/')

/** Whether a request changes nothing (RFC 9110, section 9.2.1). */
export const isSafe = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method === 'GET' || method === 'HEAD'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * What visitors send with these is shown on no page that is kept. A report or a cancellation may change what is promised
 * in all: of that the app tells itself, and whoever repeats one lets go of nothing.
 */
const FORM_CALL =
  /^\/api\/v1\/(?:contact\/create-contact|volunteer-registrations|pledges\/[^/?]+\/(?:report|cancel))\/?(?:\?|$)/i

/** Whether a request may have changed something that pages show, once it was answered well. */
export const isWrite = ({ method = '', url = '' }: IncomingMessage): boolean =>
  WRITES.has(method) && !FORM_CALL.test(url)

/** What the app answers by itself: the admin, and calls. */
const INNER = /^\/(?:admin(?:\/|$)|api\/)/

/**
 * Whether an address is one of the admin's pages, however it is spelled: also where it leads there only for the app, which
 * goes up by dots, as in /api/../admin. @param url path and query, as sent
 */
export function isAdminAddress(url: string): boolean {
  const address = addressOf(url) ?? ''
  return [address, normalizedPath(address)].some((path) => /^\/admin(?:\/|$)/.test(path))
}

/** Whether an address is one of the site's pages, there or not. */
export const isPageAddress = (address: string): boolean => !INNER.test(address)

const HOST = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a request names one host at the most, as one may be named (RFC 9112, section 3.2; HTTP/1.0 names none). */
export function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 0 || (hosts === 1 && HOST.test(headers.host ?? ''))
}

/** Path and query of a request, which may name the whole address (RFC 9112, section 3.2.2). */
export const targetOf = (url: string): string => {
  if (url.startsWith('/')) return url
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  if (whole === undefined) return url
  const rest = url.slice(whole.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The part of the site that a request is for; further on an address may name a person. */
export const sectionOf = ({ url = '' }: IncomingMessage): string | undefined =>
  withoutKeys(url).split(/[?#]/, 1)[0]?.split('/').slice(0, 4).join('/')
