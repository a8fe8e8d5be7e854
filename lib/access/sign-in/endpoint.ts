/** POST /api/users/login, in place of Payload's own. */
import type { Endpoint, PayloadRequest } from 'payload'
import { generatePayloadCookie, parseCookies } from 'payload/shared'
import { errorResponse, PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'
import { languageCookie } from '../sessions/language-settings'
import type { Session } from '../sessions/start'
import { readCredentials } from './credentials'
import { deviceCookie, knownDevice } from './device'
import { signInErrorResponse } from './error-response'
import { isFromBrowserPage, isSameOrigin } from './request-origin'
import { signIn } from './sign-in'

async function handle(req: PayloadRequest): Promise<Response> {
  if (!isSameOrigin(req)) {
    return errorResponse(403, say('signIn.refused.elsewhere', { address: `${env().siteUrl}/admin` }))
  }
  const credentials = await readCredentials(req)
  if (!credentials) return errorResponse(400, say('signIn.refused.incomplete'))
  const { email } = credentials
  const device = knownDevice(parseCookies(req.headers), email)
  // The audit log must not name who was signed in before.
  req.user = null
  try {
    return await answer(req, await signIn(req, credentials, device), deviceCookie(email, device))
  } catch (error) {
    return signInErrorResponse(error)
  }
}

/** To a page the token goes in the cookie alone, where no script can read it; a program sends it as `Authorization: JWT …`. */
async function answer(req: PayloadRequest, { account, token, exp }: Session, device: string): Promise<Response> {
  const { payload } = req
  const user = await payload.findByID({ collection: 'users', id: account, depth: 0, overrideAccess: false, req })
  const headers = new Headers({ 'cache-control': PRIVATE_NO_STORE })
  const { auth } = payload.collections.users.config
  const cookie = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }) as string
  headers.append('set-cookie', cookie)
  headers.append('set-cookie', device)
  if (user.language) headers.append('set-cookie', languageCookie(user.language))
  const said = { message: say('signIn.done'), user: { ...user, collection: 'users' }, exp }
  return Response.json(isFromBrowserPage(req) ? said : { ...said, token }, { headers })
}

export const signInEndpoint: Endpoint = { path: '/login', method: 'post', handler: handle }
