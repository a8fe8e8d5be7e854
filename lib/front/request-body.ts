/**
 * Bodies on their way to the app. The front takes them in first, so that nobody who sends slowly keeps a connection of
 * the app's waiting, and nothing longer than any call reads comes through (OWASP, Denial of Service Cheat Sheet).
 */
import type { IncomingMessage } from 'node:http'
import { SIGN_IN_LIMIT } from '@/lib/platform/calls/read-limited-body'

/** More than the longest form takes. */
const FORM_LIMIT = 300_000
/** More than any call takes: the pictures of one record. */
const LONGEST_BODY = 33_000_000
/** So much is taken in before the app is asked; what is longer is passed on as it comes. */
const HELD = FORM_LIMIT
/** Time for the next so many bytes; 10 kB a second, which any telephone reaches. */
const PATIENCE_MS = 30_000
/** All bodies that are held at once. */
const ALL_HELD = 64_000_000

/** For whom a body is how long: whoever signs in, fills in a form, or has a real token or key. */
export type BodyKind = 'sign-in' | 'form' | 'long'

export interface BodyLimits {
  longest: Record<BodyKind, number>
  held: number
  patienceMs: number
  allHeld: number
}

const LIMITS: BodyLimits = {
  longest: { 'sign-in': SIGN_IN_LIMIT, form: FORM_LIMIT, long: LONGEST_BODY },
  held: HELD,
  patienceMs: PATIENCE_MS,
  allHeld: ALL_HELD,
}

/** Why a body is not taken: the status that says so (RFC 9110, section 15.5; 503 while too many are held). */
export class BodyRefused extends Error {
  constructor(readonly status: 408 | 413 | 503) {
    super(`The body is refused with ${status}.`)
  }
}

/** What is passed on: all of it, or its beginning, after which the request itself goes on. */
export interface TakenBody {
  bytes: Buffer
  isWhole: boolean
  /** To be called when the rest begins to be passed on: from then on it must go on coming. */
  watch: () => void
  /** To be called once nobody needs the bytes any more. */
  release: () => void
}

/** @returns a function: takes a request's body in. It throws BodyRefused, and Error when the visitor goes away. */
export function bodyTaker(
  limits: Partial<BodyLimits> = {},
): (request: IncomingMessage, kind: BodyKind) => Promise<TakenBody> {
  const { longest, held, patienceMs, allHeld } = { ...LIMITS, ...limits }
  let holding = 0

  return (request, kind) =>
    new Promise((resolve, reject) => {
      const limit = longest[kind]
      const chunks: Buffer[] = []
      let size = 0
      // Whose bytes are held is counted once: while it is read, and until it was passed on.
      let counted = 0
      const release = () => {
        holding -= counted
        counted = 0
      }
      const stop = () => {
        clearTimeout(timer)
        request.off('data', take).off('end', end).off('error', gone).off('close', gone)
      }
      const refuse = (error: Error) => {
        stop()
        release()
        request.resume()
        reject(error)
      }
      const give = (isWhole: boolean) => {
        stop()
        request.pause()
        const begin = () => watch(request, { limit, size, held, patienceMs })
        resolve({ bytes: Buffer.concat(chunks), isWhole, watch: begin, release })
      }
      const take = (chunk: Buffer) => {
        size += chunk.length
        if (size > limit) return refuse(new BodyRefused(413))
        if (holding + chunk.length > allHeld) return refuse(new BodyRefused(503))
        holding += chunk.length
        counted += chunk.length
        chunks.push(chunk)
        if (size >= held && size < limit) give(false)
      }
      const end = () => give(true)
      const gone = () => refuse(new Error('The visitor went away.'))
      const timer = setTimeout(() => refuse(new BodyRefused(408)), patienceMs)
      if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(new BodyRefused(413))
      request.on('data', take).once('end', end).once('error', gone).once('close', gone)
    })
}

/** Ends a long body that grows too slowly or too long while it is passed on. */
function watch(
  request: IncomingMessage,
  { limit, size, held, patienceMs }: { limit: number; size: number; held: number; patienceMs: number },
): void {
  let total = size
  let since = size
  const timer = setInterval(() => {
    if (total - since < held) request.destroy(new BodyRefused(408))
    since = total
  }, patienceMs)
  request.on('data', (chunk: Buffer) => {
    total += chunk.length
    if (total > limit) request.destroy(new BodyRefused(413))
  })
  request.pause()
  for (const over of ['end', 'error', 'close'] as const) request.once(over, () => clearInterval(timer))
}

/** Whether a body may be longer than bodies of a kind; of one without a length nobody knows. */
export function mayExceed(request: Pick<IncomingMessage, 'headers'>, kind: BodyKind): boolean {
  const { 'content-length': length } = request.headers
  return hasBody(request) && (length === undefined || Number(length) > LIMITS.longest[kind])
}

/** Whether a request has a body at all (RFC 9112, section 6). */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
