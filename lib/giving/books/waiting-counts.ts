/** What waits at the treasurer's desk, as the menu and the dashboard count it. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'

export interface WaitingGifts {
  /** Lines of wallets and banks that belong to no gift yet and were not set aside. */
  transactions: number
  /** Gifts whose donor gave a transaction ID, and whose money nobody has confirmed yet. */
  reports: number
  /** Open gifts that are suspected of being spam: one of them may be a person's. */
  suspected: number
}

/** Whether the transaction `t` is open: no gift has it, and it was not set aside. */
export const OPEN_TRANSACTION: SQL = sql`t.set_aside IS NULL
  AND NOT EXISTS (SELECT 1 FROM pledges AS taken WHERE taken.transaction_id = t.id)`

/** Counts by indexes alone. For those who may read gifts: nobody is asked here. */
export async function waitingCounts(payload: Payload): Promise<WaitingGifts> {
  const [row] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT
      (SELECT COUNT(*) FROM transactions AS t WHERE ${OPEN_TRANSACTION}) AS transactions,
      (SELECT COUNT(*) FROM pledges WHERE state = 'reported' AND suspected IS NOT TRUE) AS reports,
      (SELECT COUNT(*) FROM pledges WHERE state IN ('pledged', 'reported') AND suspected = true) AS suspected`,
  )
  return {
    transactions: Number(row?.transactions),
    reports: Number(row?.reports),
    suspected: Number(row?.suspected),
  }
}
