/**
 * Rate limit of attempts at passwords and codes. An attempt is counted before anything is compared, in one statement of the
 * database: of fifty concurrent guesses, on whichever instance, five are evaluated.
 *
 * All unknown devices share the limit of an account, and so could lock its owner out. A device that has signed in before has
 * a limit of its own (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { networksOf } from '@/lib/platform/limits/ip-networks'
import { oncePerPayload } from '@/lib/platform/limits/once-per-payload'
import { RateLimit, RateLimitExceeded } from '@/lib/platform/limits/rate-limit'
import { hmacKey } from '@/lib/platform/secrets/hmac-key'
import { emailHmac } from './email-hmac'

const TEN_MINUTES = 10 * 60

/** Attempts within ten minutes: at one account, from one IP address, from one network; offices and towns may share these. */
export const ATTEMPT_LIMITS = { account: 5, address: 60, network: 300 } as const

/** An attempt: who, at which account. */
export interface Attempt {
  email: string
  /** IP address; '' where there is none. */
  address: string
  /** Id of a device that has signed in to this account before. */
  device?: string | null
}

/** The rate limit is exceeded. */
export class TooManyAttempts extends Error {
  constructor(
    readonly retryAfterSeconds: number,
    /** Which limit is exceeded. */
    readonly of: keyof typeof ATTEMPT_LIMITS,
    /** Whether this attempt is the first above an account's limit, and so locks it. */
    readonly locks: boolean,
  ) {
    super(`No more tries for ${retryAfterSeconds} seconds.`)
    this.name = 'TriesUsedUp'
  }
}

const limitsOf = oncePerPayload((payload) => {
  const limit = (name: keyof typeof ATTEMPT_LIMITS, alwaysAsks: boolean) =>
    new RateLimit(payload, {
      name: `sign-in-${name}`,
      points: ATTEMPT_LIMITS[name],
      duration: TEN_MINUTES,
      alwaysAsks,
    })
  // An administrator unlocks accounts: a used-up limit that is cached in memory would stay locked on other instances.
  return { account: limit('account', true), address: limit('address', false), network: limit('network', false) }
})

const accountKey = ({ email, device }: Pick<Attempt, 'email' | 'device'>) =>
  `${emailHmac(email)}:${device ? hmacKey(device) : 'strangers'}`

/** An attempt that was counted. */
export interface CountedAttempt {
  /** Clears the account's attempts up to this one: the password was right. Later attempts of others stay counted. */
  clear: () => Promise<void>
}

/**
 * Counts an attempt, before anything is compared. Never to be called within a transaction: the count stays when that is
 * rolled back, and on SQLite it would wait for its end.
 * @throws TooManyAttempts; the database's own error when it is away
 */
export async function countAttempt(payload: Payload, trying: Attempt): Promise<CountedAttempt> {
  const limits = limitsOf(payload)
  const networks = networksOf(trying.address)
  // From the widest to the account: who is refused for the network uses up no attempt of an account.
  await consume(limits, 'network', hmacKey(networks.network))
  await consume(limits, 'address', hmacKey(networks.host))
  const key = accountKey(trying)
  const used = await consume(limits, 'account', key)
  return { clear: async () => void (await limits.account.reward(key, used)) }
}

/** Uses one point of a key. @returns how many are used now @throws TooManyAttempts */
async function consume(
  limits: ReturnType<typeof limitsOf>,
  of: keyof typeof ATTEMPT_LIMITS,
  key: string,
): Promise<number> {
  try {
    return await limits[of].take(key)
  } catch (error) {
    if (!(error instanceof RateLimitExceeded)) throw error
    throw new TooManyAttempts(
      error.retryAfterSeconds,
      of,
      of === 'account' && error.used === ATTEMPT_LIMITS.account + 1,
    )
  }
}

/** Condition for an account's counters, its devices' too. A key holds no wildcard of LIKE. */
const ofAccount = (email: string) => sql`key LIKE ${`sign-in-account:${emailHmac(email)}:%`}`

/** Until when an account is locked; null where it is not. */
export async function lockedUntil(payload: Payload, email: string): Promise<Date | null> {
  const now = new Date().toISOString()
  const [row] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT MAX(expires_at) AS until FROM limits
      WHERE ${ofAccount(email)} AND points >= ${ATTEMPT_LIMITS.account} AND expires_at > ${now}`,
  )
  return row?.until ? new Date(String(row.until)) : null
}

/** Unlocks an account: deletes its counted attempts. */
export async function clearAttempts(payload: Payload, email: string): Promise<void> {
  await runSql(plainDatabase(payload.db), sql`DELETE FROM limits WHERE ${ofAccount(email)}`)
}
