import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/**
 * Days for which an entry is kept: a year and a month, so that one can look back from after the yearly accounts. The
 * database's triggers enforce it, too: whoever changes it writes a migration that makes them again.
 */
export const AUDIT_RETENTION_DAYS = 400

/**
 * Deletes entries from before a moment, in the request's transaction. The database refuses to delete those that are younger
 * than AUDIT_RETENTION_DAYS.
 * @param limit of one call
 * @returns how many were deleted
 */
export async function deleteOldEntries(req: PayloadRequest, before: string, limit: number): Promise<number> {
  const old = sql`SELECT id FROM audit_entries WHERE at < ${before} ORDER BY id LIMIT ${limit}`
  const db = await transactionDatabase(req)
  return (await runSql(db, sql`DELETE FROM audit_entries WHERE id IN (${old}) RETURNING id`)).length
}
