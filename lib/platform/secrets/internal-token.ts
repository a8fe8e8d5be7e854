import { createHmac, timingSafeEqual } from 'node:crypto'

/** The bearer token by which processes of one site authenticate to each other, derived from its secret. */
export function internalToken(secret: string): string {
  return createHmac('sha256', secret).update('internal').digest('hex')
}

/** Whether an Authorization header carries it; compared in constant time. */
export function hasInternalToken(authorization: string | null, secret: string): boolean {
  const expected = Buffer.from(`Bearer ${internalToken(secret)}`)
  const given = Buffer.from(authorization ?? '')
  return secret !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}
