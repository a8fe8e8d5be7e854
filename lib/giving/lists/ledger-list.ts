/** The ledger as its screen and its table show it. The caller has checked access. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { entriesWhere } from '@/lib/giving/books/filter-sql'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import type { LedgerFilter } from '@/lib/giving/shared/pledge-filter'
import { type Columns, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import { spokenLocale } from '@/lib/platform/calls/say'
import { countRows } from '@/lib/platform/database/count'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Locale } from '@/lib/shared/addresses/localized'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { pageOf } from '@/lib/shared/lists/paginate'
import { plainAmount } from '@/lib/shared/money/amount'
import type { EntryKind, Method } from '@/lib/shared/money/kinds'
import { authorName } from '../shared/signed-by'
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

function columnsIn(locale: Locale): Columns<LedgerLine, Map<number, string>> {
  const words = wordsOf('ledger', locale)
  const giving = wordsOf('pledges', locale)
  const amountOf =
    (wanted: EntryKind) =>
    ({ kind, amount, currency }: LedgerLine) =>
      kind === wanted ? plainAmount(amount, currency) : ''
  return {
    [words('columns.entry')]: ({ id }) => id,
    [words('columns.moneyOn')]: ({ moneyAt }) => spreadsheetTime(moneyAt),
    [words('columns.gift')]: ({ reference }) => reference,
    [words('columns.fund')]: ({ campaign }, titles) => fundName(titles, campaign, locale),
    [words('columns.purpose')]: ({ purpose }) => giving(`purposes.${purpose}`),
    [words('columns.method')]: ({ method }) => giving(`methods.${method}`),
    [words('columns.currency')]: ({ currency }) => currency,
    // Columns of their own and no minus: a spreadsheet would take it for a formula's, and it would be escaped.
    [words('kinds.verified')]: amountOf('verified'),
    [words('kinds.reversed')]: amountOf('reversed'),
    [words('kinds.refunded')]: amountOf('refunded'),
    [words('columns.enteredOn')]: ({ at }) => spreadsheetTime(at),
    [words('columns.by')]: ({ by }) => authorName(by, giving),
    [words('columns.account')]: ({ byAccount }) => byAccount,
  }
}

/**
 * The entries of a filter as CSV, in pieces, without a donor's data.
 * @param locale of heads and words, the asker’s by default: the pieces are read after the call has been answered
 */
export async function* exportLedger(
  payload: Payload,
  filter: LedgerFilter,
  locale: Locale = spokenLocale(),
): AsyncGenerator<string> {
  const titles = await campaignTitles(payload, locale)
  yield* csv(columnsIn(locale), linesInBatches(payload, filter), () => titles)
}

async function* linesInBatches(payload: Payload, filter: LedgerFilter): AsyncGenerator<LedgerLine[]> {
  const where = entriesWhere(filter)
  let lines = await linesOf(payload, where, BATCH)
  while (lines.length > 0) {
    yield lines
    lines = await linesOf(payload, sql`${where} AND id < ${lines.at(-1)?.id}`, BATCH)
  }
}
