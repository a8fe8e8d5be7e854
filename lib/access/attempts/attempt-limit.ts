/**
 * How often somebody may try a password or a code. A turn is taken before anything is looked at, in one statement of the
 * database: of fifty guesses at one moment, on whichever instance, five are evaluated.
 *
 * Strangers share the turns of an account, and so could shut its owner out. A device that has signed in to it before has
 * turns of its own (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { networksOf } from '@/lib/platform/limits/ip-networks'
import { oncePerPayload } from '@/lib/platform/limits/once-per-payload'
import { RateLimit, RateLimitExceeded } from '@/lib/platform/limits/rate-limit'
import { hmacKey } from '@/lib/platform/secrets/hmac-key'
import { addressKey } from './account-key'

const TEN_MINUTES = 10 * 60

/** Tries within ten minutes: of one account; of one visitor and one network, where whole offices and towns share one. */
export const TRIES = { account: 5, address: 60, network: 300 } as const

/** Who tries, at which account. */
export interface Trying {
  email: string
  /** IP address; '' where there is none. */
  address: string
  /** Number of a device that has signed in to this account before. */
  device?: string | null
}

/** No more tries for now. */
export class TriesUsedUp extends Error {
  constructor(
    readonly retryAfterSeconds: number,
    /** Whose turns are used up. */
    readonly of: keyof typeof TRIES,
    /** Whether this is the first try that found an account's turns used up. */
    readonly locks: boolean,
  ) {
    super(`No more tries for ${retryAfterSeconds} seconds.`)
    this.name = 'TriesUsedUp'
  }
}

const limitsOf = oncePerPayload((payload) => {
  const limit = (name: keyof typeof TRIES, alwaysAsks: boolean) =>
    new RateLimit(payload, { name: `sign-in-${name}`, points: TRIES[name], duration: TEN_MINUTES, alwaysAsks })
  // An administrator lets somebody in again: what one instance remembers of that, another would not know.
  return { account: limit('account', true), address: limit('address', false), network: limit('network', false) }
})

const accountKey = ({ email, device }: Pick<Trying, 'email' | 'device'>) =>
  `${addressKey(email)}:${device ? hmacKey(device) : 'strangers'}`

/** A turn that was taken. */
export interface Turn {
  /** Gives back the account's turns up to this one: the password was right. What others take meanwhile stays counted. */
  giveBack: () => Promise<void>
}

/**
 * Takes a turn, before anything is evaluated. Never to be called within a transaction: the count stays when that is
 * rolled back, and on SQLite it would wait for its end.
 * @throws TriesUsedUp; the database's own error when it is away
 */
export async function takeTry(payload: Payload, trying: Trying): Promise<Turn> {
  const limits = limitsOf(payload)
  const networks = networksOf(trying.address)
  // From the widest to the account: who is refused for where they come from uses up nobody's turns.
  await use(limits, 'network', hmacKey(networks.network))
  await use(limits, 'address', hmacKey(networks.host))
  const key = accountKey(trying)
  const used = await use(limits, 'account', key)
  return { giveBack: async () => void (await limits.account.reward(key, used)) }
}

/** Uses one point of a key. @returns how many are used now @throws TriesUsedUp */
async function use(limits: ReturnType<typeof limitsOf>, of: keyof typeof TRIES, key: string): Promise<number> {
  try {
    return await limits[of].take(key)
  } catch (error) {
    if (!(error instanceof RateLimitExceeded)) throw error
    throw new TriesUsedUp(error.retryAfterSeconds, of, of === 'account' && error.used === TRIES.account + 1)
  }
}

/** An account's turns, its devices' too. A key holds no sign that LIKE would take for another. */
const ofAccount = (email: string) => sql`key LIKE ${`sign-in-account:${addressKey(email)}:%`}`

/** Until when somebody is locked out of an account; null where nobody is. */
export async function lockedUntil(payload: Payload, email: string): Promise<Date | null> {
  const now = new Date().toISOString()
  const [row] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT MAX(expires_at) AS until FROM limits
      WHERE ${ofAccount(email)} AND points >= ${TRIES.account} AND expires_at > ${now}`,
  )
  return row?.until ? new Date(String(row.until)) : null
}

/** Lets everybody try again at an account: its owner mistyped, or somebody else has used up the turns. */
export async function freeTries(payload: Payload, email: string): Promise<void> {
  await runSql(plainDatabase(payload.db), sql`DELETE FROM limits WHERE ${ofAccount(email)}`)
}
