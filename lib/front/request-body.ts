/**
 * Buffers request bodies before they are forwarded, so that slow senders occupy no connection of the app, and limits their
 * length (OWASP, Denial of Service Cheat Sheet).
 */
import type { IncomingMessage } from 'node:http'
import { SIGN_IN_LIMIT } from '@/lib/platform/calls/read-limited-body'

/** More than the longest form takes. */
const FORM_LIMIT = 300_000
/** More than any call takes: the pictures of one record. */
const LONGEST_BODY = 33_000_000
/** So much is buffered before the request is forwarded; the rest of a longer body is streamed. */
const BUFFERED = FORM_LIMIT
/** Time for each BUFFERED bytes: a minimum rate of 10 kB a second, which any telephone reaches. */
const PROGRESS_MS = 30_000
/** Bytes of all bodies that are buffered at once. */
const ALL_BUFFERED = 64_000_000

/** Who sends a body, which limits its length: sign-in, form of a visitor, or a request with a valid token or key. */
export type BodyKind = 'sign-in' | 'form' | 'long'

export interface BodyLimits {
  longest: Record<BodyKind, number>
  buffered: number
  progressMs: number
  allBuffered: number
}

const LIMITS: BodyLimits = {
  longest: { 'sign-in': SIGN_IN_LIMIT, form: FORM_LIMIT, long: LONGEST_BODY },
  buffered: BUFFERED,
  progressMs: PROGRESS_MS,
  allBuffered: ALL_BUFFERED,
}

/** A body was rejected, with this status (RFC 9110, section 15.5; 503 while too many are buffered). */
export class BodyRejected extends Error {
  constructor(readonly status: 408 | 413 | 503) {
    super(`The body is refused with ${status}.`)
  }
}

/** A body, whole or its beginning, after which the rest is streamed from the request. */
export interface BufferedBody {
  bytes: Buffer
  isWhole: boolean
  /** To be called when the rest begins to be streamed: from then on its rate is checked. */
  watch: () => void
  /** Frees the buffer. To be called once the request was forwarded. */
  release: () => void
}

/** @returns a function that buffers a request's body. It throws BodyRejected, and Error when the visitor disconnects. */
export function bodyReader(
  limits: Partial<BodyLimits> = {},
): (request: IncomingMessage, kind: BodyKind) => Promise<BufferedBody> {
  const { longest, buffered, progressMs, allBuffered } = { ...LIMITS, ...limits }
  let totalBuffered = 0

  return (request, kind) =>
    new Promise((resolve, reject) => {
      const limit = longest[kind]
      const chunks: Buffer[] = []
      let size = 0
      // Bytes of this body in totalBuffered, until they are released.
      let counted = 0
      const release = () => {
        totalBuffered -= counted
        counted = 0
      }
      const stop = () => {
        clearTimeout(timer)
        request.off('data', take).off('end', end).off('error', disconnected).off('close', disconnected)
      }
      const fail = (error: Error) => {
        stop()
        release()
        request.resume()
        reject(error)
      }
      const finish = (isWhole: boolean) => {
        stop()
        request.pause()
        const begin = () => watch(request, { limit, size, buffered, progressMs })
        resolve({ bytes: Buffer.concat(chunks), isWhole, watch: begin, release })
      }
      const take = (chunk: Buffer) => {
        size += chunk.length
        if (size > limit) return fail(new BodyRejected(413))
        if (totalBuffered + chunk.length > allBuffered) return fail(new BodyRejected(503))
        totalBuffered += chunk.length
        counted += chunk.length
        chunks.push(chunk)
        if (size >= buffered && size < limit) finish(false)
      }
      const end = () => finish(true)
      const disconnected = () => fail(new Error('The visitor went away.'))
      const timer = setTimeout(() => fail(new BodyRejected(408)), progressMs)
      if (Number(request.headers['content-length'] ?? 0) > limit) return fail(new BodyRejected(413))
      request.on('data', take).once('end', end).once('error', disconnected).once('close', disconnected)
    })
}

/** Aborts a streamed body that is too slow or too long. */
function watch(
  request: IncomingMessage,
  { limit, size, buffered, progressMs }: { limit: number; size: number; buffered: number; progressMs: number },
): void {
  let total = size
  let since = size
  const timer = setInterval(() => {
    if (total - since < buffered) request.destroy(new BodyRejected(408))
    since = total
  }, progressMs)
  request.on('data', (chunk: Buffer) => {
    total += chunk.length
    if (total > limit) request.destroy(new BodyRejected(413))
  })
  request.pause()
  for (const over of ['end', 'error', 'close'] as const) request.once(over, () => clearInterval(timer))
}

/** Whether a body may exceed the limit of a kind; true without a Content-Length. */
export function mayExceed(request: Pick<IncomingMessage, 'headers'>, kind: BodyKind): boolean {
  const { 'content-length': length } = request.headers
  return hasBody(request) && (length === undefined || Number(length) > LIMITS.longest[kind])
}

/** Whether a request has a body at all (RFC 9112, section 6). */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
