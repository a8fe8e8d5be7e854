/** The same person, registered more than once: nobody should be called twice by two coordinators. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Status } from '@/lib/community/shared/volunteer-status'
import { phoneSpellings } from '@/lib/intake/phone-digits'
import { dialable } from '@/lib/intake/schema/phone'
import { anyOf } from '@/lib/platform/database/search-sql'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { PHONE_DIGITS } from './search-sql'

type Person = Pick<VolunteerRegistration, 'id' | 'email' | 'phone'>

export interface OtherRegistration {
  id: number
  status: Status
  createdAt: string
}

/** Other registrations with the same e-mail address or the same dialable phone, by Id; newest first, spam left out. */
export async function sameAs(payload: Payload, people: Person[]): Promise<Map<number, OtherRegistration[]>> {
  const emails = people.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))
  const numbers = people.flatMap(({ phone }) => phoneSpellings(phone))
  const conditions = [
    ...(emails.length > 0 ? [sql`lower(email) IN ${emails}`] : []),
    ...(numbers.length > 0 ? [sql`${PHONE_DIGITS} IN ${numbers}`] : []),
  ]
  if (conditions.length === 0) return new Map()
  const query = sql`SELECT id, email, phone, status, created_at FROM volunteer_registrations
    WHERE coalesce(suspected, false) = false AND ${anyOf(conditions)} ORDER BY id DESC`
  const rows = (await runSql(plainDatabase(payload.db), query)) as unknown as Row[]
  return new Map(people.map((person) => [person.id, rows.filter((row) => isSame(row, person)).map(otherOf)]))
}

interface Row {
  id: number
  email: string | null
  phone: string | null
  status: Status
  created_at: string | Date
}

function isSame(row: Row, { id, email, phone }: Person): boolean {
  if (row.id === id) return false
  const number = dialable(phone ?? '')
  return (
    Boolean(email && row.email?.toLowerCase() === email.toLowerCase()) ||
    (number !== null && dialable(row.phone ?? '') === number)
  )
}

function otherOf({ id, status, created_at }: Row): OtherRegistration {
  return { id, status, createdAt: new Date(created_at).toISOString() }
}
