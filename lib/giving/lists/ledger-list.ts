/** The ledger as its screen and its table show it. The caller has checked access. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { entriesWhere } from '@/lib/giving/books/filter-sql'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import type { LedgerFilter } from '@/lib/giving/shared/pledge-filter'
import { type Columns, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import { countRows } from '@/lib/platform/database/count'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { pageOf } from '@/lib/shared/lists/paginate'
import { plainAmount } from '@/lib/shared/money/amount'
import { type EntryKind, METHODS, type Method, PURPOSES } from '@/lib/shared/money/kinds'
import { type CurrencyAndPurpose, currencyAndPurposeOf } from './totals'

const PAGE_SIZE = 50

/** Together in memory while a table is made. */
const BATCH = 1000

export interface LedgerLine extends CurrencyAndPurpose {
  id: number
  kind: EntryKind
  pledge: number
  reference: string
  campaign: number | null
  method: Method
  /** Minor units, above 0. */
  amount: number
  moneyAt: string
  at: string
  by: string
  /** Id of the account behind that name; null for the site itself. */
  byAccount: number | null
}

export interface LedgerPage {
  lines: LedgerLine[]
  total: number
  page: number
  pages: number
}

/** A page of the ledger, the latest entry first; the last page where there are fewer. */
export async function listLedger(payload: Payload, filter: LedgerFilter, page: number): Promise<LedgerPage> {
  const where = entriesWhere(filter)
  const total = await countRows(payload, 'ledger_entries', where)
  const { page: shown, pages, limit, offset } = pageOf(total, PAGE_SIZE, page)
  return { lines: await linesOf(payload, where, limit, offset), total, page: shown, pages }
}

async function linesOf(payload: Payload, where: SQL, limit: number, offset = 0): Promise<LedgerLine[]> {
  const part = sql`SELECT * FROM ledger_entries WHERE ${where} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT entry.*, pledges.reference FROM (${part}) AS entry
      JOIN pledges ON pledges.id = entry.pledge_id ORDER BY entry.id DESC`,
  )
  return rows.map((row) => ({
    ...currencyAndPurposeOf(row),
    id: Number(row.id),
    kind: row.kind as LedgerLine['kind'],
    pledge: Number(row.pledge_id),
    reference: String(row.reference),
    campaign: row.campaign_id === null ? null : Number(row.campaign_id),
    method: row.method as Method,
    amount: Number(row.amount),
    moneyAt: new Date(String(row.money_at)).toISOString(),
    at: new Date(String(row.at)).toISOString(),
    by: String(row.by),
    byAccount: row.by_account === null ? null : Number(row.by_account),
  }))
}

const COLUMNS: Columns<LedgerLine, Map<number, string>> = {
  Entry: ({ id }) => id,
  'Money on': ({ moneyAt }) => spreadsheetTime(moneyAt),
  Gift: ({ reference }) => reference,
  Fund: ({ campaign }, titles) => fundName(titles, campaign),
  Purpose: ({ purpose }) => PURPOSES[purpose],
  Method: ({ method }) => METHODS[method],
  Currency: ({ currency }) => currency,
  // Columns of their own and no minus: a spreadsheet would take it for a formula's, and it would be escaped.
  Verified: ({ kind, amount, currency }) => (kind === 'verified' ? plainAmount(amount, currency) : ''),
  'Verified by mistake': ({ kind, amount, currency }) => (kind === 'reversed' ? plainAmount(amount, currency) : ''),
  Refunded: ({ kind, amount, currency }) => (kind === 'refunded' ? plainAmount(amount, currency) : ''),
  'Entered on': ({ at }) => spreadsheetTime(at),
  By: ({ by }) => by,
  Account: ({ byAccount }) => byAccount,
}

/** The entries of a filter as CSV, in pieces, without a donor's data. */
export async function* exportLedger(payload: Payload, filter: LedgerFilter): AsyncGenerator<string> {
  const titles = await campaignTitles(payload)
  yield* csv(COLUMNS, linesInBatches(payload, filter), () => titles)
}

async function* linesInBatches(payload: Payload, filter: LedgerFilter): AsyncGenerator<LedgerLine[]> {
  const where = entriesWhere(filter)
  let lines = await linesOf(payload, where, BATCH)
  while (lines.length > 0) {
    yield lines
    lines = await linesOf(payload, sql`${where} AND id < ${lines.at(-1)?.id}`, BATCH)
  }
}
