/** WHERE conditions of the filters of pledges and of ledger entries, for both databases. */
import { type SQL, sql } from 'drizzle-orm'
import type { Days, FundFilter, LedgerFilter, PledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { phoneDigits } from '@/lib/intake/phone-digits'
import { allOf, anyOf, containsText, everyWordIn, phoneNumberSpellings } from '@/lib/platform/database/search-sql'
import { DHAKA_MS, dhakaMidnight } from '@/lib/shared/format/dhaka-day'
import { cleanTrxId } from '@/lib/shared/money/transaction-id'
import { readReference } from './reference'

const WORDS_IN = ['first_name', 'last_name', 'email', 'reference'] as const
const NUMBERS_IN = ['phone', 'sender_number'] as const

/** Shorter ones stand in too many ids. */
const SHORTEST_TRX_ID = 4

const DAY_MS = 86_400_000

/** The condition of a filter of pledges. @param apart leaves the state out, to count what it would show */
export function pledgesWhere(filter: PledgeFilter, apart?: 'state'): SQL {
  const { state, suspected } = filter
  return allOf([
    // A column without a value is no suspicion.
    suspected ? sql`suspected = true` : sql`coalesce(suspected, false) = false`,
    ...(state && apart !== 'state' ? [sql`state = ${state}`] : []),
    pledgesOfAnyState(filter),
  ])
}

/** The condition of a filter of pledges without their state, suspected or not. */
export function pledgesOfAnyState(filter: PledgeFilter): SQL {
  const { source, days, q } = filter
  const within =
    days === 'money'
      ? [sql`transaction_id IN (SELECT id FROM transactions WHERE ${allOf(between(sql`received_at`, filter))})`]
      : between(sql`created_at`, filter)
  return allOf([
    sql`true`,
    ...(source ? [sql`source = ${source}`] : []),
    ...ofFund(filter),
    ...(filter.from || filter.to ? within : []),
    ...(q ? [searched(q)] : []),
  ])
}

/** The condition of a filter of ledger entries; its days are those of the money. */
export function entriesWhere(filter: LedgerFilter): SQL {
  return allOf([
    sql`true`,
    ...(filter.kind ? [sql`kind = ${filter.kind}`] : []),
    ...ofFund(filter),
    ...between(sql`money_at`, filter),
  ])
}

function ofFund({ campaign, purpose, currency, method }: FundFilter): SQL[] {
  return [
    ...(campaign === 'general' ? [sql`campaign_id IS NULL`] : campaign ? [sql`campaign_id = ${campaign}`] : []),
    ...(purpose ? [sql`purpose = ${purpose}`] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(method ? [sql`method = ${method}`] : []),
  ]
}

/** From the first moment of one day in Dhaka to the last of another. */
function between(column: SQL, { from, to }: Days): SQL[] {
  const start = (day: string, later = 0) => new Date(dhakaMidnight(day) + later).toISOString()
  return [...(from ? [sql`${column} >= ${start(from)}`] : []), ...(to ? [sql`${column} < ${start(to, DAY_MS)}`] : [])]
}

/** The month of a moment in Dhaka, `2026-11`. */
export const monthOf = (column: SQL, database: string): SQL =>
  database === 'postgres'
    ? sql`to_char(${column} AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM')`
    : sql`strftime('%Y-%m', ${column}, ${`+${DHAKA_MS / 1000} seconds`})`

/** Every word stands somewhere, or all of it is a phone number, a reference in any writing, or a part of a TrxID. */
export function searched(q: string): SQL {
  const reference = readReference(q)
  const trxId = cleanTrxId(q)
  const numbers = phoneNumberSpellings(q).flatMap((number) =>
    NUMBERS_IN.map((field) => containsText(phoneDigits(sql.raw(field)), number)),
  )
  return anyOf([
    everyWordIn(WORDS_IN, q),
    ...numbers,
    ...(reference ? [sql`reference = ${reference}`] : []),
    ...(trxId.length >= SHORTEST_TRX_ID ? withTrxId(trxId) : []),
  ])
}

/** The id that the donor gave, or that of the money. */
const withTrxId = (trxId: string): SQL[] => [
  containsText(sql`lower(trx_id)`, trxId),
  // By its key for each gift that nothing else finds: gifts are looked through some at a time.
  sql`EXISTS (SELECT 1 FROM transactions money
    WHERE money.id = pledges.transaction_id AND ${containsText(sql`lower(money.trx_id)`, trxId)})`,
]
