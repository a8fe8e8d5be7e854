/** Which registrations a filter means, in SQL of both databases: digits are compared without what stands between them. */
import { type SQL, sql } from 'drizzle-orm'
import { asciiDigits } from '@/lib/format/digits'
import { phoneDigits } from '@/lib/forms/phone-digits'
import type { VolunteerFilter } from './filter'

const SEARCHED = ['name', 'email', 'address', 'occupation', 'phone'] as const

/** More words than these only narrow a search that has found its people. */
const MOST_WORDS = 6
const FEWEST_DIGITS = 3

/** The digits of a registration's phone. */
export const PHONE_DIGITS: SQL = phoneDigits(sql`phone`)

/** The condition of a filter. @param apart leaves one of its parts out, to count what it would show */
export function conditionOf(filter: VolunteerFilter, apart?: 'status'): SQL {
  const { status, suspected, project, event, q } = filter
  return all([
    // A column without a value is no suspicion.
    suspected ? sql`suspected = true` : sql`coalesce(suspected, false) = false`,
    ...(status && apart !== 'status' ? [sql`status = ${status}`] : []),
    ...(project ? [ofProject(project)] : []),
    ...(event ? [sql`event_id = ${event}`] : []),
    ...(q ? [searched(q)] : []),
  ])
}

/** A project has a record for each place that shows it: all records of its title are meant (places.ts). */
function ofProject(id: number): SQL {
  return sql`(project_id = ${id} OR project_id IN (
    SELECT same._parent_id FROM projects_locales AS same
    JOIN projects_locales AS asked ON asked.title = same.title AND asked._locale = same._locale
    WHERE asked._parent_id = ${id} AND asked._locale = 'en'))`
}

/** Every word stands somewhere, or all of it is a phone number. */
function searched(q: string): SQL {
  const words = q.split(/\s+/).slice(0, MOST_WORDS)
  const inWords = all(words.map((word) => any(SEARCHED.map((field) => contains(sql`lower(${sql.raw(field)})`, word)))))
  const numbers = phoneNumbers(q)
  return any([inWords, ...numbers.map((number) => contains(PHONE_DIGITS, number))])
}

/**
 * Ways in which a number that was typed may stand in a record: `01711` stands in `+880 1711-000000` without its zero.
 * @returns nothing where this is no part of a number
 */
export function phoneNumbers(typed: string): string[] {
  const digits = asciiDigits(typed).replace(/[\s()+./–-]/g, '')
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS) return []
  const national = digits.replace(/^(00)?880/, '0')
  if (national !== digits && national.length > FEWEST_DIGITS) return [digits, national]
  return digits.startsWith('0') ? [digits, `880${digits.slice(1)}`] : [digits]
}

/** Whether a text stands in a column as it is, signs included; the column is in small letters. */
export function contains(column: SQL, text: string): SQL {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`${column} LIKE ${pattern} ESCAPE '\\'`
}

export const all = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` AND `)})`
export const any = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` OR `)})`
