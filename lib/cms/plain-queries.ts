/** What Payload's REST calls may ask in a query: counts that a database can count with, and no order that tells a secret. */
import { refuse } from '@/lib/calls/answer'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

const COUNTS = /^(?:limit|page|depth)(?:\[|$)/
const PLAIN = /^\d{1,6}$/

/**
 * The first of the counts in a query that is a number, and yet none that can be counted with: databases refuse a limit
 * of 1.5, of -1 or of 2^53, which Payload passes on. What is no number at all Payload leaves aside.
 */
export function oddCount(query: URLSearchParams): string | undefined {
  const odd = [...query].find(
    ([name, value]) => COUNTS.test(name) && value.trim() !== '' && !Number.isNaN(Number(value)) && !PLAIN.test(value),
  )
  return odd && COUNTS.exec(odd[0])?.[0].replace('[', '')
}

/** Fields that nobody reads. Payload refuses to search them, and yet sorts by those of related records. */
const SECRET = /(?:^|\.)(?:hash|salt|password|sessions|resetPasswordToken|statusKey|secret)(?:\.|$)/i

/** Whether a query asks for an order that would tell which record has the greater secret. */
export function sortsBySecret(query: URLSearchParams): boolean {
  const orders = [...query].flatMap(([name, value]) => (/^sort(?:\[|$)/.test(name) ? value.split(',') : []))
  return orders.some((path) => SECRET.test(path.trim().replace(/^-/, '')))
}

/** Why a query is not passed on; undefined where it is. */
function refusalOf(query: URLSearchParams): string | undefined {
  const name = oddCount(query)
  if (name !== undefined) return `“${name}” should be a whole number.`
  return sortsBySecret(query) ? '“sort” names a field that nobody reads.' : undefined
}

/** Wraps a REST handler of Payload's; its admin sends long queries as the body of a POST. */
export function withPlainQueries<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const isQuery = request.headers.has('x-payload-http-method-override')
    const inBody = isQuery ? new URLSearchParams(await request.clone().text()) : new URLSearchParams()
    const message = refusalOf(new URL(request.url).searchParams) ?? refusalOf(inBody)
    if (message === undefined) return handler(request, context)
    return refuse(400, message)
  }
}
