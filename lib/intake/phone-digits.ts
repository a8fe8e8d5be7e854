/** Phone numbers as people wrote them into records, compared by their digits in SQL of both databases. */
import { type SQL, sql } from 'drizzle-orm'
import { dialable } from './schema/phone'

/** What people put between the digits of a phone number. */
const BETWEEN = [' ', '\u00a0', '-', '–', '(', ')', '+', '.', '/'] as const
const BANGLA_DIGITS = [...'০১২৩৪৫৬৭৮৯']

/** The digits of a column, in ASCII and without anything between them. */
export function phoneDigits(column: SQL): SQL {
  const ascii = BANGLA_DIGITS.reduce((rest, digit, value) => sql`replace(${rest}, ${digit}, ${String(value)})`, column)
  return BETWEEN.reduce((rest, sign) => sql`replace(${rest}, ${sign}, '')`, ascii)
}

/**
 * The digits by which a number may stand in a record: with its country's code, or as it is dialled in Bangladesh.
 * @returns nothing where the text is no number that can be dialled
 */
export function writtenAs(phone: string | null | undefined): string[] {
  const digits = dialable(phone ?? '')?.slice(1)
  if (!digits) return []
  const national = digits.startsWith('880') ? [digits.slice(3), `0${digits.slice(3)}`] : []
  return [digits, `00${digits}`, ...national]
}
