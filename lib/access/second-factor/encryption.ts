/** Encryption of second factors' secrets: AES-256-GCM (NIST SP 800-38D), with a key derived from the site's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/platform/env/env'

/** 96 bits, the length that the mode is made for. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Key of this use alone, derived by HKDF (RFC 5869). */
function key(): Buffer {
  const { payloadSecret } = env()
  if (!payloadSecret) throw new Error('Second factors need the secret of the site, PAYLOAD_SECRET.')
  return Buffer.from(hkdfSync('sha256', payloadSecret, '', 'accounts: second factor', 32))
}

/**
 * Encrypts a text.
 * @param use purpose and account, as additional authenticated data: a row cannot be put in another's place
 */
export function encrypt(text: string, use: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(use))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The text that was sealed for this use; null where it was for another, was changed, or the site's secret is another. */
export function decrypt(sealed: string, use: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key(), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(use)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
