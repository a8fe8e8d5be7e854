/** Cache-Control of answers that hold people's data, or secrets: no cache on the way keeps them (RFC 9111, section 5.2.2). */
export const PRIVATE_NO_STORE = 'private, no-store'
const HEADERS = { 'cache-control': PRIVATE_NO_STORE }

/** What was asked for, or was done. */
export const jsonResponse = (body: object, status = 200): Response => Response.json(body, { status, headers: HEADERS })

const SENTENCES: Record<number, string> = {
  400: 'This could not be read. Please load the page again.',
  401: 'Please sign in.',
  403: 'Your account may not do this.',
  404: 'There is no such record.',
}

interface More {
  /** What the screen goes by. */
  data?: unknown
  /** Seconds. */
  retryAfter?: number
}

/** Refuses a call in the form in which Payload does, and its admin reads it. */
export function errorResponse(status: 400 | 401 | 403 | 404): Response
export function errorResponse(status: number, sentence: string | undefined, more?: More): Response
export function errorResponse(status: number, sentence = SENTENCES[status], { data, retryAfter }: More = {}): Response {
  const headers = { ...HEADERS, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) }
  const error = { message: sentence, ...(data !== undefined && { data }) }
  return Response.json({ errors: [error] }, { status, headers })
}
