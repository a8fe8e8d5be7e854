/** Erases donors' personal data; the books keep their sums. All in the request's transaction. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { markFundTotalsChanged } from '@/lib/giving/books/ledger'
import { newStatusKey } from '@/lib/giving/books/status-address'
import type { PledgeState } from '@/lib/giving/shared/states'
import { eraseRecords } from '@/lib/outbox/erase-records'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/** Whose money was counted. The accounts need it for longer than a donor is remembered. */
const COUNTED_STATES = ['verified', 'refunded'] as const satisfies readonly PledgeState[]

/** The ledger names them, be it that they were verified by mistake. */
const IN_BOOKS = sql`(state IN ${COUNTED_STATES} OR id IN (SELECT pledge_id FROM ledger_entries))`

/** So that none of them is verified meanwhile. */
const lockPledges = (req: PayloadRequest) => lockRecord(req, 'pledges', null)

/**
 * Erases pledges with their mails: those that never became money are gone; of the others reference, state, amounts, fund,
 * method, transaction ID and dates stay, without the person. Their private pages are there no more.
 * @param ids some thousands at the most
 */
export async function erasePledges(req: PayloadRequest, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await lockPledges(req)
  const db = await transactionDatabase(req)
  const rows = await runSql(db, sql`SELECT id, transaction_id FROM pledges WHERE id IN ${ids} AND ${IN_BOOKS}`)
  const counted = rows.map(({ id }) => Number(id))
  const transactions = rows.flatMap(({ transaction_id: id }) => (id === null ? [] : [Number(id)]))
  for (const id of counted) await anonymizePledge(req, id)
  await anonymizeBankLines(req, transactions)
  await deletePledges(
    req,
    ids.filter((id) => !counted.includes(id)),
  )
}

/**
 * Erases pledges for which a condition on their rows holds, with their mails; never one whose money is counted. Of those
 * that were verified by mistake the row stays, for the ledger.
 * @param limit some hundreds at the most
 * @returns how many
 */
export async function eraseUncountedPledges(req: PayloadRequest, where: SQL, limit: number): Promise<number> {
  await lockPledges(req)
  const rows = await runSql(
    await transactionDatabase(req),
    sql`SELECT id FROM pledges WHERE state NOT IN ${COUNTED_STATES} AND (${where})
      AND NOT (erased_at IS NOT NULL AND ${IN_BOOKS}) ORDER BY id LIMIT ${limit}`,
  )
  await erasePledges(
    req,
    rows.map(({ id }) => Number(id)),
  )
  return rows.length
}

/** Erases the personal data of bank lines. Method and ID stay, or the same money would count again when it is imported. */
export async function anonymizeBankLines(req: PayloadRequest, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await runSql(
    await transactionDatabase(req),
    sql`UPDATE transactions SET sender = NULL, details = NULL, updated_at = ${new Date().toISOString()}
      WHERE id IN ${ids}`,
  )
}

async function deletePledges(req: PayloadRequest, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await runSql(await transactionDatabase(req), sql`DELETE FROM pledge_moves WHERE pledge_id IN ${ids}`)
  await eraseRecords(req, 'pledges', ids)
  // What was promised is less by it.
  await markFundTotalsChanged(req)
}

async function anonymizePledge(req: PayloadRequest, id: number): Promise<void> {
  const db = await transactionDatabase(req)
  const now = new Date().toISOString()
  await runSql(
    db,
    sql`DELETE FROM mails WHERE pledge_id = ${id}
      OR receipt_id IN (SELECT id FROM receipts WHERE pledge_id = ${id})`,
  )
  await runSql(
    db,
    sql`UPDATE receipts SET donor_name = NULL, donor_address = NULL, updated_at = ${now} WHERE pledge_id = ${id}`,
  )
  await runSql(
    db,
    sql`UPDATE pledges SET first_name = NULL, last_name = NULL, email = NULL, phone = NULL, address = NULL,
        country = NULL, message = NULL, sender_number = NULL, suspicion = NULL,
        status_key = ${newStatusKey()}, erased_at = ${now}, updated_at = ${now}
      WHERE id = ${id}`,
  )
}
