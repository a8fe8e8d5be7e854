/** Which registrations a filter means, in SQL of both databases. */
import { type SQL, sql } from 'drizzle-orm'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { phoneDigits } from '@/lib/intake/phone-digits'
import { allOf, anyOf, containsText, everyWordIn, phoneNumberSpellings } from '@/lib/platform/database/search-sql'

const SEARCHED = ['name', 'email', 'address', 'occupation', 'phone'] as const

/** The digits of a registration's phone. */
export const PHONE_DIGITS: SQL = phoneDigits(sql`phone`)

/** The condition of a filter. @param apart leaves one of its parts out, to count what it would show */
export function conditionOf(filter: VolunteerFilter, apart?: 'status'): SQL {
  const { status, suspected, project, event, q } = filter
  return allOf([
    // A column without a value is no suspicion.
    suspected ? sql`suspected = true` : sql`coalesce(suspected, false) = false`,
    ...(status && apart !== 'status' ? [sql`status = ${status}`] : []),
    ...(project ? [ofProject(project)] : []),
    ...(event ? [sql`event_id = ${event}`] : []),
    ...(q ? [searched(q)] : []),
  ])
}

/** A project has a record for each place that shows it: all records of its title are meant (assignments.ts). */
function ofProject(id: number): SQL {
  return sql`(project_id = ${id} OR project_id IN (
    SELECT same._parent_id FROM projects_locales AS same
    JOIN projects_locales AS asked ON asked.title = same.title AND asked._locale = same._locale
    WHERE asked._parent_id = ${id} AND asked._locale = 'en'))`
}

/** Every word stands somewhere, or all of it is a phone number. */
function searched(q: string): SQL {
  return anyOf([
    everyWordIn(SEARCHED, q),
    ...phoneNumberSpellings(q).map((number) => containsText(PHONE_DIGITS, number)),
  ])
}
