/** Fetches a response from the app over loopback, for the cache. */
import http from 'node:http'
import { redactKeys } from '@/lib/shared/addresses/private-address'
import type { CacheKey } from './cache-key'
import type { AppResponse } from './response-cache'

interface FetchOptions {
  port: number
  /** The Host that visitors use: the app builds nothing from it, but checks of origin compare with it. */
  host: string
  /** How long the app may take, from the request to the last byte. */
  timeoutMs: number
  /** Largest body in bytes; a longer one is an error. */
  maxBytes: number
}

/** Connection refused; response incomplete or invalid; timeout; or the request was never sent. */
export type Failure = 'refused' | 'aborted' | 'timeout' | 'not sent'

/** The app gave no usable response: it is down, hangs, or its response is too long. */
export class NoResponse extends Error {
  constructor(
    message: string,
    readonly failure: Failure = 'aborted',
  ) {
    super(message)
  }

  /** Whether the request cannot have reached the app. */
  get isUndelivered(): boolean {
    return this.failure === 'refused' || this.failure === 'not sent'
  }
}

/** Classifies the error of a connection. */
export const failureOf = (error: Error): Failure =>
  (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'aborted'

/**
 * Fetches what a cache key names.
 * @returns the whole response, uncompressed, whatever its status
 * @throws NoResponse
 */
export function fetchFromApp(
  { address, headers }: Pick<CacheKey, 'address' | 'headers'>,
  options: FetchOptions,
): Promise<AppResponse> {
  const { port, host, timeoutMs, maxBytes } = options
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: address,
      agent,
      headers: { ...headers, host, 'accept-encoding': 'identity' },
    })
    const fail = (reason: string, failure?: Failure) => {
      request.destroy()
      reject(new NoResponse(`The app did not answer ${redactKeys(address)}: ${reason}.`, failure))
    }
    const timer = setTimeout(() => fail(`it took more than ${timeoutMs} ms`), timeoutMs)
    request.once('error', (error) => fail(error.message, failureOf(error)))
    request.once('close', () => clearTimeout(timer))
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) fail(`its answer is longer than ${maxBytes} bytes`)
        else chunks.push(chunk)
      })
      response.once('error', (error) => fail(error.message))
      response.once('aborted', () => fail('it broke off'))
      response.once('end', () => {
        const entries = Object.entries(response.headers).filter(([, value]) => value !== undefined)
        const headers = Object.fromEntries(entries) as AppResponse['headers']
        resolve({ status: response.statusCode ?? 502, headers, body: Buffer.concat(chunks) })
      })
    })
    request.end()
  })
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
