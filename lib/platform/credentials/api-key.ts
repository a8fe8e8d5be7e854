/**
 * How an API key is spelled: `fdn_<64 hexadecimal digits>_<8 more>`, 256 random bits and their CRC-32. The opening and the
 * check part let scanners of source code know a leaked one from other text, as GitHub's tokens do, and let the site refuse
 * what was mistyped or cut off without asking its database. It is one word, so a double click marks all of it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const SPELLING = /^fdn_([0-9a-f]{64})_([0-9a-f]{8})$/

/** Digits of the secret that the list of keys shows, so that people know one from another. */
const HINT_DIGITS = 6

const checkOf = (secret: string) => crc32(secret).toString(16).padStart(8, '0')

/** A new key. */
export function newApiKey(): string {
  const secret = randomBytes(32).toString('hex')
  return `fdn_${secret}_${checkOf(secret)}`
}

/** Whether a text is spelled as keys are; not whether anybody has it. */
export function isApiKey(text: string): boolean {
  const [, secret, check] = SPELLING.exec(text) ?? []
  return secret !== undefined && checkOf(secret) === check
}

/**
 * What the database keeps of a key: SHA-256, in hexadecimal digits. Slow hashes are for passwords, which can be guessed;
 * of 256 random bits nobody tries them all (OWASP Cryptographic Storage; NIST SP 800-63B, 5.1.2.2: no salt from 112 bits).
 */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The first characters of a key, by which people recognize it. */
export function apiKeyHint(key: string): string {
  return key.slice(0, 'fdn_'.length + HINT_DIGITS)
}

/**
 * The key that a request carries: `Bearer <key>` (RFC 6750, section 2.1) or `users API-Key <key>`. Nothing else is read: a
 * key in an address would stand in logs and histories.
 * @returns null where it carries none, or something that is spelled otherwise
 */
export function readApiKey(headers: Headers): string | null {
  const [, given] = /^(?:Bearer|users API-Key)\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '') ?? []
  return given !== undefined && isApiKey(given) ? given : null
}
