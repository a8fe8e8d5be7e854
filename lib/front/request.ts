/** What the front needs to know of a request before it decides. */
import type { IncomingMessage } from 'node:http'
import type { Question } from './packed'

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
export const isSafe = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Whether a request may have changed something, once it was answered well. */
export const isWrite = ({ method = '' }: IncomingMessage): boolean => WRITES.has(method)

/** What the app answers by itself: the admin, calls, and pictures that are made smaller. */
const INNER = /^\/(?:admin(?:\/|$)|api\/|_next\/image(?:\/|$))/

/** Whether an address is one of the site's pages, there or not. */
export const isPageAddress = (address: string): boolean => !INNER.test(address)

/** Path and query of a request, which may name the whole address (RFC 9112, section 3.2.2). */
export const targetOf = (url: string): string => {
  if (url.startsWith('/')) return url
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  if (whole === undefined) return url
  const rest = url.slice(whole.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Headers that decide what a plain request is answered with. */
const DECIDING = new Set(['accept-encoding', 'if-none-match'])
/** Headers by which a request is a person's, or is for a page's data. */
const SPECIAL = new Set(['authorization', 'cookie', 'rsc'])
const LENGTHS = new Set([...DECIDING, ...SPECIAL].map((name) => name.length))

/**
 * What is asked by somebody who wants an address and nothing else, as most do; undefined for others. Node reads all
 * headers of a request once one is looked at, which takes longer than to find the few that matter.
 */
export function plainQuestion({ method, rawHeaders }: IncomingMessage): Question | undefined {
  if (method !== 'GET') return undefined
  const headers: Question['headers'] = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] as string
    if (!LENGTHS.has(sent.length)) continue
    const name = sent.toLowerCase()
    if (SPECIAL.has(name)) return undefined
    if (!DECIDING.has(name)) continue
    // Sent in pieces it is for Node to put together.
    if (headers[name] !== undefined) return undefined
    headers[name] = rawHeaders[at + 1] as string
  }
  return { method, headers }
}
