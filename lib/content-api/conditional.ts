import { createHash } from 'node:crypto'

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' }

/** Whether the client has this very answer already (RFC 9110, section 13.1.2). */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  if (!known) return false
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** A read's answer: JSON with a strong ETag, or 304. The text is made once per version where it is the same for all. */
export function conditionalJson(request: Request, body: unknown): Response {
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { ...HEADERS, etag }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}
