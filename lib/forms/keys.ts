import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/**
 * The key for one use in the forms, derived from the site's secret: what is signed for one means nothing to another.
 * @throws Error where there is no secret, as during a build
 */
export function formKey(use: 'stamp' | 'limits' | 'challenge' | 'solution' | 'submission'): Buffer {
  const { payloadSecret } = env()
  if (!payloadSecret) throw new Error('Forms need the secret of the site, PAYLOAD_SECRET.')
  return createHmac('sha256', payloadSecret).update(`forms: ${use}`).digest()
}

/** A text as a key of our tables: the same for the same text, and readable to nobody. */
export function unreadable(text: string): string {
  return createHmac('sha256', formKey('limits')).update(text).digest('base64url').slice(0, 22)
}
