import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from './sql'
import { transactionDatabase } from './transactions'

/**
 * Waits until nobody else changes a record, until the transaction ends. Payload reads a record, changes it and writes
 * all of it back: of two such updates on PostgreSQL the first would be lost. SQLite has one writer anyway.
 * @param id null for all records of the collection at once
 */
export async function lockRecord(req: PayloadRequest, collection: string, id: number | null): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const db = await transactionDatabase(req)
  if (id === null) await runSql(db, sql`SELECT pg_advisory_xact_lock(hashtext(${collection}), 0)`)
  else {
    await runSql(db, sql`SELECT pg_advisory_xact_lock_shared(hashtext(${collection}), 0)`)
    await runSql(db, sql`SELECT pg_advisory_xact_lock(hashtext(${collection}), ${id}::int)`)
  }
}

/**
 * Waits until nobody changes or deletes these records, and keeps them from it until the transaction ends; others may do
 * the same meanwhile.
 */
export async function lockRecordsShared(
  req: PayloadRequest,
  collection: string,
  ids: readonly number[],
): Promise<void> {
  if (req.payload.db.name !== 'postgres' || ids.length === 0) return
  const db = await transactionDatabase(req)
  await runSql(db, sql`SELECT pg_advisory_xact_lock_shared(hashtext(${collection}), 0)`)
  // In one order for everybody, so that no two wait for each other.
  for (const id of [...ids].sort((a, b) => a - b)) {
    await runSql(db, sql`SELECT pg_advisory_xact_lock_shared(hashtext(${collection}), ${id}::int)`)
  }
}
