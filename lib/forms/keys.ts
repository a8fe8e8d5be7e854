import { createHmac } from 'node:crypto'
import { derivedKey } from '@/lib/derived-key'

/** The key for one use in the forms. @throws Error where there is no secret, as during a build */
export const formKey = (use: 'stamp' | 'limits' | 'challenge' | 'solution' | 'submission'): Buffer =>
  derivedKey(`forms: ${use}`)

/** A text as a key of our tables: the same for the same text, and readable to nobody. */
export function unreadable(text: string): string {
  return createHmac('sha256', formKey('limits')).update(text).digest('base64url').slice(0, 22)
}
