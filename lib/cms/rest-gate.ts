/** Which of Payload's own REST calls exist for whom: staff have them all, strangers only what signing in needs. */
import { cms } from './payload'

/** Calls of someone who is not signed in: method and path below /api. */
const OPEN: readonly [method: string, path: RegExp][] = [
  ['POST', /^\/users\/(login|logout|refresh-token|forgot-password|reset-password)$/],
  ['GET', /^\/users\/me$/],
]

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/** Wraps a REST handler of Payload's. The person is asked of Payload itself: a cookie that looks right is not enough. */
export function gated(handler: Handler): Handler {
  return async (request, context) => {
    const path = `/${(await context.params).slug.join('/')}`
    const open = OPEN.some(([method, pattern]) => method === request.method && pattern.test(path))
    if (!open) {
      const payload = await cms()
      const { user } = await payload.auth({ headers: request.headers })
      if (!user) return Response.json({ errors: [{ message: 'Please sign in.' }] }, { status: 401 })
    }
    return handler(request, context)
  }
}
