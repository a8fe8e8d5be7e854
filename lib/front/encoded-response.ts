/** An answer made ready to be sent: compressed once for all, and with its validators (RFC 9110, sections 8.8 and 13). */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import Negotiator from 'negotiator'
import type { Answer, Keepable } from './response-cache'

type Encoding = 'br' | 'gzip' | 'identity'

export interface Packed extends Keepable {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** What tells this content from any other, without quotes. */
  tag: string
  /** By Accept-Encoding as it was sent; browsers send few different ones. */
  variants: Map<string, Variant>
}

export interface Sent {
  status: number
  headers: Record<string, string | string[]>
  /** Without it nothing but the head is sent. */
  body?: Buffer
  /** The whole of it as it was last written. An answer that is asked for a lot is written from here for a second. */
  message?: { bytes: Buffer; date: string }
}

/** What those who accept the same encodings are sent. */
interface Variant {
  whole: Sent
  /** For those who have it already. */
  notModified: Sent
}

/** Belongs to one connection or one body, and is set anew (RFC 9110, section 7.6.1). */
const OF_THE_MESSAGE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
])

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|(?:manifest|feed)\+json|xml|(?:rss|atom)\+xml)|image\/svg\+xml)/
/** Smaller ones do not become smaller. */
const SMALLEST_COMPRESSED = 512
/** Made once in a second at most, and sent to many. */
const BROTLI_QUALITY = 6

/** What a 304 repeats; all else a visitor has already. */
const FOR_CACHES = new Set(['cache-control', 'content-location', 'content-version', 'etag', 'expires', 'vary'])

/** Who sends an odd Accept-Encoding is answered all the same, and not remembered. */
const MOST_VARIANTS = 8

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip', 'identity']

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * Compresses an answer whose type is worth it.
 * @param tag what tells its content from any other, where that is known without reading it
 */
export async function pack({ status, headers, body }: Answer, tag = tagOf(body)): Promise<Packed> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_MESSAGE.has(name)))
  const packed: Packed = {
    status,
    headers: kept,
    bodies: { identity: body },
    tag,
    bytes: body.length,
    variants: new Map(),
  }
  if (body.length < SMALLEST_COMPRESSED || !COMPRESSIBLE.test(String(headers['content-type']))) return packed
  const quality = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([toBrotli(body, { params: quality }), toGzip(body)])
  packed.bodies = { br, gzip: gz, identity: body }
  // What is asked for is kept once more, as the message that is sent.
  packed.bytes += 2 * (br.length + gz.length)
  packed.headers.vary = varying(headers.vary)
  return packed
}

/** What tells a content from any other, without quotes. */
export const tagOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

function varying(vary: string | string[] | undefined): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name.toLowerCase() !== 'accept-encoding')
  return [...names, 'Accept-Encoding'].join(', ')
}

/** What an answer depends on, of the request. */
interface Question {
  method?: string
  headers: IncomingHttpHeaders
}

/** What one visitor is sent: nothing new, or the body in an encoding that is understood; for HEAD its head alone. */
export function respond(packed: Packed, { method, headers }: Question): Sent {
  const { whole, notModified } = variantOf(packed, headers)
  const known = headers['if-none-match']
  // Nearly all who have it name just the tag that they were given.
  if (known !== undefined && packed.status === 200 && (known === whole.headers.etag || isKnown(known, packed.tag))) {
    return notModified
  }
  return method === 'HEAD' ? { status: whole.status, headers: whole.headers } : whole
}

function variantOf(packed: Packed, headers: IncomingHttpHeaders): Variant {
  const accepted = String(headers['accept-encoding'] ?? '')
  const known = packed.variants.get(accepted)
  if (known) return known
  const made = makeVariant(packed, headers)
  if (packed.variants.size < MOST_VARIANTS) packed.variants.set(accepted, made)
  return made
}

function makeVariant({ status, headers: common, bodies, tag }: Packed, headers: IncomingHttpHeaders): Variant {
  const available = SMALLEST_FIRST.filter((encoding) => bodies[encoding])
  const encoding = (new Negotiator({ headers }).encoding(available, { preferred: SMALLEST_FIRST }) ??
    'identity') as Encoding
  // Each encoding is a content of its own (RFC 9110, section 8.8.3.3).
  const head = { ...common, etag: `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"` }
  const body = bodies[encoding] ?? bodies.identity
  const whole: Sent['headers'] = { ...head, 'content-length': String(body.length) }
  if (encoding !== 'identity') whole['content-encoding'] = encoding
  return { whole: { status, headers: whole, body }, notModified: { status: 304, headers: ofNothingNew(head) } }
}

/** Whether the visitor has this content already, in whatever encoding. */
function isKnown(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((each) => /^\s*(?:W\/)?"([^"]*?)(?:-(?:br|gzip))?"\s*$/.exec(each)?.[1] === tag)
}

/** A 304 repeats what caches go by, and nothing else (RFC 9110, section 15.4.5). */
function ofNothingNew(headers: Sent['headers']): Sent['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => FOR_CACHES.has(name)))
}
