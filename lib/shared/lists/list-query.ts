/** Query parameters of lists: search, filters and page, read and written. Client-safe. */
import { parseId } from '@/lib/shared/addresses/localized'

/** Parameters as Next and Payload hand them over. */
export type ListQuery = Record<string, string | string[] | undefined>

/** Longest search. */
const LONGEST = 100

/** A parameter, the first where it is named twice; '' where it lacks. */
export const queryParam = (asked: ListQuery, name: string): string => [asked[name]].flat()[0] ?? ''

/** The words to be found (`q`). */
export const searchTerm = (asked: ListQuery): string => queryParam(asked, 'q').trim().slice(0, LONGEST)

/** A day; '' for what is none, such as 2026-02-31. */
export function queryDay(asked: ListQuery, name: string): string {
  const typed = queryParam(asked, name)
  return isDay(typed) ? typed : ''
}

/** Whether there is such a day, `2026-02-28`. */
export function isDay(typed: string): boolean {
  const at = /^[12]\d{3}-\d\d-\d\d$/.test(typed) ? Date.parse(typed) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed)
}

/** More pages no list has; a larger number could not be counted with. */
const LAST_PAGE = 100_000

/**
 * Which page, from 1; 1 for anything invalid.
 * @param name 'page', or 'at' in a collection's own list: there Payload reads `page` and `limit` itself
 */
export const queryPage = (asked: ListQuery, name: 'page' | 'at' = 'at'): number =>
  Math.min(parseId(queryParam(asked, name)) ?? 1, LAST_PAGE)

/**
 * The parameters with their question mark; '' where nothing is asked for.
 * @param entries those without a value are left out
 */
export function queryOf(entries: Iterable<readonly [string, string | number | null | undefined]>): string {
  const query = new URLSearchParams()
  for (const [name, value] of entries) if (value) query.set(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}
