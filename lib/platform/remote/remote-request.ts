/**
 * One request to the server of CONTENT_API_URL, with a deadline and a size limit. Its response is untrusted. Imports
 * nothing of the app. undici itself is called, since Next replaces the global fetch by one that makes pages dynamic.
 */
import { Agent, request } from 'undici'

/** Why a server gave no response. */
export type UnreachableReason = 'refused' | 'name' | 'certificate' | 'slow' | 'failed'

/** The server gave no response: it is down, too slow, or failed. Worth a retry. */
export class Unreachable extends Error {
  override name = 'Unreachable'

  constructor(
    message: string,
    readonly reason: UnreachableReason = 'failed',
  ) {
    super(message)
  }
}

/** The server gave a response that cannot be used. A retry would give the same. */
export class InvalidResponse extends Error {
  override name = 'Refused'
}

export interface RemoteServer {
  origin: string
  /** Sent as a bearer token. */
  key: string | null
}

export interface RemoteResponse {
  status: number
  /** Without its parameters, in small letters. */
  type: string
  etag: string | undefined
  body: Buffer
}

export interface RemoteRequest {
  headers?: Record<string, string>
  /** Most bytes of a body. */
  limit: number
  /** Deadline of the whole response, from the connection to the last byte. */
  timeoutMs?: number
}

const TIMEOUT_MS = 3000

const agent = new Agent({ connect: { timeout: TIMEOUT_MS } })

/** @throws Unreachable, InvalidResponse when the body is longer than allowed */
export async function requestRemote(
  url: URL,
  { headers, limit, timeoutMs = TIMEOUT_MS }: RemoteRequest,
): Promise<RemoteResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await request(url, { headers, signal, dispatcher: agent })
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      // Leaving the loop ends the connection: an endless body is not read on.
      if (size > limit) throw new InvalidResponse(`is longer than ${limit / 1_000_000} MB`)
      chunks.push(chunk)
    }
    if (response.statusCode >= 500 || response.statusCode === 429)
      throw new Unreachable(`answers ${response.statusCode}`)
    const header = (name: string) => [response.headers[name]].flat()[0]
    return {
      status: response.statusCode,
      type: (header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
      etag: header('etag'),
      body: Buffer.concat(chunks),
    }
  } catch (error) {
    if (error instanceof InvalidResponse || error instanceof Unreachable) throw error
    if (signal.aborted) throw new Unreachable(`does not answer within ${timeoutMs / 1000} s`, 'slow')
    throw new Unreachable(...reasonOf(error))
  }
}

/** Codes of Node and of OpenSSL (X509_V_ERR_…) → what to say of them. */
const REASONS: readonly [RegExp, UnreachableReason, string][] = [
  [/^ECONNREFUSED$/, 'refused', 'refuses the connection'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'name', 'has a name that cannot be looked up now (DNS)'],
  [/^CERT_HAS_EXPIRED$/, 'certificate', 'has a certificate that has expired'],
  [
    /^CERT_NOT_YET_VALID$/,
    'certificate',
    'has a certificate that is not valid yet; or the clock of this machine is wrong',
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'certificate', "has another server's certificate"],
  [/CERT|UNABLE_TO_/, 'certificate', 'has a certificate that is not trusted here'],
]

function reasonOf(error: unknown): [message: string, reason: UnreachableReason] {
  const { code = '', message } = error as { code?: string; message?: string }
  const [, reason, sentence] = REASONS.find(([pattern]) => pattern.test(code)) ?? []
  return reason && sentence ? [sentence, reason] : [message ?? String(error), 'failed']
}
