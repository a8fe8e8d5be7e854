/** The list of receipts, with search, for staff. The caller has checked access. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { spokenLocale } from '@/lib/platform/calls/say'
import { allOf, anyOf, containsText, everyWordIn } from '@/lib/platform/database/search-sql'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { type Locale, parseId } from '@/lib/shared/addresses/localized'
import { asciiDigits } from '@/lib/shared/format/digits'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { type ListQuery, queryOf, queryParam, searchTerm } from '@/lib/shared/lists/list-query'
import { pageOf } from '@/lib/shared/lists/paginate'
import type { Currency } from '@/lib/shared/money/currency'
import { donorName } from '../shared/donor-name'

export const PAGE_SIZE = 25

export const RECEIPT_STATES = ['issued', 'cancelled'] as const

type ReceiptState = (typeof RECEIPT_STATES)[number]

export interface ReceiptFilter {
  /** A number or a name, as typed. */
  q: string
  /** In which the financial year began; '' for all. */
  year: number | ''
  state: ReceiptState | ''
}

export interface ReceiptLine {
  id: number
  number: string
  state: ReceiptState
  /** As lists name donors. */
  donor: string
  /** Minor units. */
  amount: number
  currency: Currency
  issuedAt: string
}

export interface FoundReceipts {
  lines: ReceiptLine[]
  total: number
  page: number
  pages: number
}

/** Reads a filter from an address's parameters; what makes no sense is left out. */
export function readReceiptFilter(asked: ListQuery): ReceiptFilter {
  const state = queryParam(asked, 'state')
  const year = parseId(queryParam(asked, 'year'))
  return {
    q: searchTerm(asked),
    year: year && year < 10_000 ? year : '',
    state: state === 'issued' || state === 'cancelled' ? state : '',
  }
}

/** The parameters that the reader reads back. */
export function receiptQuery({ q, year, state }: Partial<ReceiptFilter>, page = 1): string {
  return queryOf(Object.entries({ q, year, state, at: page > 1 ? page : '' }))
}

/** A page of the list, the latest number first; the last page where there are fewer. @param locale for donors without a name */
export async function findReceipts(
  payload: Payload,
  filter: ReceiptFilter,
  page: number,
  locale: Locale = spokenLocale(),
): Promise<FoundReceipts> {
  const db = plainDatabase(payload.db)
  const where = conditionOf(filter)
  const [counted] = await runSql(db, sql`SELECT count(*) AS n FROM receipts AS r WHERE ${where}`)
  const total = Number(counted?.n)
  const { page: shown, pages, limit, offset } = pageOf(total, PAGE_SIZE, page)
  const rows = await runSql(
    db,
    sql`SELECT r.*, p.anonymous, p.erased_at FROM receipts AS r JOIN pledges AS p ON p.id = r.pledge_id
      WHERE ${where} ORDER BY r.year DESC, r.serial DESC LIMIT ${limit} OFFSET ${offset}`,
  )
  return { lines: rows.map((row) => toLine(row, wordsOf('pledges', locale))), total, page: shown, pages }
}

/** Years that have receipts, the latest first. */
export async function yearsOfReceipts(payload: Payload): Promise<number[]> {
  const rows = await runSql(plainDatabase(payload.db), sql`SELECT DISTINCT year FROM receipts ORDER BY year DESC`)
  return rows.map(({ year }) => Number(year))
}

function toLine(row: Record<string, unknown>, words: Words<'pledges'>): ReceiptLine {
  return {
    id: Number(row.id),
    number: String(row.number),
    state: row.state as ReceiptLine['state'],
    donor: donorName(
      {
        firstName: String(row.donor_name ?? ''),
        anonymous: Boolean(row.anonymous),
        erasedAt: row.erased_at ? String(row.erased_at) : null,
      },
      words,
    ),
    amount: Number(row.amount),
    currency: row.currency as Currency,
    issuedAt: new Date(String(row.issued_at)).toISOString(),
  }
}

function conditionOf({ q, year, state }: ReceiptFilter): SQL {
  return allOf([
    sql`true`,
    ...(year ? [sql`r.year = ${year}`] : []),
    ...(state ? [sql`r.state = ${state}`] : []),
    ...(q ? [searched(q)] : []),
  ])
}

/** Every word stands in the name; or it is a number, whole, with its noughts or without, or a part of one: in any digits. */
function searched(q: string): SQL {
  const number = asciiDigits(q.normalize('NFKC')).replace(/\s/g, '')
  const [, year, serial] = /^(?:(\d{4})-\d\d\/)?(\d{1,9})$/.exec(number) ?? []
  const ofYear = year ? [sql`r.year = ${Number(year)}`] : []
  return anyOf([
    everyWordIn(['r.donor_name'], q),
    // A bare number stands in every number of some year.
    serial ? allOf([sql`r.serial = ${Number(serial)}`, ...ofYear]) : containsText(sql`r.number`, number),
  ])
}
