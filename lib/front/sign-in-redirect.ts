/**
 * Strangers at the admin are led to the sign-in by the front. The app would have to read all of the admin's
 * configuration to draw them a frame without anything in it, which leads there only once its script has come.
 */
import type { IncomingMessage } from 'node:http'
import { adminAddress, ENDED_PARAMETER } from '@/lib/shared/addresses/admin'
import type { Sent } from './encoded-response'
import { addressOf, isAdminAddress, isSafe } from './request'
import { NO_INDEX } from './robots'

const SIGN_IN = '/admin/login'

/** The screen that says that a session is over, whose page would give strangers the id of the admin's action. */
const ENDED = /^\/admin\/logout-inactivity\/?$/

/** What is longer is not taken along: an address is sent back in a header, and read again. */
const LONGEST = 2000

/**
 * @param isSignedIn whether the request has a token that the site signed
 * @returns the sign-in, with the screen that was asked for, where a stranger asks for a page of the admin or for the
 * router's data of one; undefined where the app answers: it alone knows whether a session goes on
 */
export function signInFirst(
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  isSignedIn: boolean,
): string | undefined {
  if (!isSafe({ method }) || !isAdminAddress(url) || isSignedIn) return undefined
  const address = addressOf(url) ?? ''
  if (/^\/admin\/login\/?$/.test(address)) return undefined
  const isEnded = ENDED.test(address)
  const asked = adminAddress(isEnded ? new URLSearchParams(url.split('?', 2)[1]).get('redirect') : url)
  const query = new URLSearchParams()
  if (!/^\/admin\/?$/.test(asked) && url.length <= LONGEST) query.set('redirect', asked)
  if (isEnded) query.set(ENDED_PARAMETER, '1')
  return query.size > 0 ? `${SIGN_IN}?${query}` : SIGN_IN
}

/** 307, which nobody keeps: whoever has signed in is shown the screen itself. @param place path of this site */
export const toSignIn = (place: string, common: Record<string, string>): Sent => ({
  status: 307,
  headers: { ...NO_INDEX, ...common, location: place, 'cache-control': 'no-store', 'content-length': '0' },
})
