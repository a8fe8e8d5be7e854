import { pageOf } from '@/lib/shared/lists/paginate'

/** Page size of the reconciliation's lists. */
export const PAGE_SIZE = 25

export interface Paged<Row> {
  rows: Row[]
  page: number
  pages: number
}

/** A page of a list; the last one where there are fewer. */
export function pageOfRows<Row>(all: Row[], asked: number): Paged<Row> {
  const { page, pages, limit, offset } = pageOf(all.length, PAGE_SIZE, asked)
  return { rows: all.slice(offset, offset + limit), page, pages }
}

/** How many rows there are for each reason, in the order in which the reasons come up. */
export function countReasons<Reason extends string>(all: { reason: Reason }[]): Map<Reason, number> {
  const counts = new Map<Reason, number>()
  for (const { reason } of all) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return counts
}

/** What a row is known by. */
export type KeyOf<Row> = (row: Row) => number

/**
 * The rows as the person had them, with what the site says of them now: rows that were worked on stay in their places
 * though they wait no more, and new ones come after them.
 */
export function keepRows<Row>(before: Row[], now: Row[], worked: ReadonlySet<number>, keyOf: KeyOf<Row>): Row[] {
  const fresh = new Map(now.map((row) => [keyOf(row), row]))
  const stay = before.flatMap((row) => fresh.get(keyOf(row)) ?? (worked.has(keyOf(row)) ? [row] : []))
  const kept = new Set(stay.map(keyOf))
  return [...stay, ...now.filter((row) => !kept.has(keyOf(row)))]
}
