/** What staff type to find a record, in SQL of both databases. */
import { type SQL, sql } from 'drizzle-orm'
import { asciiDigits } from '@/lib/shared/format/digits'

/** More words than these only narrow a search that has found its records. */
const MOST_WORDS = 6
const FEWEST_DIGITS = 3

export const allOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` AND `)})`
export const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` OR `)})`

/** Whether a text stands in a column as it is, signs included; the column is in small letters. */
export function containsText(column: SQL, text: string): SQL {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`${column} LIKE ${pattern} ESCAPE '\\'`
}

/** Whether a column holds an e-mail address, in capitals or not. SQLite's lower() knows A to Z alone. */
export const sameEmail = (column: SQL, email: string): SQL => sql`lower(${column}) IN ${[email, email.toLowerCase()]}`

/** Whether every word stands in one of the columns. @param columns their names, of the code's own and never of a request */
export const everyWordIn = (columns: readonly string[], typed: string): SQL =>
  allOf(
    typed
      .trim()
      .split(/\s+/)
      .slice(0, MOST_WORDS)
      .map((word) => anyOf(columns.map((column) => containsText(sql`lower(${sql.raw(column)})`, word)))),
  )

/**
 * Ways in which a number that was typed may stand in a record: `01711` stands in `+880 1711-000000` without its zero.
 * @returns nothing where this is no part of a number
 */
export function phoneNumberSpellings(typed: string): string[] {
  const digits = asciiDigits(typed).replace(/[\s()+./–-]/g, '')
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS) return []
  const national = digits.replace(/^(00)?880/, '0')
  if (national !== digits && national.length > FEWEST_DIGITS) return [digits, national]
  return digits.startsWith('0') ? [digits, `880${digits.slice(1)}`] : [digits]
}
