import { say } from './say'

/** Cache-Control of responses with personal data or secrets: nothing may cache them (RFC 9111, section 5.2.2). */
export const PRIVATE_NO_STORE = 'private, no-store'
const HEADERS = { 'cache-control': PRIVATE_NO_STORE }

/** A JSON response that no cache stores. */
export const jsonResponse = (body: object, status = 200): Response => Response.json(body, { status, headers: HEADERS })

const SENTENCES = {
  400: 'shared.failure.unreadable',
  401: 'shared.failure.signIn',
  403: 'shared.failure.forbidden',
  404: 'shared.failure.missing',
} as const

interface ErrorDetails {
  /** Details for the screen that sent the request. */
  data?: unknown
  /** Seconds. */
  retryAfter?: number
}

/** An error response in Payload's form, which its admin shows. */
export function errorResponse(status: 400 | 401 | 403 | 404): Response
export function errorResponse(status: number, sentence: string, details?: ErrorDetails): Response
export function errorResponse(
  status: number,
  sentence = say(SENTENCES[status as keyof typeof SENTENCES]),
  { data, retryAfter }: ErrorDetails = {},
): Response {
  const headers = { ...HEADERS, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) }
  const error = { message: sentence, ...(data !== undefined && { data }) }
  return Response.json({ errors: [error] }, { status, headers })
}
