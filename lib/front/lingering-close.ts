/**
 * Lingering close: when a response is sent before the request was read to its end, the rest is read and discarded before the
 * connection is closed. Closing at once would reset it, and a reset can discard the response (RFC 9112, section 9.6).
 */
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** After this the connection is destroyed. */
const LINGER_MS = 30_000

/** Closes the connection of a request once its body was received, or LINGER_MS after the response. */
export function closeLingering(request: IncomingMessage): void {
  const { socket } = request
  const destroySoon = () => Socket.prototype.destroySoon.call(socket)
  // Node calls this when the last response of a connection was written.
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) return destroySoon()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
    // Nobody reads the body any more.
    request.unpipe()
    request.once('end', destroySoon).resume()
    socket.end()
  }
}
