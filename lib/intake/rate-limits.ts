/**
 * Rate limits of forms. Many phones in Bangladesh share one address (their providers' CGNAT), and thirty people may
 * register on the wireless network of one event. So the soft limit only asks for proof of work, and the hard one, which
 * refuses, is far above what people do.
 */
import type { Payload } from 'payload'
import { networksOf } from '@/lib/platform/limits/ip-networks'
import { oncePerPayload } from '@/lib/platform/limits/once-per-payload'
import { RateLimit, RateLimitExceeded } from '@/lib/platform/limits/rate-limit'
import { hmacKey } from '@/lib/platform/secrets/hmac-key'
import { mailboxOf } from './mailbox'

const HOUR = 3600
const DAY = 24 * HOUR

/** Submissions within an hour: above `soft` they need a proof of work, above `hard` they are refused. */
export const SUBMISSION_LIMITS = {
  address: { soft: 5, hard: 60 },
  network: { soft: 20, hard: 240 },
  everyone: { soft: 200, hard: 3000 },
} as const

/** Acknowledgements to one mailbox within a day, so that nobody has us pester a third person. */
export const MAX_ACKNOWLEDGEMENTS = 3

/** A hard limit is used up. */
export class TooManySubmissions extends Error {
  constructor(
    readonly retryAfterSeconds: number,
    /** Whether the same submission is taken with a proof of work. */
    readonly solvable = false,
  ) {
    super(`Too many entries; the next one can be taken in ${retryAfterSeconds} seconds.`)
    this.name = 'TooManySubmissions'
  }
}

const limitsOf = oncePerPayload((payload) => {
  const hourly = (name: keyof typeof SUBMISSION_LIMITS) =>
    new RateLimit(payload, { name, points: SUBMISSION_LIMITS[name].hard, duration: HOUR })
  return {
    address: hourly('address'),
    network: hourly('network'),
    everyone: hourly('everyone'),
    acknowledgement: new RateLimit(payload, { name: 'acknowledgement', points: MAX_ACKNOWLEDGEMENTS, duration: DAY }),
  }
})

export interface RateLimitResult {
  /** Whether so many came from there that a proof of work is due. */
  isOverSoftLimit: boolean
  /** Whether it came with one. */
  hasProof: boolean
}

/**
 * Counts one submission of a form. To be called before a transaction is begun, never within one. In a flood from
 * everywhere submissions with a proof of work are still taken.
 * @param address the visitor's IP address
 * @param prove verifies the submission's proof of work; called once, and not for an address that is refused anyway
 * @throws TooManySubmissions; the database's own error when it is away
 */
export async function countSubmission(
  payload: Payload,
  address: string,
  prove = async () => false,
): Promise<RateLimitResult> {
  const limits = limitsOf(payload)
  const { host, network } = networksOf(address)
  // From the narrowest to the widest: who is refused uses up no points of anybody else.
  const own = [
    { ...SUBMISSION_LIMITS.address, limit: limits.address, key: hmacKey(host) },
    { ...SUBMISSION_LIMITS.network, limit: limits.network, key: hmacKey(network) },
  ]
  const everyone = { ...SUBMISSION_LIMITS.everyone, limit: limits.everyone, key: 'all' }
  refuseUsedUp(own)
  const hasProof = await prove()
  if (!hasProof) refuseUsedUp([everyone], true)
  let isOverSoftLimit = false
  for (const { limit, key, soft } of own) isOverSoftLimit = (await consume(limit, key)) > soft || isOverSoftLimit
  if (!hasProof)
    isOverSoftLimit = (await consume(limits.everyone, everyone.key, true)) > everyone.soft || isOverSoftLimit
  return { isOverSoftLimit, hasProof }
}

/** Refuses before any write: a flood from ever new addresses would otherwise write a row for each. */
function refuseUsedUp(places: { limit: RateLimit; key: string }[], solvable = false): void {
  const usedUpFor = Math.max(...places.map(({ limit, key }) => limit.blockedForMs(key)))
  if (usedUpFor > 0) throw new TooManySubmissions(Math.ceil(usedUpFor / 1000), solvable)
}

/**
 * Whether an acknowledgement may be mailed to this address's mailbox; counts it. To be called before a transaction is begun.
 * @throws the database's own error when it is away
 */
export async function mayAcknowledge(payload: Payload, email: string): Promise<boolean> {
  const key = hmacKey(mailboxOf(email))
  try {
    await consume(limitsOf(payload).acknowledgement, key)
    return true
  } catch (error) {
    if (error instanceof TooManySubmissions) return false
    throw error
  }
}

/** Uses one point of a key. @returns how many are used @throws TooManySubmissions; the database's own error when it is away */
export async function consume(limit: RateLimit, key: string, solvable = false): Promise<number> {
  try {
    return await limit.take(key)
  } catch (error) {
    throw error instanceof RateLimitExceeded ? new TooManySubmissions(error.retryAfterSeconds, solvable) : error
  }
}
