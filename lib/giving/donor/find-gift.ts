/** Finds the private page of a gift by its reference and a contact that was given with it (docs/decisions/057). */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Person } from '@/lib/access/personal-data'
import { matchesPerson } from '@/lib/intake/matches-person'
import { consume } from '@/lib/intake/rate-limits'
import { isEmail } from '@/lib/intake/schema/email'
import { dialable } from '@/lib/intake/schema/phone'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { networksOf } from '@/lib/platform/limits/ip-networks'
import { oncePerPayload } from '@/lib/platform/limits/once-per-payload'
import { RateLimit } from '@/lib/platform/limits/rate-limit'
import { hmacKey } from '@/lib/platform/secrets/hmac-key'
import { cleanLine } from '@/lib/shared/format/clean-text'
import { readReference } from '../books/reference'

/** Field names are the call's. */
export const FIND_FIELDS = ['reference', 'contact'] as const

export type FindField = (typeof FIND_FIELDS)[number]

/** Far more than a reference or an address has. */
const MAX_LENGTH = 300

const HOUR = 3600

/**
 * Attempts, found or not, so that nothing can be told from them. Whoever knows a reference may guess few contacts for it;
 * a phone shares its address with thousands (CGNAT), so the limits by address are wide.
 */
export const FIND_LIMITS = { reference: 6, 'reference-day': 20, address: 30, network: 120, everyone: 1000 } as const

/** No answer comes sooner: how long the database took, which is less, says nothing of what is there. */
const ANSWER_MS = 400

/** Fields that cannot be looked for. */
export class UnreadableQuery extends Error {
  constructor(readonly fields: readonly FindField[]) {
    super('The reference or the contact cannot be read.')
  }
}

const limitsOf = oncePerPayload((payload) => {
  const limit = (name: keyof typeof FIND_LIMITS, duration = HOUR) =>
    new RateLimit(payload, { name: `find-gift-${name}`, points: FIND_LIMITS[name], duration })
  return {
    reference: [limit('reference'), limit('reference-day', 24 * HOUR)],
    address: limit('address'),
    network: limit('network'),
    everyone: limit('everyone'),
  }
})

interface GiftQuery {
  /** Field → what was typed, as it came. */
  typed: Record<string, unknown>
  /** The visitor's IP address. */
  address: string
}

/**
 * The key of a gift's page, for whoever knows its reference and the phone number or e-mail address that was given with it.
 * What does not exist, what was given without contact, and another's contact are all null, after the same time.
 * @throws UnreadableQuery, TooManySubmissions; the database's error where it is away
 */
export async function findGift(payload: Payload, { typed, address }: GiftQuery): Promise<string | null> {
  const { reference, person } = readQuery(typed)
  const earliestAnswer = new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS))
  await countAttempt(payload, reference, address)
  const [found] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT status_key FROM pledges
      WHERE reference = ${reference} AND ${matchesPerson(person, sql`email`, sql`phone`)}`,
  )
  await earliestAnswer
  return found ? String(found.status_key) : null
}

/** @throws UnreadableQuery */
function readQuery(typed: Record<string, unknown>): { reference: string; person: Person } {
  const [reference, person] = [readReference(lineOf(typed.reference)), personOf(lineOf(typed.contact))]
  if (reference && person) return { reference, person }
  throw new UnreadableQuery([...(reference ? [] : ['reference' as const]), ...(person ? [] : ['contact' as const])])
}

const lineOf = (typed: unknown): string =>
  typeof typed === 'string' && typed.length <= MAX_LENGTH ? cleanLine(typed) : ''

function personOf(contact: string): Person | null {
  if (isEmail(contact)) return { email: contact, phone: '' }
  const phone = dialable(contact)
  return phone ? { email: '', phone } : null
}

/** @throws TooManySubmissions */
async function countAttempt(payload: Payload, reference: string, address: string): Promise<void> {
  const limits = limitsOf(payload)
  const { host, network } = networksOf(address)
  // From the narrowest to the widest: who is refused uses up no points of anybody else.
  const counted: [RateLimit, string][] = [
    [limits.address, hmacKey(host)],
    [limits.network, hmacKey(network)],
    ...limits.reference.map((limit): [RateLimit, string] => [limit, hmacKey(reference)]),
    [limits.everyone, 'all'],
  ]
  for (const [limit, key] of counted) await consume(limit, key)
}
