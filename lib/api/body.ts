/** Reads the body of a write: JSON or multipart, bare or below `data`, within limits; of a form, also as browsers post it. */
import { isNestedTooDeep } from '@/lib/platform/calls/json-nesting'
import { BodyTooLarge, readLimitedBody } from '@/lib/platform/calls/read-limited-body'
import { ApiError } from './errors'

/** Media type → how many bytes of it are read. */
type Limits = Readonly<Record<string, number>>

/** Four pictures of 15 MB would not fit together on purpose: they are sent one by one, or smaller. */
const RECORD_LIMITS: Limits = { 'application/json': 1_000_000, 'multipart/form-data': 32_000_000 }

/** Far more than the longest form: one that is too long should come back with all that was typed in it. */
export const FORM_LIMITS: Limits = {
  'application/json': 200_000,
  'multipart/form-data': 200_000,
  'application/x-www-form-urlencoded': 200_000,
}

export interface WriteBody {
  values: Record<string, unknown>
  /** Multipart carries numbers and nothings as text. */
  textual: boolean
}

/**
 * @param limits the media types that the call takes
 * @throws ApiError unreadable, too_large or unsupported_media_type
 */
export async function readBody(request: Request, limits = RECORD_LIMITS): Promise<WriteBody> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const limit = Object.hasOwn(limits, mediaType) ? limits[mediaType] : undefined
  if (limit === undefined) {
    throw new ApiError('unsupported_media_type', `Please send ${Object.keys(limits).join(' or ')}.`)
  }
  const bytes = await readAll(request, limit)
  if (mediaType === 'application/json') return { values: unwrap(parseJson(bytes)), textual: false }
  if (mediaType === 'multipart/form-data') return { values: await parseMultipart(request, bytes), textual: true }
  return { values: Object.fromEntries(new URLSearchParams(bytes.toString('utf8'))), textual: true }
}

async function readAll(request: Request, limit: number): Promise<Buffer> {
  return readLimitedBody(request, limit).catch((error: unknown) => {
    // Whoever went away meanwhile is no failure of the site.
    if (!(error instanceof BodyTooLarge)) throw new ApiError('unreadable', 'The body broke off before its end.')
    throw new ApiError('too_large', `The body is too large: ${limit / 1_000_000} MB at the most.`)
  })
}

function parseJson(bytes: Buffer): unknown {
  if (isNestedTooDeep(bytes)) throw new ApiError('unreadable', 'The body has too many levels.')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError('unreadable', 'The body is not readable as JSON.')
  }
}

/** `{ "data": { … } }` and the bare fields mean the same. */
function unwrap(body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw new ApiError('unreadable', 'The body should be a JSON object with the record’s fields.')
  const keys = Object.keys(body)
  return keys.length === 1 && isObject(body.data) ? body.data : body
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function parseMultipart(request: Request, bytes: Buffer): Promise<Record<string, unknown>> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new ApiError('unreadable', 'The body is not readable as multipart/form-data.')
  })
  const values: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (name === 'data' && typeof value === 'string') Object.assign(values, unwrap(parseJson(Buffer.from(value))))
    else values[name] = value
  }
  return values
}
