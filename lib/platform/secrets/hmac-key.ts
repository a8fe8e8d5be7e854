import { createHmac } from 'node:crypto'
import { derivedKey } from './derived-key'

/**
 * The HMAC of a text as a key in our tables: the same for the same text, which cannot be recovered from it.
 * @throws Error where there is no secret, as during a build
 */
export function hmacKey(text: string): string {
  return createHmac('sha256', derivedKey('forms: limits')).update(text).digest('base64url').slice(0, 22)
}
