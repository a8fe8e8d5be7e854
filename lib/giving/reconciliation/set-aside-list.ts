/** The list of bank lines that were set aside. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { SetAsidePage } from '@/lib/giving/shared/reconciliation-types'
import { countRows } from '@/lib/platform/database/count'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { pageOf } from '@/lib/shared/lists/paginate'
import { toQueuedBankLine } from './queue'

const PAGE_SIZE = 25

/** A page of it, the latest first; the last one where there are fewer. For those who may read pledges: access is not checked here. */
export async function listSetAside(payload: Payload, page: number): Promise<SetAsidePage> {
  const db = plainDatabase(payload.db)
  const where = sql`set_aside IS NOT NULL`
  const total = await countRows(payload, 'transactions', where)
  const { page: shown, pages, limit, offset } = pageOf(total, PAGE_SIZE, page)
  const rows = await runSql(
    db,
    sql`SELECT * FROM transactions WHERE ${where} ORDER BY set_aside_at DESC, id DESC
      LIMIT ${limit} OFFSET ${offset}`,
  )
  const transactions = rows.map((each) => ({
    ...toQueuedBankLine(each),
    why: String(each.set_aside),
    by: String(each.set_aside_by ?? ''),
    at: new Date(each.set_aside_at as string).toISOString(),
  }))
  return { transactions, total, page: shown, pages }
}
