import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { cancelReceipt, cancelReceiptOf, issueReceipt } from './receipt'

interface Reissue {
  pledge: number
  /** Id of the receipt that the person sees as valid, null for none. Left out, whichever is valid is replaced. */
  receipt?: number | null | undefined
  by: string
  why: string
}

/**
 * Cancels a pledge's receipt and issues a new one, by what the pledge says now; the donor is notified of both.
 * @returns the new receipt's id
 * @throws APIError 400 without a reason, 404, 409 where the pledge is not verified or another receipt holds than was seen
 */
export async function reissueReceipt(req: PayloadRequest, { pledge, receipt, by, why }: Reissue): Promise<number> {
  if (!why.trim()) throw publicError(say('receipts.refused.sayAgain'), 400)
  return withTransaction(req, async () => {
    await lockRecord(req, 'pledges', pledge)
    const db = await transactionDatabase(req)
    if (receipt) {
      const [own] = await runSql(db, sql`SELECT id FROM receipts WHERE id = ${receipt} AND pledge_id = ${pledge}`)
      if (!own) throw publicError(say('receipts.refused.notOfGift'), 404)
    }
    if (receipt === undefined) await cancelReceiptOf(req, pledge, by, why.trim())
    else if (receipt !== null) await cancelReceipt(req, { receipt, by, why })
    return issueReceipt(req, { pledge, by })
  })
}
