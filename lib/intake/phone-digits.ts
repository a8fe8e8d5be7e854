/** Searching records by phone number: stored numbers, as people wrote them, are compared by their digits in SQL. */
import { type SQL, sql } from 'drizzle-orm'
import { dialable } from './schema/phone'

/** Separators between the digits of a phone number. */
const SEPARATORS = [' ', '\u00a0', '-', '–', '(', ')', '+', '.', '/'] as const
const BANGLA_DIGITS = [...'০১২৩৪৫৬৭৮৯']

/** SQL for the digits of a column, in ASCII and without separators. */
export function phoneDigits(column: SQL): SQL {
  const ascii = BANGLA_DIGITS.reduce((rest, digit, value) => sql`replace(${rest}, ${digit}, ${String(value)})`, column)
  return SEPARATORS.reduce((rest, sign) => sql`replace(${rest}, ${sign}, '')`, ascii)
}

/**
 * Digits by which a number may be stored: with its country's code, or as it is dialled in Bangladesh.
 * @returns an empty list where the text is no number that can be dialled
 */
export function phoneSpellings(phone: string | null | undefined): string[] {
  const digits = dialable(phone ?? '')?.slice(1)
  if (!digits) return []
  const national = digits.startsWith('880') ? [digits.slice(3), `0${digits.slice(3)}`] : []
  return [digits, `00${digits}`, ...national]
}
