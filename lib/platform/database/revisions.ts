/** Revisions: a counter of committed writes per collection, by which changes are noticed. */
import { sql } from 'drizzle-orm'
import type { BaseDatabaseAdapter } from 'payload'
import { plainDatabase, runSql, type SqlRunner } from './sql'

/** Name of the table that counts the writes of each collection (lib/content/collections/revisions.ts). */
export const REVISIONS_TABLE = 'revisions'

/** Revision of each collection: collection → number of committed writes. */
export async function readRevisions(adapter: BaseDatabaseAdapter): Promise<Map<string, number>> {
  const rows = await runSql(plainDatabase(adapter), sql`SELECT list, count FROM ${sql.identifier(REVISIONS_TABLE)}`)
  return new Map(rows.map((row) => [String(row.list), Number(row.count)]))
}

/** Counts a write, in the transaction that makes it. */
export async function bumpRevision(db: SqlRunner, list: string): Promise<void> {
  const table = sql.identifier(REVISIONS_TABLE)
  await runSql(
    db,
    sql`INSERT INTO ${table} (list, count) VALUES (${list}, 1) ON CONFLICT (list) DO UPDATE SET count = ${table}.count + 1`,
  )
}
