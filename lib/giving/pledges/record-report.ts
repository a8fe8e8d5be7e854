/** A donor's or staff's report of the transaction ID with which a pledge was paid. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transitionPledge } from '@/lib/giving/books/transition'
import type { TrxIdGiver } from '@/lib/shared/money/kinds'

export interface Report {
  pledge: number
  /** Cleaned and checked (lib/shared/money/transaction-id.ts). */
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
