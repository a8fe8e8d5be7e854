/** What the overview of giving shows: by fund, and by month. Minor units. The caller has checked access. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { entriesWhere, monthOf } from '@/lib/giving/books/filter-sql'
import type { LedgerFilter } from '@/lib/giving/shared/pledge-filter'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Currency } from '@/lib/shared/money/currency'
import { readFundTotals } from '../books/ledger'
import { type CurrencyAndPurpose, currencyAndPurposeOf, inOrder } from './totals'

export interface FundLine extends CurrencyAndPurpose {
  campaign: number | null
  /** Verified less what of it was a mistake and what was refunded. */
  raised: number
  /** Of open pledges; null where only a part of the time is meant, since a promise has no month. */
  promised: number | null
}

/** Every fund with money or promises, by currency and purpose. @param filter days that are meant; none mean all */
export async function fundLines(payload: Payload, filter: LedgerFilter): Promise<FundLine[]> {
  const db = plainDatabase(payload.db)
  if (!filter.from && !filter.to) return inOrder<FundLine>(await readFundTotals(db))
  const rows = await runSql(
    db,
    sql`SELECT campaign_id, currency, purpose, sum(CASE WHEN kind = 'verified' THEN amount ELSE -amount END) AS raised
      FROM ledger_entries WHERE ${entriesWhere(filter)} GROUP BY campaign_id, currency, purpose`,
  )
  return inOrder(
    rows.map((row) => ({
      ...currencyAndPurposeOf(row),
      campaign: row.campaign_id === null ? null : Number(row.campaign_id),
      raised: Number(row.raised),
      promised: null,
    })),
  )
}

export interface MonthTotal extends CurrencyAndPurpose {
  /** In Dhaka: `2026-11`. */
  month: string
  /** Verified less what of it was a mistake and what was refunded. */
  raised: number
}

/** What was raised in each month since a day, by the money's own day; months without any are left out. */
export async function monthTotals(payload: Payload, from: string): Promise<MonthTotal[]> {
  const month = monthOf(sql`money_at`, payload.db.name)
  const since = entriesWhere({ kind: '', campaign: '', purpose: '', currency: '', method: '', from, to: '' })
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT ${month} AS month, currency, purpose,
        sum(CASE WHEN kind = 'verified' THEN amount ELSE -amount END) AS raised
      FROM ledger_entries WHERE ${since} GROUP BY 1, currency, purpose`,
  )
  return inOrder(
    rows.map((row) => ({ ...currencyAndPurposeOf(row), month: String(row.month), raised: Number(row.raised) })),
  )
}

const DHAKA_MONTH = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', year: 'numeric', month: '2-digit' })

/** The latest months in Dhaka, the oldest first: `2025-12` to `2026-11`. */
export function lastMonths(count: number, now = new Date()): string[] {
  const [year = 0, month = 0] = DHAKA_MONTH.format(now).split('-').map(Number)
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - count + place, 1)).toISOString().slice(0, 7),
  )
}

/** Months from that of the first pledge to this one, the latest first. */
export async function monthsOfGiving(payload: Payload): Promise<string[]> {
  const [row] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT min(at) AS first FROM (
      SELECT min(created_at) AS at FROM pledges UNION ALL SELECT min(money_at) AS at FROM ledger_entries
    ) AS firsts`,
  )
  const first = row?.first ? DHAKA_MONTH.format(new Date(String(row.first))) : null
  if (!first) return lastMonths(1)
  const [year = 0, month = 0] = first.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = DHAKA_MONTH.format(new Date()).split('-').map(Number)
  const count = Math.max(1, (toYear - year) * 12 + toMonth - month + 1)
  return lastMonths(count).reverse()
}

/** The currencies of some totals, each once. */
export const currenciesOf = (totals: CurrencyAndPurpose[]): Currency[] => [
  ...new Set(totals.map(({ currency }) => currency)),
]
