import { type SQL, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inOneTransaction } from '@/lib/database/one-transaction'
import { runSql } from '@/lib/database/sql'
import { transactionDatabase } from '@/lib/database/transactions'
import { type ErasedKind, eraseRecords, idsWhere } from './erase'

/** Rows of one transaction: visitors' writes wait behind it on SQLite. */
const BATCH = 200

/**
 * Repeats short transactions until one of them finds less than it could take.
 * @param work takes `limit` rows at the most, and says how many it took
 * @returns how many were taken in all
 */
export async function inBatches(
  payload: Payload,
  work: (req: PayloadRequest, limit: number) => Promise<number>,
): Promise<number> {
  let total = 0
  for (;;) {
    const req = await createLocalReq({}, payload)
    const taken = await inOneTransaction(req, () => work(req, BATCH))
    total += taken
    if (taken < BATCH) return total
  }
}

/** Erases all records of a kind for which a condition holds, with their mails. @returns how many */
export function eraseWhere(payload: Payload, kind: ErasedKind, where: SQL): Promise<number> {
  return inBatches(payload, async (req, limit) => {
    const ids = await idsWhere(req, kind, where, limit)
    await eraseRecords(req, kind, ids)
    return ids.length
  })
}

/** Deletes all rows of a table that nothing else names. @returns how many */
export function deleteWhere(payload: Payload, name: 'submissions', where: SQL): Promise<number> {
  const table = sql.raw(name)
  return inBatches(payload, async (req, limit) => {
    const ids = sql`SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT ${limit}`
    const db = await transactionDatabase(req)
    return (await runSql(db, sql`DELETE FROM ${table} WHERE id IN (${ids}) RETURNING id`)).length
  })
}
