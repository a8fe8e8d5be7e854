/** Cache-Control of responses with personal data or secrets: nothing may cache them (RFC 9111, section 5.2.2). */
export const PRIVATE_NO_STORE = 'private, no-store'
const HEADERS = { 'cache-control': PRIVATE_NO_STORE }

/** A JSON response that no cache stores. */
export const jsonResponse = (body: object, status = 200): Response => Response.json(body, { status, headers: HEADERS })

const SENTENCES: Record<number, string> = {
  400: 'This could not be read. Please load the page again.',
  401: 'Please sign in.',
  403: 'Your account may not do this.',
  404: 'There is no such record.',
}

interface ErrorDetails {
  /** Details for the screen that sent the request. */
  data?: unknown
  /** Seconds. */
  retryAfter?: number
}

/** An error response in Payload's form, which its admin shows. */
export function errorResponse(status: 400 | 401 | 403 | 404): Response
export function errorResponse(status: number, sentence: string | undefined, details?: ErrorDetails): Response
export function errorResponse(
  status: number,
  sentence = SENTENCES[status],
  { data, retryAfter }: ErrorDetails = {},
): Response {
  const headers = { ...HEADERS, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) }
  const error = { message: sentence, ...(data !== undefined && { data }) }
  return Response.json({ errors: [error] }, { status, headers })
}
