/** Verifies a password against a stored hash, in the same time whether there is such an account or not. */
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { normalizedPassword } from './normalized'

/** As Payload stores it (payload/dist/auth/strategies/local): PBKDF2-SHA256, 600,000 rounds, OWASP's figure. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ROUNDS = 600_000
const KEY_BYTES = 32

/** Node has four threads for this and for all files: a flood of guesses must not take every one of them. */
const MAX_CONCURRENT = 2
const MAX_QUEUED = 60

/** The bulkhead is full: too many passwords wait to be hashed. */
export class TooBusy extends Error {
  constructor() {
    super('Too many passwords are being compared.')
    this.name = 'TooBusy'
  }
}

export interface StoredPassword {
  hash?: string | null | undefined
  salt?: string | null | undefined
}

const hashingBulkhead = bulkhead(MAX_CONCURRENT, MAX_QUEUED)

/** The key derivation; tests replace it and count its calls. */
export const hashing = { derive: promisify(pbkdf2) }

/** Dummy hash, against which passwords of unknown accounts are compared. */
const DUMMY_PASSWORD = { hash: randomBytes(KEY_BYTES), salt: randomBytes(32).toString('hex') }

/**
 * @param stored null where there is no such account: the same work is done then
 * @throws TooBusy
 */
export async function isCorrectPassword(stored: StoredPassword | null, password: string): Promise<boolean> {
  const kept = stored?.hash?.startsWith(PREFIX) ? stored.hash.slice(PREFIX.length) : null
  const known = kept && stored?.salt ? { hash: Buffer.from(kept, 'hex'), salt: stored.salt } : null
  const { hash, salt } = known ?? DUMMY_PASSWORD
  const given = await hashingBulkhead
    .execute(() => derivedOf(spellingsOf(password), salt))
    .catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new TooBusy() : error
    })
  const equal = given.some((each) => each.length === hash.length && timingSafeEqual(each, hash))
  return equal && known !== null
}

/** One after the other: each place in the bulkhead takes one thread. */
async function derivedOf(passwords: string[], salt: string): Promise<Buffer[]> {
  const derived: Buffer[] = []
  for (const each of passwords) derived.push(await hashing.derive(each, salt, ROUNDS, KEY_BYTES, 'sha256'))
  return derived
}

/** Passwords of before spellings were brought together (normalized.ts) were hashed as they had been typed. */
const spellingsOf = (password: string) => [...new Set([normalizedPassword(password), password])]
