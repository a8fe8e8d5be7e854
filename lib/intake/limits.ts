/**
 * How often forms may be sent. Many phones in Bangladesh share one address (their providers' CGNAT), and thirty people
 * may register on the wireless network of one event. So the first limit only asks for proof of work, and the one that
 * refuses is far above what people do.
 */
import type { Payload } from 'payload'
import { networksOf } from '@/lib/platform/limits/ip-networks'
import { oncePerPayload } from '@/lib/platform/limits/once-per-payload'
import { RateLimit, RateLimitExceeded } from '@/lib/platform/limits/rate-limit'
import { hmacKey } from '@/lib/platform/secrets/hmac-key'
import { mailboxOf } from './mailbox'

const HOUR = 3600
const DAY = 24 * HOUR

/** Sent within an hour: more than `near` are asked for proof of work, more than `most` are refused. */
export const TURNS = {
  address: { near: 5, most: 60 },
  network: { near: 20, most: 240 },
  everyone: { near: 200, most: 3000 },
} as const

/** Thanks to one mailbox within a day, so that nobody has us pester a third person. */
export const ACKNOWLEDGEMENTS = 3

/** Nobody may send more just now. */
export class TooMany extends Error {
  constructor(
    readonly retryAfterSeconds: number,
    /** Whether the same entry is taken with a proof of work. */
    readonly byProof = false,
  ) {
    super(`Too many entries; the next one can be taken in ${retryAfterSeconds} seconds.`)
    this.name = 'TooMany'
  }
}

const limitsOf = oncePerPayload((payload) => {
  const hourly = (name: keyof typeof TURNS) =>
    new RateLimit(payload, { name, points: TURNS[name].most, duration: HOUR })
  return {
    address: hourly('address'),
    network: hourly('network'),
    everyone: hourly('everyone'),
    acknowledgement: new RateLimit(payload, { name: 'acknowledgement', points: ACKNOWLEDGEMENTS, duration: DAY }),
  }
})

export interface Turn {
  /** So many came from there that this one should come with a proof of work. */
  near: boolean
  /** Whether it came with one. */
  proved: boolean
}

/**
 * Counts one entry of a form. To be called before a transaction is begun, never within one. In a flood from everywhere
 * whoever has done the work is still taken.
 * @param address the visitor's IP address
 * @param prove whether the entry comes with a proof of work; asked once, and not for an address that is refused anyway
 * @throws TooMany; the database's own error when it is away
 */
export async function takeTurn(payload: Payload, address: string, prove = async () => false): Promise<Turn> {
  const limits = limitsOf(payload)
  const { host, network } = networksOf(address)
  // From the narrowest to the widest: whoever is refused takes nobody else's turn.
  const own = [
    { ...TURNS.address, limit: limits.address, key: hmacKey(host) },
    { ...TURNS.network, limit: limits.network, key: hmacKey(network) },
  ]
  const everyone = { ...TURNS.everyone, limit: limits.everyone, key: 'all' }
  refuseUsedUp(own)
  const proved = await prove()
  if (!proved) refuseUsedUp([everyone], true)
  let near = false
  for (const { limit, key, near: few } of own) near = (await use(limit, key)) > few || near
  if (!proved) near = (await use(limits.everyone, everyone.key, true)) > everyone.near || near
  return { near, proved }
}

/** Ahead of any write: a flood from ever new addresses would be written down, address by address, to be refused. */
function refuseUsedUp(places: { limit: RateLimit; key: string }[], byProof = false): void {
  const blockedForMs = Math.max(...places.map(({ limit, key }) => limit.blockedForMs(key)))
  if (blockedForMs > 0) throw new TooMany(Math.ceil(blockedForMs / 1000), byProof)
}

/**
 * Whether a mail of thanks may go to this address's mailbox; counts it. To be called before a transaction is begun.
 * @throws the database's own error when it is away
 */
export async function mayAcknowledge(payload: Payload, email: string): Promise<boolean> {
  const key = hmacKey(mailboxOf(email))
  try {
    await use(limitsOf(payload).acknowledgement, key)
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}

/** Uses one point of a key. @returns how many are used @throws TooMany */
async function use(limit: RateLimit, key: string, byProof = false): Promise<number> {
  try {
    return await limit.take(key)
  } catch (error) {
    throw error instanceof RateLimitExceeded ? new TooMany(error.retryAfterSeconds, byProof) : error
  }
}
