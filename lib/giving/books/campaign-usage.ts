/** Whether a campaign can still be changed or deleted, as far as its gifts are concerned. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/** Whether anything was given or promised to a campaign, ever: a gift may stand with another fund by now. */
export async function hasGifts(req: PayloadRequest, campaign: number): Promise<boolean> {
  if (await hasReceived(req, campaign)) return true
  const db = await transactionDatabase(req)
  return (await runSql(db, sql`SELECT 1 AS found FROM pledges WHERE campaign_id = ${campaign} LIMIT 1`)).length > 0
}

/** Whether the ledger names it: for money of this site or from before it, be it refunded or not. */
export async function hasReceived(req: PayloadRequest, campaign: number): Promise<boolean> {
  await waitForGifts(req, campaign)
  const db = await transactionDatabase(req)
  return (
    (await runSql(db, sql`SELECT 1 AS found FROM ledger_entries WHERE campaign_id = ${campaign} LIMIT 1`)).length > 0
  )
}

/**
 * Has gifts to the campaign that are being written come first, and others wait. Those that stand go before the campaign:
 * a gift that is verified holds its own row before it points at the campaign's. SQLite has one writer anyway.
 */
async function waitForGifts(req: PayloadRequest, campaign: number): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const db = await transactionDatabase(req)
  await runSql(db, sql`SELECT id FROM pledges WHERE campaign_id = ${campaign} ORDER BY id FOR UPDATE`)
  await runSql(db, sql`SELECT id FROM campaigns WHERE id = ${campaign} FOR UPDATE`)
}
