/** Reads the body of a write: JSON or multipart, bare or below `data`, within limits. */
import { readLimited, TooLarge } from '@/lib/security/read-limited'
import { ApiError } from './errors'

const JSON_LIMIT = 1_000_000
/** Four pictures of 15 MB would not fit together on purpose: they are sent one by one, or smaller. */
const MULTIPART_LIMIT = 32_000_000

export interface WriteBody {
  values: Record<string, unknown>
  /** Multipart carries numbers and nothings as text. */
  textual: boolean
}

/** @throws ApiError unreadable, too_large or unsupported_media_type */
export async function readBody(request: Request): Promise<WriteBody> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (mediaType === 'application/json') {
    const bytes = await readAll(request, JSON_LIMIT)
    return { values: unwrap(parseJson(bytes)), textual: false }
  }
  if (mediaType === 'multipart/form-data') {
    const bytes = await readAll(request, MULTIPART_LIMIT)
    return { values: await parseMultipart(request, bytes), textual: true }
  }
  throw new ApiError('unsupported_media_type', 'Please send application/json or multipart/form-data.')
}

async function readAll(request: Request, limit: number): Promise<Buffer> {
  return readLimited(request, limit).catch((error: unknown) => {
    if (!(error instanceof TooLarge)) throw error
    throw new ApiError('too_large', `The body is too large: ${limit / 1_000_000} MB at the most.`)
  })
}

function parseJson(bytes: Buffer): unknown {
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
