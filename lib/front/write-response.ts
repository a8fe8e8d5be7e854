/** Writes answers to visitors: in one piece with their head where that can be, which is most of what the front does. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Sent } from './encoded-response'

/** A connection that is quiet for longer is closed; longer than proxies keep theirs, so that they never lose one. */
export const KEEP_ALIVE_MS = 65_000

/** Answers a request. */
export function send(request: IncomingMessage, response: ServerResponse, sent: Sent): void {
  const plain = request.method === 'GET' && request.httpVersionMinor === 1 && response.shouldKeepAlive
  if (plain) writeWhole(response, messageOf(sent))
  else {
    response.writeHead(sent.status, sent.headers)
    response.end(sent.body)
  }
}

/**
 * Node builds a head for every answer, and writes it apart from the body: that is half of the time an answer takes.
 * With a head that counts as sent, the message goes to the connection as it is, and `end` does the rest as ever.
 */
function writeWhole(response: ServerResponse, bytes: Buffer): void {
  const inner = response as unknown as { _header: string; _headerSent: boolean }
  inner._header = 'in the message'
  inner._headerSent = true
  // Without a connection it waits for its turn behind the answers to earlier requests.
  if (!response.socket) response.end(bytes)
  else {
    response.socket.write(bytes)
    response.end()
  }
}

function messageOf(sent: Sent): Buffer {
  const date = currentDate()
  const known = sent.message
  if (known?.date === date) return known.bytes
  const bytes = Buffer.concat([Buffer.from(headOf(sent, date), 'latin1'), sent.body ?? NOTHING])
  sent.message = { bytes, date }
  return bytes
}

const NOTHING = Buffer.alloc(0)

function headOf({ status, headers }: Sent, date: string): string {
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

let second = 0
let text = ''

/** The time as HTTP writes it (RFC 9110, section 5.6.7). */
function currentDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    text = new Date(now * 1000).toUTCString()
  }
  return text
}
