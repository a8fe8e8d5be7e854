/** Commands of donors on the private page of their pledge: report the transaction ID, cancel. */
import { createLocalReq, type Payload } from 'payload'
import { THE_DONOR } from '@/lib/access/rights/author'
import { consume } from '@/lib/intake/rate-limits'
import { oncePerPayload } from '@/lib/platform/limits/once-per-payload'
import { RateLimit } from '@/lib/platform/limits/rate-limit'
import type { Locale } from '@/lib/shared/addresses/localized'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'
import { cancelPledge, reportPledge } from '../pledges/commands'
import { TAKEN_BACK } from '../shared/history-notes'
import { canTransition } from '../shared/states'
import { type PledgeStatus, readPledgeStatus } from './pledge-status'
import { checkReport, type ReportField } from './report-check'

/** The report is invalid: problems by field. */
export class InvalidReport extends Error {
  constructor(readonly problems: Partial<Record<ReportField, string>>) {
    super('The report has problems.')
  }
}

/** The pledge’s state does not allow the transition. */
export class TransitionRefused extends Error {}

/**
 * Rate limits of changes of one pledge, each a line of its history: far more than a person makes. Whoever has a key came through the limits of the donate form for it, so there is none by address
 * here: a phone shares that with thousands.
 */
const CHANGES = [
  { name: 'gift', points: 20, duration: 3600 },
  { name: 'gift-month', points: 60, duration: 30 * 24 * 3600 },
]

const limitsOf = oncePerPayload((payload) => CHANGES.map((limit) => new RateLimit(payload, limit)))

async function countChange(payload: Payload, pledge: number): Promise<void> {
  for (const limit of limitsOf(payload)) await consume(limit, String(pledge))
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
 * @returns the pledge after it; null where there is none
 * @throws InvalidReport, TransitionRefused, TooManySubmissions; the database's error where it is away
 */
export async function reportOwnPledge(
  payload: Payload,
  { key, locale, typed }: Call & { typed: Record<string, unknown> },
): Promise<PledgeStatus | null> {
  const pledge = await readPledgeStatus(payload, key, locale)
  if (!pledge) return null
  const { trxIdForms: forms } = readGivingSettings(await payload.findGlobal({ slug: 'payment', depth: 0 }))
  const { report, problems } = checkReport(typed, { method: pledge.method, forms, locale })
  if (problems) throw new InvalidReport(problems)
  const { trxId, senderNumber = pledge.senderNumber } = report
  const known = pledge.trxId === trxId && pledge.trxIdFrom === 'donor' && pledge.senderNumber === senderNumber
  if (known && pledge.state === 'reported') return pledge
  if (!canTransition(pledge.state, 'reported')) throw new TransitionRefused()
  await countChange(payload, pledge.id)
  const req = await createLocalReq({ locale }, payload)
  await settled(() => reportPledge(req, { pledge: pledge.id, ...report, from: 'donor', by: THE_DONOR }))
  return readPledgeStatus(payload, key, locale)
}

/**
 * Takes back a promise. Taken back already, it stays so.
 * @returns the pledge after it; null where there is none
 * @throws TransitionRefused where its money was found, or it was given up otherwise; TooManySubmissions
 */
export async function cancelOwnPledge(payload: Payload, { key, locale }: Call): Promise<PledgeStatus | null> {
  const pledge = await readPledgeStatus(payload, key, locale)
  if (!pledge || pledge.state === 'cancelled') return pledge
  if (!canTransition(pledge.state, 'cancelled')) throw new TransitionRefused()
  await countChange(payload, pledge.id)
  const req = await createLocalReq({ locale }, payload)
  await settled(() => cancelPledge(req, { pledge: pledge.id, by: THE_DONOR, why: TAKEN_BACK }))
  return readPledgeStatus(payload, key, locale)
}

/** A transition that somebody else was faster with (409) becomes TransitionRefused, which has words for donors. */
async function settled(step: () => Promise<unknown>): Promise<void> {
  await step().catch((error: unknown) => {
    throw (error as { status?: number } | null)?.status === 409 ? new TransitionRefused() : error
  })
}
