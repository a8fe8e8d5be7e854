/**
 * Who is answered before they have sent everything is listened to for a while. A connection that is closed while bytes
 * come in is reset, and a reset takes the answer along that says what was wrong (RFC 9112, section 9.6).
 */
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** A visitor who has not noticed until then is not sending a form. */
const LINGER_MS = 30_000

/** Has the connection of a request with a body end once that was sent, or LINGER_MS after the answer. */
export function linger(request: IncomingMessage): void {
  const { socket } = request
  const destroySoon = () => Socket.prototype.destroySoon.call(socket)
  // Node calls this when the last answer of a connection was written.
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) return destroySoon()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
    // Whoever was reading it has stopped.
    request.unpipe()
    request.once('end', destroySoon).resume()
    socket.end()
  }
}
