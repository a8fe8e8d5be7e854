import { createHmac } from 'node:crypto'
import { env } from '@/lib/platform/env/env'

/**
 * The key for one use, derived from the site's secret: what is signed for one means nothing to another.
 * @param use such as "forms: stamp"; unique in the site
 * @throws Error where there is no secret, as during a build
 */
export function derivedKey(use: string): Buffer {
  const { payloadSecret } = env()
  if (!payloadSecret) throw new Error('What is signed needs the secret of the site, PAYLOAD_SECRET.')
  return createHmac('sha256', payloadSecret).update(use).digest()
}
