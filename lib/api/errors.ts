/** Failures of the content API: the status says what went wrong, the message says it to a person. */
import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'

export type ErrorCode =
  | 'unreadable'
  | 'not_signed_in'
  | 'not_allowed'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'content_is_remote'
  | 'too_large'
  | 'unsupported_media_type'
  | 'invalid'
  | 'proof_wanted'
  | 'too_many'
  | 'unavailable'
  | 'internal'

const STATUS: Record<ErrorCode, number> = {
  unreadable: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  content_is_remote: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  proof_wanted: 428,
  too_many: 429,
  unavailable: 503,
  internal: 500,
}

export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Field → what is wrong with it. */
    readonly fields: Record<string, string> = {},
    readonly headers: Record<string, string> = {},
    /** What the caller needs to do better. */
    readonly more: object = {},
  ) {
    super(message)
  }
}

/** 422 with a sentence for each field. */
export function invalid(fields: Record<string, string>): ApiError {
  const count = Object.keys(fields).length
  return new ApiError('invalid', count === 1 ? 'Please check one field.' : `Please check ${count} fields.`, fields)
}

export function noRecord(type: string, id: number | string): ApiError {
  return new ApiError('not_found', `There is no ${type} with the Id ${id}.`)
}

/** The answer to a failure. */
export function errorResponse({ code, message, fields, headers, more }: ApiError): Response {
  return Response.json(
    { error: { code, message, fields, ...more } },
    { status: STATUS[code], headers: { 'cache-control': PRIVATE_NO_STORE, ...headers } },
  )
}
