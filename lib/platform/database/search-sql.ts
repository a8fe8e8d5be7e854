/** SQL conditions for the search fields of staff's lists, for both databases. */
import { type SQL, sql } from 'drizzle-orm'
import { asciiDigits } from '@/lib/shared/format/digits'

/** Further words are ignored: they only narrow a search that has found its records. */
const MOST_WORDS = 6
const FEWEST_DIGITS = 3

export const allOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` AND `)})`
export const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` OR `)})`

/** Whether a lower-case column contains a text, LIKE's wildcards taken literally. */
export function containsText(column: SQL, text: string): SQL {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`${column} LIKE ${pattern} ESCAPE '\\'`
}

/** Whether a column holds an e-mail address, in capitals or not. SQLite's lower() knows A to Z alone. */
export const sameEmail = (column: SQL, email: string): SQL => sql`lower(${column}) IN ${[email, email.toLowerCase()]}`

/** Whether every word that was typed meets a condition. */
export const everyWord = (typed: string, condition: (word: string) => SQL): SQL =>
  allOf(typed.trim().split(/\s+/).slice(0, MOST_WORDS).map(condition))

/** Whether a word is in one of the columns. @param columns trusted names, inserted as raw SQL: never of a request */
export const wordIn = (columns: readonly string[], word: string): SQL =>
  anyOf(columns.map((column) => containsText(sql`lower(${sql.raw(column)})`, word)))

/** Whether every word is in one of the columns. @param columns as of wordIn */
export const everyWordIn = (columns: readonly string[], typed: string): SQL =>
  everyWord(typed, (word) => wordIn(columns, word))

/**
 * The digits by which a typed phone number may be stored: `01711` is in `+880 1711-000000` without its zero.
 * @returns nothing where the text is no part of a number
 */
export function phoneNumberSpellings(typed: string): string[] {
  const digits = asciiDigits(typed).replace(/[\s()+./–-]/g, '')
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS) return []
  const national = digits.replace(/^(00)?880/, '0')
  if (national !== digits && national.length > FEWEST_DIGITS) return [digits, national]
  return digits.startsWith('0') ? [digits, `880${digits.slice(1)}`] : [digits]
}
