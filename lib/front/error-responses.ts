/** Answers that the front writes itself, when nobody behind it can. */
import { createHash } from 'node:crypto'
import { SIGNED_OUT_MESSAGE } from '@/lib/platform/credentials/signed-out'
import { isPrivateAddress, PRIVATE_HEADERS } from '@/lib/shared/addresses/private-address'
import { PAPER_COLOUR, THEME_COLOUR } from '@/lib/shared/site'
import type { Sent } from './encoded-response'
import { isCallAddress } from './request'
import { NO_INDEX } from './robots'

const RETRY_AFTER_S = '5'
/** Browsers keep a 308 for ever unless they are told otherwise. */
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

/** A failure as the content API says it. */
function failure(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string>,
  said: object = { error: { code, message, fields: {} } },
): Sent {
  const body = Buffer.from(JSON.stringify(said))
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

/** 308 to the one address of what was asked for (RFC 9110, section 15.4.9). @param place path of this site */
export function movedTo(place: string, common: Record<string, string>): Sent {
  return {
    status: 308,
    headers: {
      ...{ ...common, location: place, 'cache-control': FOR_AN_HOUR, 'content-length': '0' },
      ...(isPrivateAddress(place) && PRIVATE_HEADERS),
    },
  }
}

/** 405 for a page, which can only be read. */
export function wrongMethod(common: Record<string, string>): Sent {
  return { status: 405, headers: { ...common, allow: 'GET, HEAD', 'content-length': '0' } }
}

/** 400 for a call whose address cannot be read. */
export function unreadable(common: Record<string, string>): Sent {
  return failure(400, 'unreadable', 'This address cannot be read.', common)
}

/** 401 for what a stranger sends to the admin. Next's client shows a failed action in the words of a plain text. */
export function signedOut(common: Record<string, string>): Sent {
  const body = Buffer.from(SIGNED_OUT_MESSAGE)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(body.length) }
  return { status: 401, headers: { ...NO_INDEX, ...common, ...headers, 'cache-control': 'no-store' }, body }
}

const BODY_REFUSALS = {
  408: ['too_slow', 'This took too long to arrive. Nothing was changed; please try again.'],
  413: ['too_large', 'This is larger than may be sent. Nothing was changed.'],
  503: ['unavailable', 'The site is very busy just now. Nothing was changed; please try again in a moment.'],
} as const

/** For a body that is not taken in: as the content API says it, or as Payload's own calls do, which the admin shows. */
export function bodyRefused(status: keyof typeof BODY_REFUSALS, url: string, common: Record<string, string>): Sent {
  const [code, message] = BODY_REFUSALS[status]
  const headers = { ...common, ...(status === 503 && { 'retry-after': RETRY_AFTER_S }) }
  const isPayloads = url.startsWith('/api/') && !isCallAddress(url)
  return failure(status, code, message, headers, isPayloads ? { errors: [{ message }] } : undefined)
}

/**
 * 503: as a page, in both languages, or for calls as the content API says it; 504 where the app may have done what was asked
 * (RFC 9110, section 15.6.5).
 * @param path of the request
 * @param mayBeDone whether it changes something, and the app had it
 */
export function unanswered(path: string, common: Record<string, string>, mayBeDone = false): Sent {
  const again = { ...common, ...(!mayBeDone && { 'retry-after': RETRY_AFTER_S }) }
  const status = mayBeDone ? 504 : 503
  if (path.startsWith('/api/')) {
    const message = mayBeDone ? UNKNOWN : 'The site does not answer just now. Please try again in a moment.'
    const said = isCallAddress(path) ? undefined : { errors: [{ message }] }
    return failure(status, 'unavailable', message, again, said)
  }
  const body = Buffer.from(PAGE)
  return {
    status,
    headers: {
      ...again,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
    body,
  }
}

const UNKNOWN =
  'The site has not answered in time. What you sent may have been done all the same: please look before you send it again.'
