/**
 * Lingering close for the app's own server. Next responds to a failing action without reading its body to the end; the
 * connection would be reset under the response, or block with the rest in it.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { closeLingering } from './lingering-close'
import { hasBody } from './request-body'

/** From now on the unread rest of a body is discarded after its response (lingering-close.ts). */
export function drainUnreadBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (hasBody(request)) closeLingering(request)
  })
}
