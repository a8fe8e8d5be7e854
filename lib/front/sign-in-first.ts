/**
 * Strangers at the admin are led to the sign-in by the front. The app would have to read all of the admin's
 * configuration to draw them a frame without anything in it, which leads there only once its script has come.
 */
import type { IncomingMessage } from 'node:http'
import { adminAddress } from '@/lib/accounts/admin-address'
import { showsCredentials } from './credentials'
import type { Sent } from './packed'
import { addressOf, isAdminAddress, isSafe } from './request'
import { NO_INDEX } from './robots'

const SIGN_IN = '/admin/login'

/** For strangers: the sign-in, and the screen that says why a session is over and leads there with the place. */
const OPEN = /^\/admin\/(?:login|logout-inactivity)\/?$/

/** What is longer is not taken along: an address is sent back in a header, and read again. */
const LONGEST = 2000

/**
 * @returns the sign-in, with the screen that was asked for, where a stranger asks for a page of the admin; undefined where
 * the app answers: it alone knows whether a session goes on, and the router's data of a page lead by themselves
 */
export function signInFirst(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  const { url = '/', headers } = request
  if (!isSafe(request) || !isAdminAddress(url) || showsCredentials(headers) || headers.rsc !== undefined)
    return undefined
  if (OPEN.test(addressOf(url) ?? '')) return undefined
  const asked = url.length > LONGEST ? '/admin' : adminAddress(url)
  return /^\/admin\/?$/.test(asked) ? SIGN_IN : `${SIGN_IN}?redirect=${encodeURIComponent(asked)}`
}

/** 307, which nobody keeps: whoever has signed in is shown the screen itself. @param place path of this site */
export const toSignIn = (place: string, common: Record<string, string>): Sent => ({
  status: 307,
  headers: { ...NO_INDEX, ...common, location: place, 'cache-control': 'no-store', 'content-length': '0' },
})
