/** Totals of pledges in minor units. Nothing is added across currencies or purposes. The caller has checked access. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { entriesWhere, pledgesWhere } from '@/lib/giving/books/filter-sql'
import type { LedgerFilter, PledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { CURRENCIES, type Currency } from '@/lib/shared/money/currency'
import { PURPOSES, type Purpose } from '@/lib/shared/money/kinds'

export interface PledgeTotal {
  currency: Currency
  purpose: Purpose
  pledges: number
  /** Of pledges that are still open. */
  promised: number
  /** All that arrived, whether it was sent back later or not. */
  received: number
  refunded: number
}

/** Totals of the pledges of a filter, in the order of the closed tables. */
export async function pledgeTotals(payload: Payload, filter: PledgeFilter): Promise<PledgeTotal[]> {
  const query = sql`SELECT currency, purpose, count(*) AS pledges,
      sum(CASE WHEN state IN ('pledged', 'reported') THEN amount ELSE 0 END) AS promised,
      sum(CASE WHEN state IN ('verified', 'refunded') THEN coalesce(received, 0) ELSE 0 END) AS received,
      sum(CASE WHEN state = 'refunded' THEN coalesce(received, 0) ELSE 0 END) AS refunded
    FROM pledges WHERE ${pledgesWhere(filter)} GROUP BY currency, purpose`
  const rows = await runSql(plainDatabase(payload.db), query)
  return inOrder(
    rows.map((row) => ({
      ...currencyAndPurposeOf(row),
      pledges: Number(row.pledges),
      promised: Number(row.promised),
      received: Number(row.received),
      refunded: Number(row.refunded),
    })),
  )
}

export interface LedgerTotal {
  currency: Currency
  purpose: Purpose
  /** Less what of it was a mistake. */
  verified: number
  refunded: number
}

/** Totals of the ledger's entries of a filter. */
export async function ledgerTotals(payload: Payload, filter: LedgerFilter): Promise<LedgerTotal[]> {
  const query = sql`SELECT currency, purpose,
      sum(CASE kind WHEN 'verified' THEN amount WHEN 'reversed' THEN -amount ELSE 0 END) AS verified,
      sum(CASE WHEN kind = 'refunded' THEN amount ELSE 0 END) AS refunded
    FROM ledger_entries WHERE ${entriesWhere(filter)} GROUP BY currency, purpose`
  const rows = await runSql(plainDatabase(payload.db), query)
  return inOrder(
    rows.map((row) => ({
      ...currencyAndPurposeOf(row),
      verified: Number(row.verified),
      refunded: Number(row.refunded),
    })),
  )
}

export interface CurrencyAndPurpose {
  currency: Currency
  purpose: Purpose
}

export const currencyAndPurposeOf = ({ currency, purpose }: Record<string, unknown>): CurrencyAndPurpose => ({
  currency: currency as Currency,
  purpose: purpose as Purpose,
})

const place = ({ currency, purpose }: CurrencyAndPurpose) =>
  CURRENCIES.indexOf(currency) * 10 + PURPOSES.indexOf(purpose)

/** By currency and purpose, as they stand in the closed tables. */
export const inOrder = <Total extends CurrencyAndPurpose>(totals: Total[]): Total[] =>
  totals.toSorted((one, other) => place(one) - place(other))
