/** Writes responses to the socket: head and body in one write where possible, the proxy's hot path. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { OutgoingResponse } from './encoded-response'

/** Keep-alive timeout, longer than that of proxies in front, so that none ends under their request. */
export const KEEP_ALIVE_MS = 65_000

/** Writes the response to a request. */
export function writeResponse(request: IncomingMessage, response: ServerResponse, sent: OutgoingResponse): void {
  const isPlain = request.method === 'GET' && request.httpVersionMinor === 1 && response.shouldKeepAlive
  // For those who count responses.
  response.statusCode = sent.status
  if (isPlain) writeWhole(response, messageOf(sent))
  else {
    response.writeHead(sent.status, sent.headers)
    response.end(sent.body)
  }
}

/**
 * Writes a prebuilt message past Node, which would build a head for every response and write it apart from the body: half of
 * the time of a response. With the private fields that mark the head as sent, `end` does the rest as usual.
 */
function writeWhole(response: ServerResponse, bytes: Buffer): void {
  const internals = response as unknown as { _header: string; _headerSent: boolean }
  internals._header = 'in the message'
  internals._headerSent = true
  // Without a socket it is queued behind the responses to earlier requests of the connection (pipelining).
  if (!response.socket) response.end(bytes)
  else {
    response.socket.write(bytes)
    response.end()
  }
}

function messageOf(sent: OutgoingResponse): Buffer {
  const date = currentDate()
  const last = sent.message
  if (last?.date === date) return last.bytes
  const bytes = Buffer.concat([Buffer.from(headOf(sent, date), 'latin1'), sent.body ?? EMPTY])
  sent.message = { bytes, date }
  return bytes
}

const EMPTY = Buffer.alloc(0)

function headOf({ status, headers }: OutgoingResponse, date: string): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${each}`))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines,
    `Date: ${date}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${KEEP_ALIVE_MS / 1000}`,
    '\r\n',
  ].join('\r\n')
}

let dateSecond = 0
let dateText = ''

/** The time as HTTP writes it (RFC 9110, section 5.6.7). */
function currentDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== dateSecond) {
    dateSecond = now
    dateText = new Date(now * 1000).toUTCString()
  }
  return dateText
}
