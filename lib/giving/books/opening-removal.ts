/**
 * Taking invented opening balances out of the books. The ledger is only ever added to (docs/decisions/038), which holds from
 * the first real gift on; before that all that stands in it is invented, and goes with the demo (docs/decisions/054).
 */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { markFundTotalsChanged } from './ledger'

/** No row has the id 0; nothing is in, and everything not in, a list of nothing else. */
const listed = (ids: readonly number[]) =>
  sql`(${sql.join(
    [0, ...ids].map((id) => sql`${id}`),
    sql`, `,
  )})`

/** Has whoever would write into the books wait for the end of the transaction (PostgreSQL; SQLite has one writer). */
export async function lockBooks(req: PayloadRequest): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const db = await transactionDatabase(req)
  await runSql(db, sql`LOCK TABLE pledges, transactions, receipts, ledger_entries IN SHARE ROW EXCLUSIVE MODE`)
}

/**
 * Whether the books hold anything but these opening balances: a gift, be it promised alone, money that arrived, a receipt.
 * @param openings ids of pledges
 */
export async function holdsOtherThan(req: PayloadRequest, openings: readonly number[]): Promise<boolean> {
  const db = req.transactionID ? await transactionDatabase(req) : plainDatabase(req.payload.db)
  const ids = listed(openings)
  const others = [
    sql`SELECT 1 AS found FROM receipts LIMIT 1`,
    sql`SELECT 1 AS found FROM receipt_years LIMIT 1`,
    sql`SELECT 1 AS found FROM pledges WHERE id NOT IN ${ids} OR source <> 'before' LIMIT 1`,
    sql`SELECT 1 AS found FROM ledger_entries WHERE pledge_id NOT IN ${ids} OR kind <> 'verified' LIMIT 1`,
    sql`SELECT 1 AS found FROM transactions WHERE id NOT IN
      (SELECT transaction_id FROM pledges WHERE id IN ${ids} AND transaction_id IS NOT NULL) LIMIT 1`,
  ]
  for (const other of others) if ((await runSql(db, other)).length > 0) return true
  return false
}

/**
 * Deletes opening balances: pledge, its history, its money and its entry of the ledger.
 * @param openings ids of pledges
 * @throws Error where the books hold anything else
 */
export async function removeOpenings(req: PayloadRequest, openings: readonly number[]): Promise<void> {
  if (openings.length === 0) return
  if (await holdsOtherThan(req, openings)) throw new Error('The books hold gifts, so nothing is taken out of them.')
  const db = await transactionDatabase(req)
  const ids = listed(openings)
  const money = await runSql(db, sql`SELECT transaction_id AS id FROM pledges WHERE id IN ${ids}`)
  await withoutGuard(req, db, () => runSql(db, sql`DELETE FROM ledger_entries WHERE pledge_id IN ${ids}`))
  await runSql(db, sql`DELETE FROM pledge_moves WHERE pledge_id IN ${ids}`)
  await runSql(db, sql`DELETE FROM pledges WHERE id IN ${ids}`)
  const lines = listed(money.flatMap(({ id }) => (id === null ? [] : [Number(id)])))
  await runSql(db, sql`DELETE FROM transactions WHERE id IN ${lines}`)
  await markFundTotalsChanged(req)
}

/** Migrations made it, on either database; it is as it was before the transaction ends, and for all others throughout. */
const GUARD = 'ledger_entries_kept'

async function withoutGuard(req: PayloadRequest, db: SqlRunner, work: () => Promise<unknown>): Promise<void> {
  const guard = sql.identifier(GUARD)
  if (req.payload.db.name === 'postgres') {
    await runSql(db, sql`ALTER TABLE ledger_entries DISABLE TRIGGER ${guard}`)
    await work()
    await runSql(db, sql`ALTER TABLE ledger_entries ENABLE TRIGGER ${guard}`)
    return
  }
  const [made] = await runSql(db, sql`SELECT sql AS text FROM sqlite_master WHERE type = 'trigger' AND name = ${GUARD}`)
  if (!made) throw new Error(`The trigger ${GUARD} is missing.`)
  await runSql(db, sql`DROP TRIGGER ${guard}`)
  await work()
  await runSql(db, sql.raw(String(made.text)))
}
