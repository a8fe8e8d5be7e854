/** What a campaign had received before this site kept its books: money of the ledger like all other, of nobody by name. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Currency } from '@/lib/content/types'
import { runSql } from '@/lib/database/sql'
import { transactionDatabase } from '@/lib/database/transactions'
import { eraseRecords } from '@/lib/housekeeping/erase'
import { THE_SITE } from './author'
import { enterGift } from './enter'

/**
 * Enters such money for a campaign, once; it gets no receipt.
 * @param amount above 0, in minor units of the campaign's currency
 * @throws APIError 409 where it was entered already
 */
export async function enterBefore(
  req: PayloadRequest,
  campaign: { id: number; currency: Currency },
  amount: number,
): Promise<void> {
  const { id, currency } = campaign
  // Cleaned ids have no hyphen, so that none that anybody reports is the same.
  const trxId = `BEFORE-${id}`
  const transaction = { method: 'other', trxId, amount, currency, receivedAt: new Date().toISOString() } as const
  const gift = { transaction, campaign: id, purpose: 'general', anonymous: true, locale: 'en' } as const
  await enterGift(req, gift, THE_SITE, 'before')
}

/** Takes it out of the books with the campaign that is being deleted, in the request's transaction. */
export async function forgetBefore(req: PayloadRequest, campaign: number): Promise<void> {
  const db = await transactionDatabase(req)
  const gifts = await runSql(
    db,
    sql`SELECT id, transaction_id FROM pledges WHERE campaign_id = ${campaign} AND source = 'before'`,
  )
  for (const { id, transaction_id } of gifts) {
    await runSql(db, sql`DELETE FROM ledger_entries WHERE pledge_id = ${id}`)
    await runSql(db, sql`DELETE FROM pledge_moves WHERE pledge_id = ${id}`)
    // With the lock of whoever has it open, for which SQLite would keep it.
    await eraseRecords(req, 'pledges', [Number(id)])
    await runSql(db, sql`DELETE FROM transactions WHERE id = ${transaction_id}`)
  }
}
