/** How many, from where and how deep: numbers of Payload's REST calls that a database would stumble over. */

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

/** Wraps a REST handler of Payload's; its admin sends long queries as the body of a POST. */
export function withPlainCounts<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const isQuery = request.headers.has('x-payload-http-method-override')
    const inBody = isQuery ? new URLSearchParams(await request.clone().text()) : new URLSearchParams()
    const name = oddCount(new URL(request.url).searchParams) ?? oddCount(inBody)
    if (name === undefined) return handler(request, context)
    return Response.json({ errors: [{ message: `“${name}” should be a whole number.` }] }, { status: 400 })
  }
}
