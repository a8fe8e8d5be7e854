/**
 * Redirects admin requests without a session to the sign-in page. The app would load all of the admin's configuration to
 * render an empty frame, which redirects only once its script has loaded.
 */
import type { IncomingMessage } from 'node:http'
import { ENDED_PARAMETER, safeAdminRedirect } from '@/lib/shared/addresses/admin-redirect'
import type { OutgoingResponse } from './encoded-response'
import { decodedPath, isAdminAddress, isSafe } from './request'
import { NO_INDEX } from './robots'

const SIGN_IN = '/admin/login'

/** The screen that says that a session has ended. Its page would reveal the id of the admin's server action. */
const ENDED = /^\/admin\/logout-inactivity\/?$/

/** A longer address is not remembered for after the sign-in: it would be sent back in a header. */
const LONGEST = 2000

/**
 * @param isSignedIn whether the request has a token that the site signed
 * @returns the sign-in address, with the requested screen as a parameter, for a page of the admin or its flight data without a
 * session; undefined where the request is forwarded (the app alone knows whether a session was revoked)
 */
export function signInLocation(
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  isSignedIn: boolean,
): string | undefined {
  if (!isSafe({ method }) || !isAdminAddress(url) || isSignedIn) return undefined
  const address = decodedPath(url) ?? ''
  if (/^\/admin\/login\/?$/.test(address)) return undefined
  const isEnded = ENDED.test(address)
  const asked = safeAdminRedirect(isEnded ? new URLSearchParams(url.split('?', 2)[1]).get('redirect') : url)
  const query = new URLSearchParams()
  if (!/^\/admin\/?$/.test(asked) && url.length <= LONGEST) query.set('redirect', asked)
  if (isEnded) query.set(ENDED_PARAMETER, '1')
  return query.size > 0 ? `${SIGN_IN}?${query}` : SIGN_IN
}

/** 307, which is not cached: after the sign-in the screen itself is shown. @param path of this site */
export const redirectToSignIn = (path: string, common: Record<string, string>): OutgoingResponse => ({
  status: 307,
  headers: { ...NO_INDEX, ...common, location: path, 'cache-control': 'no-store', 'content-length': '0' },
})
