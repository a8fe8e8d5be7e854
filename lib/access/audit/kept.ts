import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/** Days for which a line is kept: a year and a month, so that one can look back from after the yearly accounts. The
 * database holds to it, too: whoever changes it writes a migration that makes the triggers again. */
export const KEPT_DAYS = 400

/** Removes lines of before a moment, in the request's transaction; younger ones than KEPT_DAYS the database keeps. @returns how many */
export async function forgetActs(req: PayloadRequest, before: string, limit: number): Promise<number> {
  const old = sql`SELECT id FROM audit_entries WHERE at < ${before} ORDER BY id LIMIT ${limit}`
  const db = await transactionDatabase(req)
  return (await runSql(db, sql`DELETE FROM audit_entries WHERE id IN (${old}) RETURNING id`)).length
}
