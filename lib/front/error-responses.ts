/** Error responses and redirects that the reverse proxy makes itself. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { signedOutMessage } from '@/lib/platform/credentials/signed-out'
import { isPrivateAddress, PRIVATE_HEADERS } from '@/lib/shared/addresses/private-address'
import { PAPER_COLOUR, THEME_COLOUR } from '@/lib/shared/site'
import type { OutgoingResponse } from './encoded-response'
import { isApiAddress } from './request'
import { NO_INDEX } from './robots'

const RETRY_AFTER_S = '5'
/** Browsers cache a 308 for ever unless it says otherwise. */
const FOR_AN_HOUR = 'public, max-age=3600'

const STYLE =
  `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:1.5rem;background:${PAPER_COLOUR};` +
  `color:${THEME_COLOUR};font:1.125rem/1.6 "Hind Siliguri",system-ui,sans-serif;text-align:center}` +
  'h1{margin:0;font-size:1.75rem;line-height:1.25}p{margin:.5rem 0 0}' +
  `a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:2rem;background:${THEME_COLOUR};color:#fff}` +
  'a:focus-visible{outline:3px solid #b3261e;outline-offset:3px}'

const PAGE = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Back in a moment · একটু পরেই ফিরছি</title><style>${STYLE}</style></head>
<body><main><section><h1>Back in a moment</h1><p>This page cannot be shown just now. Nothing was lost.</p></section>
<section lang="bn"><h1>একটু পরেই ফিরছি</h1><p>পাতাটি এই মুহূর্তে দেখানো যাচ্ছে না। কিছুই হারায়নি।</p></section>
<p><a href="">Try again · <span lang="bn">আবার চেষ্টা করুন</span></a></p></main></body></html>
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** An error in the form of the content API. */
function apiError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string>,
  content: object = { error: { code, message, fields: {} } },
): OutgoingResponse {
  const body = Buffer.from(JSON.stringify(content))
  return {
    status,
    headers: {
      ...NO_INDEX,
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
    },
    body,
  }
}

/** Short, since a picture may be brought back. */
const FOR_FIVE_MINUTES = 'public, max-age=300'

/**
 * Where no file is (RFC 9110, sections 15.4.9, 15.5.5 and 15.5.11).
 * @param moved where it is now; null where it was taken away for good, undefined where nobody knows of it
 */
export function noFile(moved: string | null | undefined, common: Record<string, string>): OutgoingResponse {
  const headers = { ...common, 'content-length': '0' }
  if (moved === undefined) return { status: 404, headers }
  const lasting = { ...headers, 'cache-control': FOR_FIVE_MINUTES }
  return moved === null ? { status: 410, headers: lasting } : { status: 308, headers: { ...lasting, location: moved } }
}

/** 308 to the canonical address (RFC 9110, section 15.4.9). @param path of this site */
export function permanentRedirect(path: string, common: Record<string, string>): OutgoingResponse {
  return {
    status: 308,
    headers: {
      ...{ ...common, location: path, 'cache-control': FOR_AN_HOUR, 'content-length': '0' },
      ...(isPrivateAddress(path) && PRIVATE_HEADERS),
    },
  }
}

/** 405 for a page, which knows only GET and HEAD. */
export function methodNotAllowed(common: Record<string, string>): OutgoingResponse {
  return { status: 405, headers: { ...common, allow: 'GET, HEAD', 'content-length': '0' } }
}

/** 400 for an address or Host header that cannot be parsed. */
export function badRequest(common: Record<string, string>): OutgoingResponse {
  return apiError(400, 'unreadable', 'This address cannot be read.', common)
}

/** 401 for an admin action without a session. As plain text, since Next's client shows that of a failed action. */
export function unauthorized(common: Record<string, string>, sent: IncomingHttpHeaders): OutgoingResponse {
  const body = Buffer.from(signedOutMessage(sent))
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(body.length) }
  return { status: 401, headers: { ...NO_INDEX, ...common, ...headers, 'cache-control': 'no-store' }, body }
}

const BODY_REJECTIONS = {
  408: ['too_slow', 'This took too long to arrive. Nothing was changed; please try again.'],
  413: ['too_large', 'This is larger than may be sent. Nothing was changed.'],
  503: ['unavailable', 'The site is very busy just now. Nothing was changed; please try again in a moment.'],
} as const

/** The error for a rejected body, in the form of the content API, or of Payload's own calls for the admin. */
export function bodyRejected(
  status: keyof typeof BODY_REJECTIONS,
  url: string,
  common: Record<string, string>,
): OutgoingResponse {
  const [code, message] = BODY_REJECTIONS[status]
  const headers = { ...common, ...(status === 503 && { 'retry-after': RETRY_AFTER_S }) }
  const isPayloadCall = url.startsWith('/api/') && !isApiAddress(url)
  return apiError(status, code, message, headers, isPayloadCall ? { errors: [{ message }] } : undefined)
}

/**
 * 503 when the app gives no response: a page in both languages, or JSON for calls; 504 where the app may have run the request
 * (RFC 9110, section 15.6.5).
 * @param path of the request
 * @param mayHaveRun whether the request changes something and may have reached the app
 */
export function unavailable(path: string, common: Record<string, string>, mayHaveRun = false): OutgoingResponse {
  const headers = { ...common, ...(!mayHaveRun && { 'retry-after': RETRY_AFTER_S }) }
  const status = mayHaveRun ? 504 : 503
  if (path.startsWith('/api/')) {
    const message = mayHaveRun ? OUTCOME_UNKNOWN : 'The site does not answer just now. Please try again in a moment.'
    const content = isApiAddress(path) ? undefined : { errors: [{ message }] }
    return apiError(status, 'unavailable', message, headers, content)
  }
  const body = Buffer.from(PAGE)
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
    body,
  }
}

const OUTCOME_UNKNOWN =
  'The site has not answered in time. What you sent may have been done all the same: please look before you send it again.'
