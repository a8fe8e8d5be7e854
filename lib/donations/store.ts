import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import type { Received } from '@/lib/forms/received'
import type { PledgeEntry } from '@/lib/forms/schema/pledge'
import { THE_DONOR } from './author'
import { chosenCampaign } from './chosen-campaign'
import { newStatusKey, statusUrl } from './donor/status-address'
import { campaignOf } from './fund'
import { newReference } from './reference'
import { noteMove, takeStep } from './step'
import { tellOfPledge } from './tell'

/** A donor's promise as the form read it, with the words of the desk for what the public calls name in their own way. */
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
  { locale, suspicion, acknowledge }: Received,
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
  await noteMove(req, { pledge: pledge.id, from: null, to: 'pledged', by: THE_DONOR, at: pledge.createdAt })
  if (trxId) await takeReport(req, { pledge: pledge.id, trxId, senderNumber: values.senderNumber, by: THE_DONOR })
  if (!suspected) await tellOfPledge(req, pledge, acknowledge)
  return { reference: pledge.reference, statusUrl: statusUrl(statusKey, locale) }
}

async function fundOf(req: PayloadRequest, values: Omit<PledgeValues, 'trxId'>): Promise<number | null> {
  // Another server's campaigns are shown then, and ours of the same ids are others.
  if (env().contentApiUrl) return null
  return campaignOf(req, { ...values, campaign: await chosenCampaign(req, values) })
}

export interface Report {
  pledge: number
  /** Cleaned and checked (trx-id.ts). */
  trxId: string
  /** Absent: what is stored stays. */
  senderNumber?: string
  by: string
  why?: string
}

/** Notes the transaction id of a pledge, in the request's transaction. @throws APIError as takeStep */
export async function takeReport(req: PayloadRequest, { pledge, trxId, senderNumber, by, why }: Report): Promise<void> {
  const set = [
    sql`trx_id = ${trxId}`,
    ...(senderNumber === undefined ? [] : [sql`sender_number = ${senderNumber}`]),
    sql`reported_at = ${new Date().toISOString()}`,
  ]
  await takeStep(req, { pledge, to: 'reported', by, why, set })
}
