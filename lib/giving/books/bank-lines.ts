/** Bank lines: money that arrived. A line is identified by its method and transaction ID, and is stored once. */

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { recordStaffAction } from '@/lib/access/audit/record'
import { accountOf } from '@/lib/access/rights/author'
import type { BankLine } from '@/lib/giving/shared/bank-line'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import type { Currency } from '@/lib/shared/money/currency'
import type { BankLineSource, Method } from '@/lib/shared/money/kinds'

export interface BankLineRow {
  id: number
  method: Method
  trxId: string
  amount: number
  currency: Currency
  receivedAt: string
  /** Why it is no gift; '' where it may be one. */
  setAside: string
}

interface Recorded {
  /** Ids of the new ones, in the order of their lines. */
  added: number[]
  /** Ids of those that were there already; they are left as they were. */
  known: number[]
}

/** Rows of one statement: far below what either database takes. */
const AT_ONCE = 50

/** Stores the bank lines that are new, in one database transaction. */
export function storeBankLines(
  req: PayloadRequest,
  lines: BankLine[],
  { source, by }: { source: BankLineSource; by: string },
): Promise<Recorded> {
  return withTransaction(req, async () => {
    const db = await transactionDatabase(req)
    const recorded: Recorded = { added: [], known: [] }
    for (let i = 0; i < lines.length; i += AT_ONCE) {
      if (i > 0) await yieldToEventLoop()
      const some = lines.slice(i, i + AT_ONCE)
      const rows = some.map(
        ({ method, trxId, amount, currency, receivedAt, sender = '', details = '' }) =>
          sql`(${method}, ${trxId}, ${amount}, ${currency}, ${receivedAt}, ${sender}, ${details}, ${source}, ${by},
            ${accountOf(req)})`,
      )
      const added = await runSql(
        db,
        sql`INSERT INTO transactions (method, trx_id, amount, currency, received_at, sender, details, source, entered_by,
            entered_by_account)
          VALUES ${sql.join(rows, sql`, `)} ON CONFLICT (method, trx_id) DO NOTHING RETURNING id, method, trx_id`,
      )
      const ids = new Set(added.map(({ id }) => Number(id)))
      const pairs = some.map(({ method, trxId }) => sql`(method = ${method} AND trx_id = ${trxId})`)
      const all = await runSql(db, sql`SELECT id FROM transactions WHERE ${sql.join(pairs, sql` OR `)} ORDER BY id`)
      for (const { id } of all) recorded[ids.has(Number(id)) ? 'added' : 'known'].push(Number(id))
    }
    await auditStoredLines(req, recorded.added)
    return recorded
  })
}

/** One line for a whole statement: its rows say themselves who brought them in. */
async function auditStoredLines(req: PayloadRequest, added: number[]): Promise<void> {
  if (added.length === 0) return
  const [record] = added
  await recordStaffAction(req, {
    subject: 'transactions',
    ...(added.length === 1 ? { act: 'create', record } : { act: 'import' }),
  })
}

/** @throws APIError 404 where there is none */
export async function readBankLine(req: PayloadRequest, id: number): Promise<BankLineRow> {
  const [row] = await runSql(await transactionDatabase(req), sql`SELECT * FROM transactions WHERE id = ${id}`)
  if (!row) throw publicError(say('pledges.bankLine.missing'), 404)
  return {
    id: Number(row.id),
    method: row.method as Method,
    trxId: String(row.trx_id),
    amount: Number(row.amount),
    currency: row.currency as Currency,
    receivedAt: new Date(String(row.received_at)).toISOString(),
    setAside: String(row.set_aside ?? ''),
  }
}

/** Reference of the pledge that was verified with a bank line; null where the line is open. */
export async function pledgeOfBankLine(req: PayloadRequest, transaction: number): Promise<string | null> {
  const db = await transactionDatabase(req)
  const [row] = await runSql(db, sql`SELECT reference FROM pledges WHERE transaction_id = ${transaction}`)
  return row ? String(row.reference) : null
}

interface SetAside {
  transaction: number
  by: string
}

/** Takes a bank line that is no gift out of the reconciliation, with a reason. @throws APIError 409 where a pledge was verified with it */
export async function setAsideBankLine(
  req: PayloadRequest,
  { transaction, why, by }: SetAside & { why: string },
): Promise<void> {
  if (!why.trim()) throw publicError(say('pledges.bankLine.saySetAside'), 400)
  return withTransaction(req, async () => {
    await lockRecord(req, 'transactions', transaction)
    const { setAside: before } = await readBankLine(req, transaction)
    if (before) throw publicError(say('pledges.bankLine.alreadySetAside', { why: before }))
    const taken = await pledgeOfBankLine(req, transaction)
    if (taken) throw publicError(say('pledges.bankLine.belongs', { reference: taken }))
    await write(req, transaction, why.trim(), by)
  })
}

/** Takes a bank line that was set aside into the reconciliation again. */
export function restoreBankLine(req: PayloadRequest, { transaction, by }: SetAside): Promise<void> {
  return withTransaction(req, async () => {
    await lockRecord(req, 'transactions', transaction)
    const { setAside: before } = await readBankLine(req, transaction)
    if (!before) throw publicError(say('pledges.bankLine.notSetAside'))
    await write(req, transaction, null, by)
  })
}

async function write(req: PayloadRequest, transaction: number, why: string | null, by: string): Promise<void> {
  const now = new Date().toISOString()
  await runSql(
    await transactionDatabase(req),
    sql`UPDATE transactions SET set_aside = ${why}, set_aside_by = ${by}, set_aside_by_account = ${accountOf(req)},
      set_aside_at = ${now}, updated_at = ${now}
      WHERE id = ${transaction}`,
  )
  await recordStaffAction(req, { act: 'update', subject: 'transactions', record: transaction, fields: ['setAside'] })
}
