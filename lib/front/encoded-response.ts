/** Encoded responses: compressed once for all visitors, with validators for conditional requests (RFC 9110, sections 8.8 and 13). */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import Negotiator from 'negotiator'
import type { AppResponse, Cacheable } from './response-cache'

type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedResponse extends Cacheable {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** Entity tag of the content, without quotes. */
  tag: string
  /** Entity tag that the app gave its own response, by which it can be revalidated. */
  appTag?: string
  /** Negotiated responses by Accept-Encoding as it was sent; browsers send few different ones. */
  variants: Map<string, Variant>
}

export interface OutgoingResponse {
  status: number
  headers: Record<string, string | string[]>
  /** Left out for HEAD and 304. */
  body?: Buffer
  /** Head and body as last written to a socket; reused for a second. */
  message?: { bytes: Buffer; date: string }
}

/** The responses for one Accept-Encoding. */
interface Variant {
  whole: OutgoingResponse
  /** The 304 for those who have it already. */
  notModified: OutgoingResponse
}

/** Headers of one connection or one encoding, which are set anew (RFC 9110, section 7.6.1). */
const PER_MESSAGE_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
])

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|(?:manifest|feed)\+json|xml|(?:rss|atom)\+xml)|image\/svg\+xml)/
/** Smaller bodies do not become smaller. */
const SMALLEST_COMPRESSED = 512
/** A page is compressed once for each of its changes, and sent to many. */
const BROTLI_QUALITY = 6

/** Headers that a 304 repeats (RFC 9110, section 15.4.5). */
const NOT_MODIFIED_HEADERS = new Set([
  'cache-control',
  'content-location',
  'content-version',
  'etag',
  'expires',
  'vary',
])

/** Further values of Accept-Encoding are answered, but not cached. */
const MOST_VARIANTS = 8

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip', 'identity']

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * Encodes a response of the app, compressing types that are worth it.
 * @param tag entity tag of its content, where that is known without reading it
 */
export async function encodeResponse(
  { status, headers, body }: AppResponse,
  tag = entityTag(body),
): Promise<EncodedResponse> {
  const common = Object.fromEntries(Object.entries(headers).filter(([name]) => !PER_MESSAGE_HEADERS.has(name)))
  const encoded: EncodedResponse = {
    status,
    headers: common,
    bodies: { identity: body },
    tag,
    ...(typeof headers.etag === 'string' && { appTag: headers.etag }),
    bytes: body.length,
    variants: new Map(),
  }
  if (body.length < SMALLEST_COMPRESSED || !COMPRESSIBLE.test(String(headers['content-type']))) return encoded
  const quality = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([toBrotli(body, { params: quality }), toGzip(body)])
  encoded.bodies = { br, gzip: gz, identity: body }
  // Each encoding that is requested is kept a second time, as the message that is written.
  encoded.bytes += 2 * (br.length + gz.length)
  encoded.headers.vary = withAcceptEncoding(headers.vary)
  return encoded
}

/** The entity tag of a content, without quotes. */
export const entityTag = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

function withAcceptEncoding(vary: string | string[] | undefined): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name.toLowerCase() !== 'accept-encoding')
  return [...names, 'Accept-Encoding'].join(', ')
}

/** The part of a request that content negotiation reads. */
interface NegotiatedRequest {
  method?: string
  headers: IncomingHttpHeaders
}

/** The response for one request: 304 if the visitor has it, or the body in the best accepted encoding; for HEAD without it. */
export function negotiate(encoded: EncodedResponse, { method, headers }: NegotiatedRequest): OutgoingResponse {
  const { whole, notModified } = variantOf(encoded, headers)
  const ifNoneMatch = headers['if-none-match']
  // Nearly all send just the tag that they were given.
  if (
    ifNoneMatch !== undefined &&
    encoded.status === 200 &&
    (ifNoneMatch === whole.headers.etag || matchesTag(ifNoneMatch, encoded.tag))
  ) {
    return notModified
  }
  return method === 'HEAD' ? { status: whole.status, headers: whole.headers } : whole
}

function variantOf(encoded: EncodedResponse, headers: IncomingHttpHeaders): Variant {
  const accepted = String(headers['accept-encoding'] ?? '')
  const known = encoded.variants.get(accepted)
  if (known) return known
  const made = makeVariant(encoded, headers)
  if (encoded.variants.size < MOST_VARIANTS) encoded.variants.set(accepted, made)
  return made
}

function makeVariant({ status, headers: common, bodies, tag }: EncodedResponse, headers: IncomingHttpHeaders): Variant {
  const available = SMALLEST_FIRST.filter((encoding) => bodies[encoding])
  const encoding = (new Negotiator({ headers }).encoding(available, { preferred: SMALLEST_FIRST }) ??
    'identity') as Encoding
  // Each encoding has its own entity tag (RFC 9110, section 8.8.3.3).
  const head = { ...common, etag: `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"` }
  const body = bodies[encoding] ?? bodies.identity
  const whole: OutgoingResponse['headers'] = { ...head, 'content-length': String(body.length) }
  if (encoding !== 'identity') whole['content-encoding'] = encoding
  return { whole: { status, headers: whole, body }, notModified: { status: 304, headers: notModifiedHeaders(head) } }
}

/** Whether If-None-Match names this content, in whatever encoding. */
function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((each) => /^\s*(?:W\/)?"([^"]*?)(?:-(?:br|gzip))?"\s*$/.exec(each)?.[1] === tag)
}

function notModifiedHeaders(headers: OutgoingResponse['headers']): OutgoingResponse['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => NOT_MODIFIED_HEADERS.has(name)))
}
