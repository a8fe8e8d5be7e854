import { createHmac } from 'node:crypto'
import { derivedKey } from '@/lib/platform/secrets/derived-key'

/** Canonical form of an e-mail address, as accounts store it. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase()

/** HMAC of an e-mail address, the key under which its attempts are counted. */
export function emailHmac(email: string): string {
  const key = derivedKey('accounts: address')
  return createHmac('sha256', key).update(normalizedEmail(email)).digest('hex').slice(0, 32)
}
