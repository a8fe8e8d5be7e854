import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { THE_DONOR } from '@/lib/access/rights/author'
import { findFundCampaign } from '@/lib/giving/books/fund-campaign'
import { newReference } from '@/lib/giving/books/reference'
import { newStatusKey, statusUrl } from '@/lib/giving/books/status-address'
import { recordTransition, transitionPledge } from '@/lib/giving/books/transition'
import type { PledgeEntry } from '@/lib/intake/schema/pledge'
import type { SubmissionInfo } from '@/lib/intake/submission-info'
import { env } from '@/lib/platform/env/env'
import type { TrxIdGiver } from '@/lib/shared/money/kinds'
import { chosenCampaign } from './chosen-campaign'
import { notifyOfPledge } from './notify-donor'

/** A pledge as the donate form read it, with the record's own names for fields that the public API names otherwise. */
export interface PledgeValues extends Omit<PledgeEntry, 'paymentMethod' | 'transactionId'> {
  method: PledgeEntry['paymentMethod']
  /** '' where the money was not sent yet. */
  trxId: PledgeEntry['transactionId']
}

export interface PledgeAnswer {
  /** To be read out on the phone (reference.ts). */
  reference: string
  /** The donor's private page, a whole address. */
  statusUrl: string
}

/** Stores a pledge with its history and its mails, in the request's transaction; one that is suspected is mailed to nobody. */
export async function storePledge(
  req: PayloadRequest,
  { trxId, ...values }: PledgeValues,
  { locale, suspicion, acknowledge }: SubmissionInfo,
): Promise<PledgeAnswer> {
  const suspected = suspicion.length > 0
  const statusKey = newStatusKey()
  const pledge = await req.payload.create({
    collection: 'pledges',
    data: {
      ...values,
      campaign: await fundOf(req, values),
      reference: newReference(),
      statusKey,
      state: 'pledged',
      source: 'form',
      locale,
      suspected,
      suspicion: suspicion.join('; '),
    },
    req,
    overrideAccess: true,
    depth: 0,
  })
  await recordTransition(req, { pledge: pledge.id, from: null, to: 'pledged', by: THE_DONOR, at: pledge.createdAt })
  const { senderNumber } = values
  if (trxId) await recordReport(req, { pledge: pledge.id, trxId, from: 'donor', senderNumber, by: THE_DONOR })
  if (!suspected) await notifyOfPledge(req, pledge, acknowledge)
  return { reference: pledge.reference, statusUrl: statusUrl(statusKey, locale) }
}

async function fundOf(req: PayloadRequest, values: Omit<PledgeValues, 'trxId'>): Promise<number | null> {
  // Another server's campaigns are shown then, and ours of the same ids are others.
  if (env().contentApiUrl) return null
  return findFundCampaign(req, { ...values, campaign: await chosenCampaign(req, values) })
}

export interface Report {
  pledge: number
  /** Cleaned and checked (shared/money/transaction-id.ts). */
  trxId: string
  /** Who says so. */
  from: TrxIdGiver
  /** Absent: what is stored stays. */
  senderNumber?: string
  by: string
  why?: string
}

/** Notes the transaction id of a pledge, in the request's transaction. @throws APIError as transitionPledge */
export async function recordReport(req: PayloadRequest, report: Report): Promise<void> {
  const { pledge, trxId, from, senderNumber, by, why } = report
  const set = [
    sql`trx_id = ${trxId}`,
    // What the donor gave stays the donor's, though staff note the same once more.
    sql`trx_id_from = CASE WHEN trx_id = ${trxId} AND trx_id_from = 'donor' THEN trx_id_from ELSE ${from} END`,
    ...(senderNumber === undefined ? [] : [sql`sender_number = ${senderNumber}`]),
    sql`reported_at = ${new Date().toISOString()}`,
  ]
  await transitionPledge(req, { pledge, to: 'reported', by, why, set })
}
