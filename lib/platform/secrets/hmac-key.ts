import { createHmac } from 'node:crypto'
import { derivedKey } from './derived-key'

/**
 * A text as a key of our tables: the same for the same text, and readable to nobody.
 * @throws Error where there is no secret, as during a build
 */
export function hmacKey(text: string): string {
  return createHmac('sha256', derivedKey('forms: limits')).update(text).digest('base64url').slice(0, 22)
}
