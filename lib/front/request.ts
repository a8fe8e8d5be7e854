/** What the front needs to know of a request before it decides. */
import type { IncomingMessage } from 'node:http'

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

/** What the app answers by itself: the admin and its calls, and what belongs to the build. */
const INNER = /^\/(?:admin|api|_next)(?:\/|$)/

/** Whether a request asks for a page of the site. */
export function isPageRequest(request: IncomingMessage, address: string): boolean {
  return isSafe(request) && !INNER.test(address)
}
