/** Compares a password with a stored hash, at the same cost whether there is such an account or not. */
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { normalizedPassword } from './normalized'

/** As Payload stores it (payload/dist/auth/strategies/local): PBKDF2-SHA256, 600,000 rounds, OWASP's figure. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ROUNDS = 600_000
const KEY_BYTES = 32

/** Node has four threads for this and for all files: a flood of guesses must not take every one of them. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 60

/** So many sign in that this one would wait for too long. */
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

const turns = bulkhead(MOST_AT_ONCE, MOST_WAITING)

/** What computes hashes; tests count its calls. */
export const hashing = { derive: promisify(pbkdf2) }

/** Nobody's password: what an unknown address is compared with. */
const NOBODYS = { hash: randomBytes(KEY_BYTES), salt: randomBytes(32).toString('hex') }

/**
 * @param stored null where there is no such account: the same work is done then
 * @throws TooBusy
 */
export async function isPassword(stored: StoredPassword | null, password: string): Promise<boolean> {
  const kept = stored?.hash?.startsWith(PREFIX) ? stored.hash.slice(PREFIX.length) : null
  const known = kept && stored?.salt ? { hash: Buffer.from(kept, 'hex'), salt: stored.salt } : null
  const { hash, salt } = known ?? NOBODYS
  const given = await turns
    .execute(() => derivedOf(spellingsOf(password), salt))
    .catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new TooBusy() : error
    })
  const equal = given.some((each) => each.length === hash.length && timingSafeEqual(each, hash))
  return equal && known !== null
}

/** One after the other: a turn takes one thread. */
async function derivedOf(passwords: string[], salt: string): Promise<Buffer[]> {
  const derived: Buffer[] = []
  for (const each of passwords) derived.push(await hashing.derive(each, salt, ROUNDS, KEY_BYTES, 'sha256'))
  return derived
}

/** Passwords of before spellings were brought together (normalized.ts) were hashed as they had been typed. */
const spellingsOf = (password: string) => [...new Set([normalizedPassword(password), password])]
