import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '@/lib/access/personal-data'
import { anyOf, sameEmail } from '@/lib/platform/database/search-sql'
import { phoneDigits, phoneSpellings } from './phone-digits'

/** The condition that a row is of a person: nobody is known by nothing. */
export function matchesPerson({ email, phone }: Person, emailColumn: SQL, phoneColumn: SQL): SQL {
  const numbers = phoneSpellings(phone)
  const conditions = [
    ...(email ? [sameEmail(emailColumn, email)] : []),
    ...(numbers.length > 0 ? [sql`${phoneDigits(phoneColumn)} IN ${numbers}`] : []),
  ]
  return conditions.length > 0 ? anyOf(conditions) : sql`1 = 0`
}
