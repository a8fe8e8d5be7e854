/** Raw HTTP over a socket: any bytes as requests, and answers parsed strictly (RFC 9112). */
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  /** The body as sent. */
  wire: Buffer
}

export interface RawExchange {
  answers: RawAnswer[]
  /** Bytes after the last complete answer. */
  rest: Buffer
  /** Whether the server ended the connection. */
  closed: boolean
}

interface Options {
  /** The number of answers after which the client disconnects; without it the server has to close the connection. */
  answers?: number
  /** Methods of the requests in order; answers to HEAD have no body. */
  methods?: string[]
  /** Half-closes the connection after the last byte. */
  end?: boolean
  /** In milliseconds; what was received until then is returned. */
  timeout?: number
}

/** Sends bytes, at once or in pieces, and reads the answers. */
export async function sendRaw(port: number, pieces: (string | Buffer)[], options: Options = {}): Promise<RawExchange> {
  const { answers: enough = Number.POSITIVE_INFINITY, methods = [], end = false, timeout = 20_000 } = options
  const socket = net.connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  let closed = false
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeout)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (enough !== Number.POSITIVE_INFINITY && read(Buffer.concat(chunks), methods).answers.length >= enough) finish()
    })
    socket.once('close', () => {
      closed = true
      finish()
    })
    // A server may end a connection while it is being written to.
    socket.once('error', () => {
      closed = true
      finish()
    })
  })
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await pause(1)
    if (!socket.destroyed) socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)
  }
  if (end) socket.end()
  await over
  socket.destroy()
  return { ...read(Buffer.concat(chunks), methods, closed), closed }
}

/** The decompressed body. @throws when it is not encoded as its header says */
export function decoded({ headers, wire }: RawAnswer): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(wire)
  if (encoding === 'gzip') return gunzipSync(wire)
  if (encoding === 'deflate') return inflateSync(wire)
  if (encoding !== undefined) throw new Error(`The encoding ${encoding} was not asked for.`)
  return wire
}

function read(bytes: Buffer, methods: string[], closed = false): Pick<RawExchange, 'answers' | 'rest'> {
  const answers: RawAnswer[] = []
  let rest = bytes
  for (;;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return { answers, rest }
    const [line = '', ...fields] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(line)?.[1])
    if (!status) return { answers, rest }
    const headers: Record<string, string> = {}
    for (const field of fields) {
      const [name = '', ...value] = field.split(':')
      const key = name.toLowerCase()
      const text = value.join(':').trim()
      headers[key] = key in headers ? `${headers[key]}, ${text}` : text
    }
    // 100 Continue and its like come before the answer to the same request (RFC 9110, section 15.2).
    const method = methods[answers.filter((answer) => answer.status >= 200).length]
    const body = bodyOf(rest.subarray(end + 4), status, headers, method, closed)
    if (!body) return { answers, rest }
    answers.push({ status, headers, wire: body.wire })
    rest = rest.subarray(end + 4 + body.length)
  }
}

/** The message body (RFC 9112, section 6.3); undefined until it is complete. */
function bodyOf(
  bytes: Buffer,
  status: number,
  headers: Record<string, string>,
  method: string | undefined,
  closed: boolean,
): { wire: Buffer; length: number } | undefined {
  if (method === 'HEAD' || status === 204 || status === 304 || status < 200) return { wire: Buffer.alloc(0), length: 0 }
  if (headers['transfer-encoding'] === 'chunked') return chunked(bytes)
  const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length'])
  if (length === undefined) return closed ? { wire: bytes, length: bytes.length } : undefined
  return bytes.length >= length ? { wire: bytes.subarray(0, length), length } : undefined
}

function chunked(bytes: Buffer): { wire: Buffer; length: number } | undefined {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    const next = line + 2 + size + 2
    if (bytes.length < next) return undefined
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = next
    if (size === 0) return { wire: Buffer.concat(parts), length: at }
  }
}
