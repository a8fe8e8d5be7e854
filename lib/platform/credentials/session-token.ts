/**
 * The token of a session as Payload signs it (JWT, RFC 7519). Its signature and expiry are checked here; whether its session was
 * revoked, and what its account may do, only the app knows.
 */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { jwtVerify } from 'jose'

/** Longer texts are no tokens of this site, which have some 300 characters. */
const LONGEST = 2000

/** The cookie of a session, by either of its names (lib/access/sessions/cookie-prefix). */
export const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?payload-token=([^;\s]*)/
/** The Authorization schemes that Payload accepts. */
const AUTHORIZATION = /^(?:JWT|Bearer) (\S+)$/

/** Signs all tokens: Payload takes a digest of the site's secret. @param secret the site's */
export function signingKey(secret: string): Uint8Array {
  return new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
}

/** @returns the token that a request carries, real or not; undefined where there is none */
export function readSessionToken({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  const [, token] = AUTHORIZATION.exec(authorization ?? '') ?? SESSION_COOKIE.exec(cookie ?? '') ?? []
  return token && token.length <= LONGEST ? token : undefined
}

/** Whether a token was signed with the key and has not expired; false, too, for what is no token. */
export async function isValidToken(token: string, key: Uint8Array): Promise<boolean> {
  return jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).then(
    () => true,
    () => false,
  )
}
