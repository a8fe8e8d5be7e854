/** Whether pledges or ledger entries refer to a campaign, which then may not change its currency or be deleted. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/** Whether anything was given or promised to a campaign, ever: a pledge may stand with another fund by now. */
export async function hasPledges(req: PayloadRequest, campaign: number): Promise<boolean> {
  if (await hasLedgerEntries(req, campaign)) return true
  const db = await transactionDatabase(req)
  return (await runSql(db, sql`SELECT 1 AS found FROM pledges WHERE campaign_id = ${campaign} LIMIT 1`)).length > 0
}

/** Whether the ledger names it: for money of this site or from before it, be it refunded or not. */
export async function hasLedgerEntries(req: PayloadRequest, campaign: number): Promise<boolean> {
  await lockPledgesOf(req, campaign)
  const db = await transactionDatabase(req)
  return (
    (await runSql(db, sql`SELECT 1 AS found FROM ledger_entries WHERE campaign_id = ${campaign} LIMIT 1`)).length > 0
  )
}

/**
 * Locks the campaign's pledges, then the campaign, until the transaction ends (PostgreSQL; SQLite has one writer). Pledges
 * first: a pledge that is being verified locks its own row before that of its campaign.
 */
async function lockPledgesOf(req: PayloadRequest, campaign: number): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const db = await transactionDatabase(req)
  await runSql(db, sql`SELECT id FROM pledges WHERE campaign_id = ${campaign} ORDER BY id FOR UPDATE`)
  await runSql(db, sql`SELECT id FROM campaigns WHERE id = ${campaign} FOR UPDATE`)
}
