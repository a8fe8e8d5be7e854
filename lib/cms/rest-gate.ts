/** Which of Payload's own REST calls exist for whom: staff have them all, strangers only what signing in needs. */
import type { Payload } from 'payload'
import { isProgram, openToPrograms } from '@/lib/accounts/keys/strategy'
import { readLimited } from '@/lib/security/read-limited'
import { cms } from './payload'

/** Calls of someone who is not signed in: method and path below /api. */
const OPEN: readonly [method: string, path: RegExp][] = [
  ['POST', /^\/users\/(login|logout|refresh-token)$/],
  ['GET', /^\/users\/me$/],
]

/** Largest body of a stranger: an address and a password. */
const OPEN_BODY_LIMIT = 10_000

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

/** Payload fails on an Id that is none; a record of that Id is simply not there. */
function withoutBadIds(response: Response, { collections }: Payload, path: string): Response {
  const [, collection = '', id = ''] = path.split('/')
  const bad = collection in collections && id !== '' && !/^[1-9]\d{0,8}$/.test(id)
  return response.status === 500 && bad ? refuse(404, 'There is no such record.') : response
}

/** Wraps a REST handler of Payload's. The person is asked of Payload itself: a cookie that looks right is not enough. */
export function gated(handler: Handler): Handler {
  return async (request, context) => {
    const path = `/${(await context.params).slug.join('/')}`
    // Payload would look the address up, and wait for the transaction that it holds itself.
    if (path === '/users/forgot-password') {
      return refuse(503, 'This site mails no passwords. Please ask an administrator to set a new one.')
    }
    const payload = await cms()
    const { user } = await payload.auth({ headers: request.headers })
    if (isProgram(user) && !openToPrograms(path)) return refuse(403, 'A key does not do this. Please sign in.')
    if (user) return withoutBadIds(await handler(request, context), payload, path)
    const open = OPEN.some(([method, pattern]) => method === request.method && pattern.test(path))
    if (!open) return refuse(401, 'Please sign in.')
    if (request.method === 'GET') return handler(request, context)
    const body = await readLimited(request, OPEN_BODY_LIMIT).catch(() => null)
    if (!body) return refuse(413, 'This is too large.')
    return handler(
      new Request(request.url, { method: request.method, headers: request.headers, body: new Uint8Array(body) }),
      context,
    )
  }
}
