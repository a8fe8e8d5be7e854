/** Questions of the front to the app, over loopback. */
import http from 'node:http'
import { withoutKeys } from '@/lib/shared/addresses/private-address'
import type { EntryKey } from './cache-key'
import type { Answer } from './response-cache'

interface AskOptions {
  port: number
  /** The Host that visitors use: the app builds nothing from it, but checks of origin compare with it. */
  host: string
  /** How long the app may take, from the question to the last byte. */
  timeoutMs: number
  /** Bytes of a body; a longer one is not kept in memory by anybody. */
  maxBytes: number
}

/** Nobody listened; the answer broke off, or was none; it did not begin in time; or the app was never asked. */
type Silence = 'refused' | 'broken off' | 'late' | 'not asked'

/** The app did not answer: it is down, hangs, or said too much. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    readonly silence: Silence = 'broken off',
  ) {
    super(message)
  }

  /** Whether the app cannot have done anything. */
  get reachedNobody(): boolean {
    return this.silence === 'refused' || this.silence === 'not asked'
  }
}

/** What an error of a connection means. */
export const silenceOf = (error: Error): Silence =>
  (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'broken off'

/**
 * Asks for what an entry names.
 * @returns the whole answer, not compressed, whatever its status
 * @throws NoAnswer
 */
export function askApp(
  { address, headers }: Pick<EntryKey, 'address' | 'headers'>,
  options: AskOptions,
): Promise<Answer> {
  const { port, host, timeoutMs, maxBytes } = options
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: address,
      agent,
      headers: { ...headers, host, 'accept-encoding': 'identity' },
    })
    const give = (reason: string, silence?: Silence) => {
      request.destroy()
      reject(new NoAnswer(`The app did not answer ${withoutKeys(address)}: ${reason}.`, silence))
    }
    const timer = setTimeout(() => give(`it took more than ${timeoutMs} ms`), timeoutMs)
    request.once('error', (error) => give(error.message, silenceOf(error)))
    request.once('close', () => clearTimeout(timer))
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) give(`its answer is longer than ${maxBytes} bytes`)
        else chunks.push(chunk)
      })
      response.once('error', (error) => give(error.message))
      response.once('aborted', () => give('it broke off'))
      response.once('end', () => {
        const told = Object.entries(response.headers).filter(([, value]) => value !== undefined)
        const answered = Object.fromEntries(told) as Answer['headers']
        resolve({ status: response.statusCode ?? 502, headers: answered, body: Buffer.concat(chunks) })
      })
    })
    request.end()
  })
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
