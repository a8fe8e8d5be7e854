/** Counts of what waits for reconciliation, for the admin's menu and dashboard. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'

export interface WaitingCounts {
  /** Open bank lines: no pledge was verified with them, and they were not set aside. */
  transactions: number
  /** Pledges whose donor gave a transaction ID, and whose money nobody has confirmed yet. */
  reports: number
  /** Open pledges that are suspected of being spam: one of them may be a person's. */
  suspected: number
}

/** The SQL condition of an open bank line `t`: no pledge was verified with it, and it was not set aside. */
export const IS_OPEN_BANK_LINE: SQL = sql`t.set_aside IS NULL
  AND NOT EXISTS (SELECT 1 FROM pledges AS taken WHERE taken.transaction_id = t.id)`

/**
 * Counts by indexes alone: no bank line is both set aside and a pledge's (setAsideBankLine, verifyPledge), so that
 * all others are open. For those who may read pledges: access is not checked here.
 */
export async function waitingCounts(payload: Payload): Promise<WaitingCounts> {
  const [row] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT
      (SELECT COUNT(*) FROM transactions WHERE set_aside IS NULL) - (SELECT COUNT(transaction_id) FROM pledges) AS transactions,
      (SELECT COUNT(*) FROM pledges WHERE state = 'reported' AND suspected IS NOT TRUE) AS reports,
      (SELECT COUNT(*) FROM pledges WHERE state IN ('pledged', 'reported') AND suspected = true) AS suspected`,
  )
  return {
    transactions: Number(row?.transactions),
    reports: Number(row?.reports),
    suspected: Number(row?.suspected),
  }
}
