/** What donors do with their gift on its private page. */
import { createLocalReq, type Payload } from 'payload'
import { THE_DONOR } from '@/lib/access/rights/author'
import { TooMany } from '@/lib/intake/limits'
import { oncePerPayload } from '@/lib/platform/limits/once-per-payload'
import { RateLimit, RateLimitExceeded } from '@/lib/platform/limits/rate-limit'
import type { Locale } from '@/lib/shared/addresses/localized'
import { givingOf } from '@/lib/shared/money/giving-settings'
import { cancelPledge, reportPledge } from '../pledges/commands'
import { mayMove } from '../shared/states'
import { type GiftStatus, giftStatus } from './pledge-status'
import { checkReport, type ReportField } from './report-check'

/** Something in the report must be put right. */
export class ReportRefused extends Error {
  constructor(readonly problems: Partial<Record<ReportField, string>>) {
    super('The report has problems.')
  }
}

/** The gift is in a state from which it cannot go there. */
export class GiftSettled extends Error {}

/**
 * Changes of one gift, each a line of its history: far more than a person makes, and no more for whoever has a program
 * make them for ever. Whoever has a key came through the limits of the donate form for it, so there is none by address
 * here: a phone shares that with thousands.
 */
const CHANGES = [
  { name: 'gift', points: 20, duration: 3600 },
  { name: 'gift-month', points: 60, duration: 30 * 24 * 3600 },
]

const limitsOf = oncePerPayload((payload) => CHANGES.map((limit) => new RateLimit(payload, limit)))

async function countChange(payload: Payload, gift: number): Promise<void> {
  try {
    for (const limit of limitsOf(payload)) await limit.take(String(gift))
  } catch (error) {
    throw error instanceof RateLimitExceeded ? new TooMany(error.retryAfterSeconds) : error
  }
}

interface Call {
  key: string
  /** In which the donor is answered. */
  locale: Locale
}

/**
 * Notes the transaction id of money that was sent. The same again changes nothing. Whether another donor gave the same
 * id is not told: the treasurer sees both.
 * @param typed field → what was typed, as it came
 * @returns the gift after it; null where there is none
 * @throws ReportRefused, GiftSettled, TooMany; the database's error where it is away
 */
export async function reportGift(
  payload: Payload,
  { key, locale, typed }: Call & { typed: Record<string, unknown> },
): Promise<GiftStatus | null> {
  const gift = await giftStatus(payload, key, locale)
  if (!gift) return null
  const { trxIdForms: forms } = givingOf(await payload.findGlobal({ slug: 'payment', depth: 0 }))
  const { report, problems } = checkReport(typed, { method: gift.method, forms, locale })
  if (problems) throw new ReportRefused(problems)
  const { trxId, senderNumber = gift.senderNumber } = report
  const known = gift.trxId === trxId && gift.trxIdFrom === 'donor' && gift.senderNumber === senderNumber
  if (known && gift.state === 'reported') return gift
  if (!mayMove(gift.state, 'reported')) throw new GiftSettled()
  await countChange(payload, gift.id)
  const req = await createLocalReq({ locale }, payload)
  await settled(() => reportPledge(req, { pledge: gift.id, ...report, from: 'donor', by: THE_DONOR }))
  return giftStatus(payload, key, locale)
}

/**
 * Takes back a promise. Taken back already, it stays so.
 * @returns the gift after it; null where there is none
 * @throws GiftSettled where its money was found, or it was given up otherwise; TooMany
 */
export async function cancelGift(payload: Payload, { key, locale }: Call): Promise<GiftStatus | null> {
  const gift = await giftStatus(payload, key, locale)
  if (!gift || gift.state === 'cancelled') return gift
  if (!mayMove(gift.state, 'cancelled')) throw new GiftSettled()
  await countChange(payload, gift.id)
  const req = await createLocalReq({ locale }, payload)
  const why = 'Taken back on the status page.'
  await settled(() => cancelPledge(req, { pledge: gift.id, by: THE_DONOR, why }))
  return giftStatus(payload, key, locale)
}

/** What lost against somebody else's step is said in the donor's words, not in the desk's. */
async function settled(step: () => Promise<unknown>): Promise<void> {
  await step().catch((error: unknown) => {
    throw (error as { status?: number } | null)?.status === 409 ? new GiftSettled() : error
  })
}
