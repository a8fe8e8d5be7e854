/**
 * What the app does with the rest of bodies that it did not want. Next answers a failing action without reading its body to
 * the end; the connection would be reset under the answer, or wait with the rest in it.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { linger } from './lingering-close'
import { hasBody } from './request-body'

/** From now on the rest of a body is read and thrown away once its request was answered, for as long as `linger` waits. */
export function lingerOnBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (hasBody(request)) linger(request)
  })
}
