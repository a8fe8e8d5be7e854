import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from './sql'
import { transactionDatabase } from './transactions'

/**
 * Takes an exclusive lock on a record until the transaction ends. Payload reads a record, changes it and writes all of it
 * back, so that of two concurrent updates the first would be lost (PostgreSQL; SQLite has one writer anyway).
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
 * Takes a shared lock on records until the transaction ends: nobody can change or delete them, but others may lock them
 * as well.
 */
export async function lockRecordsShared(
  req: PayloadRequest,
  collection: string,
  ids: readonly number[],
): Promise<void> {
  if (req.payload.db.name !== 'postgres' || ids.length === 0) return
  const db = await transactionDatabase(req)
  await runSql(db, sql`SELECT pg_advisory_xact_lock_shared(hashtext(${collection}), 0)`)
  // In one order for all transactions, against deadlocks.
  for (const id of [...ids].sort((a, b) => a - b)) {
    await runSql(db, sql`SELECT pg_advisory_xact_lock_shared(hashtext(${collection}), ${id}::int)`)
  }
}
