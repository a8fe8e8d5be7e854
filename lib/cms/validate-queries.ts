/** What Payload's REST calls may ask in a query: counts that a database can count with, and no more levels than it reads. */

import { isNestedTooDeep } from '@/lib/platform/calls/json-nesting'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

const COUNTS = /^(?:limit|page|depth)(?:\[|$)/
const PLAIN = /^\d{1,6}$/

/**
 * The first of the counts in a query that is a number, and yet none that can be counted with: databases refuse a limit
 * of 1.5, of -1 or of 2^53, which Payload passes on. What is no number at all Payload leaves aside.
 */
export function invalidCount(query: URLSearchParams): string | undefined {
  const odd = [...query].find(
    ([name, value]) => COUNTS.test(name) && value.trim() !== '' && !Number.isNaN(Number(value)) && !PLAIN.test(value),
  )
  return odd && COUNTS.exec(odd[0])?.[0].replace('[', '')
}

/** Levels of a name's brackets that Payload reads (payload, createPayloadRequest). */
const LEVELS = 10

/** Whether a query is nested more deeply than any sensible one: Payload would overflow its stack. */
export const isTooDeep = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => name.split('[').length - 1 > LEVELS || isNestedTooDeep(value))

/** Why a query is refused; undefined where it is valid. */
function refusalOf(query: URLSearchParams): string | undefined {
  const name = invalidCount(query)
  if (name !== undefined) return say('content.calls.notWhole', { name })
  return isTooDeep(query) ? say('content.calls.queryTooDeep') : undefined
}

const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']
const FORM = 'application/x-www-form-urlencoded'

/** Wraps a REST handler of Payload's; its admin sends long queries as the body of a POST. */
export function withValidQueries<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const isQuery = OVERRIDES.some((name) => request.headers.has(name))
    // Of JSON Payload would put parts into the query as they are, and so whatever else they name.
    if (isQuery && request.headers.get('content-type') !== FORM)
      return errorResponse(400, say('content.calls.queryAsForm'))
    const inBody = isQuery ? new URLSearchParams(await request.clone().text()) : new URLSearchParams()
    const message = refusalOf(new URL(request.url).searchParams) ?? refusalOf(inBody)
    if (message === undefined) return handler(request, context)
    return errorResponse(400, message)
  }
}
