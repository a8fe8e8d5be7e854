import { type SQL, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { recordEach } from '@/lib/access/audit/record'
import { inOneTransaction } from '@/lib/platform/database/one-transaction'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { othersFirst } from '@/lib/platform/event-loop/yield-to-event-loop'
import { type ErasedKind, eraseRecords, idsWhere } from './erase'
import { HELD_KINDS } from './privacy/kinds'

/** Rows of one transaction: visitors' writes wait behind it on SQLite. */
const BATCH = 200

/**
 * Repeats short transactions until one of them finds less than it could take.
 * @param work takes `limit` rows at the most, and says how many it took
 * @param asked who wants it; nobody for what the site does itself
 * @returns how many were taken in all
 */
export async function inBatches(
  payload: Payload,
  work: (req: PayloadRequest, limit: number) => Promise<number>,
  asked?: PayloadRequest,
): Promise<number> {
  let total = 0
  for (;;) {
    const req = await createLocalReq(
      asked ? { user: asked.user ?? undefined, req: { headers: asked.headers } } : {},
      payload,
    )
    const taken = await inOneTransaction(req, () => work(req, BATCH))
    total += taken
    if (taken < BATCH) return total
    await othersFirst()
  }
}

/**
 * Erases all records of a kind for which a condition holds, with their mails.
 * @param asked who wants it; nobody for what the site does itself
 * @returns how many
 */
export function eraseWhere(payload: Payload, kind: ErasedKind, where: SQL, asked?: PayloadRequest): Promise<number> {
  const erase = async (req: PayloadRequest, limit: number) => {
    const ids = await idsWhere(req, kind, where, limit)
    await eraseRecords(req, kind, ids)
    if (req.user) await recordEach(req, { act: 'erase', subject: HELD_KINDS[kind] }, ids)
    return ids.length
  }
  return inBatches(payload, erase, asked)
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
