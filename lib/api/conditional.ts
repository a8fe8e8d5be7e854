import { createHash } from 'node:crypto'

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' }

/** Whether the client has this very answer already (RFC 9110, section 13.1.2). */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  if (!known) return false
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

interface Made {
  text: string
  etag: string
}

/** Answers by what they hold: whole lists and versions are the same object until they change. */
const made = new WeakMap<object, Made>()

function make(body: unknown): Made {
  const text = JSON.stringify(body)
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

/**
 * A read's answer: JSON with a strong ETag, or 304.
 * @param options headers beside the usual ones; `same`, what the body holds, if that is one object for as long as the body stays the same; the text is then made once
 */
export function conditionalJson(
  request: Request,
  body: unknown,
  { same, headers: more }: { same?: object; headers?: Record<string, string> } = {},
): Response {
  const answer = (same && made.get(same)) ?? make(body)
  if (same) made.set(same, answer)
  const headers = { ...HEADERS, ...more, etag: answer.etag }
  if (isKnown(request, answer.etag)) return new Response(null, { status: 304, headers })
  return new Response(answer.text, { headers })
}
