/** The guard of Payload's own REST calls: without a session only those are open that signing in needs. */
import { isApiClient, isOpenToApiClients } from '@/lib/access/keys/strategy'
import { OWN_CALLS } from '@/lib/access/rights/matrix'
import { languageOf } from '@/lib/access/sessions/language-settings'
import { isFromBrowserPage } from '@/lib/access/sign-in/request-origin'
import { errorResponse, PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { readLimitedBody, SIGN_IN_LIMIT } from '@/lib/platform/calls/read-limited-body'
import { inLanguage, say } from '@/lib/platform/calls/say'
import { SIGNED_OUT } from '@/lib/platform/credentials/signed-out'
import { cms } from './instance'

/** Calls of someone who is not signed in, as `post /users/login`. */
const OPEN = new Set(
  Object.entries(OWN_CALLS.users ?? {}).flatMap(([call, need]) =>
    need === 'anyone' ? [call.replace(' ', ' /users')] : [],
  ),
)

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/** Guards a REST handler of Payload's. Payload authenticates the person: a cookie that looks right is not enough. */
export function guardRest(handler: Handler): Handler {
  return (request, context) =>
    inLanguage(languageOf(request.headers), async () =>
      withoutCaches(await answerOf(handler, asRead(request), context)),
    )
}

/** HEAD is GET without a body, which Next leaves out (RFC 9110, section 9.3.2); Payload has no calls for it. */
const asRead = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request

async function answerOf(handler: Handler, ...[request, context]: Parameters<Handler>): Promise<Response> {
  const [first = '', ...rest] = (await context.params).slug
  const path = asPayloadReads(first, rest)
  // Payload would look the address up, and wait for the transaction that it holds itself.
  if (path === '/users/forgot-password') {
    return errorResponse(503, say('content.calls.noPasswordMail'))
  }
  const payload = await cms()
  const { user } = await payload.auth({ headers: request.headers })
  if (isApiClient(user) && !isOpenToApiClients(path)) return errorResponse(403, say('content.calls.notByKey'))
  // Payload takes the name of whatever all objects have for a collection's, and fails.
  if (user && first in Object.prototype) return errorResponse(404, say('content.calls.noCall'))
  // What staff may, each handler asks (lib/access/enforce-matrix.ts).
  if (user) return handler(request, context)
  if (!OPEN.has(`${request.method.toLowerCase()} ${path}`)) {
    return isFromBrowserPage(request) ? errorResponse(401, say(SIGNED_OUT)) : errorResponse(401)
  }
  if (request.method === 'GET') return handler(request, context)
  const body = await readLimitedBody(request, SIGN_IN_LIMIT).catch(() => null)
  if (!body) return errorResponse(413, say('content.calls.tooLarge'))
  return handler(
    new Request(request.url, { method: request.method, headers: request.headers, body: new Uint8Array(body) }),
    context,
  )
}

/** A path as Payload compares it: the name of a collection to the letter, those of its calls in capitals or small. */
const asPayloadReads = (first: string, rest: readonly string[]): string =>
  ['', first, ...rest.map((segment) => segment.toLowerCase())].join('/').replace(/\/$/, '')

/** Forbids caching: few of Payload's own responses do. */
function withoutCaches({ status, statusText, headers: said, body }: Response): Response {
  const headers = new Headers(said)
  headers.set('cache-control', PRIVATE_NO_STORE)
  return new Response(body, { status, statusText, headers })
}
