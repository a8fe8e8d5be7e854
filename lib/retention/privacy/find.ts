/** Ids of what is held about a person, as SQL of both databases. */
import { type SQL, sql } from 'drizzle-orm'
import type { TypedUser } from 'payload'
import { phoneDigits, writtenAs } from '@/lib/intake/phone-digits'
import { isOfKinds, mailKindsOf } from '@/lib/outbox/areas'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { answersForDonors, answersForVisitors, type HeldKind } from './kinds'

/** By what a person is known here; one of the two is enough. */
export interface Person {
  email: string
  phone: string
}

/**
 * Records of each kind. Mails go with their record, and transactions with the gift that they verified: named here are
 * those alone whose record was not found with them.
 */
export type HeldIds = Record<HeldKind, number[]>

const NONE = sql`1 = 0`

/** @param user who asks: what is not theirs to answer for is not found */
export async function idsOf(db: SqlRunner, person: Person, user: TypedUser | null | undefined): Promise<HeldIds> {
  const ofVisitors = answersForVisitors(user) ? sql`1 = 1` : NONE
  const ofDonors = answersForDonors(user) ? sql`1 = 1` : NONE
  const byEmail = { ...person, phone: '' }
  const byPhone = { ...person, email: '' }
  const messages = sql`SELECT id FROM messages
    WHERE ${ofVisitors} AND ${isPerson(person, sql`mail_address`, sql`sender_phone`)}`
  const registrations = sql`SELECT id FROM volunteer_registrations
    WHERE ${ofVisitors} AND ${isPerson(person, sql`email`, sql`phone`)}`
  const sentFrom = isPerson(byPhone, sql`email`, sql`sender_number`)
  const theirs = sql`${ofDonors} AND (${isPerson(person, sql`email`, sql`phone`)} OR ${sentFrom})`
  const pledges = sql`SELECT id FROM pledges WHERE ${theirs}`
  const [verified, reported] = ['transaction_id', 'trx_id'].map(
    (column) => sql`SELECT ${sql.raw(column)} FROM pledges WHERE ${theirs} AND ${sql.raw(column)} IS NOT NULL`,
  )
  const toThem = isPerson(byEmail, sql`recipient`, sql`recipient`)
  const without = (column: string, found: SQL) =>
    sql`(${sql.raw(column)} IS NULL OR ${sql.raw(column)} NOT IN (${found}))`
  return {
    messages: await idsIn(db, messages),
    registrations: await idsIn(db, registrations),
    pledges: await idsIn(db, pledges),
    transactions: await idsIn(
      db,
      // What was erased has nobody in it to be found by.
      sql`SELECT id FROM transactions WHERE ${ofDonors} AND id NOT IN (${verified})
        AND (${isPerson(byPhone, sql`sender`, sql`sender`)}
          OR (trx_id IN (${reported}) AND (sender IS NOT NULL OR details IS NOT NULL)))`,
    ),
    mails: await idsIn(
      db,
      sql`SELECT id FROM mails WHERE ${isOfKinds(mailKindsOf(user, 'read'))} AND ${toThem}
        AND ${without('message_id', messages)} AND ${without('registration_id', registrations)}
        AND ${without('pledge_id', pledges)}`,
    ),
  }
}

/** Ids of the mails of records. */
export async function mailsOf(db: SqlRunner, ids: HeldIds): Promise<number[]> {
  const ofOnes = (['message', 'registration', 'pledge'] as const).map((record) => {
    const chosen = ids[`${record}s`]
    return chosen.length > 0 ? sql`${sql.raw(`${record}_id`)} IN ${chosen}` : NONE
  })
  return idsIn(db, sql`SELECT id FROM mails WHERE ${sql.join(ofOnes, sql` OR `)}`)
}

/** Ids of the transactions that gifts were verified with. */
export async function transactionsOf(db: SqlRunner, pledges: number[]): Promise<number[]> {
  if (pledges.length === 0) return []
  return idsIn(db, sql`SELECT transaction_id AS id FROM pledges WHERE id IN ${pledges} AND transaction_id IS NOT NULL`)
}

const idsIn = async (db: SqlRunner, query: SQL) => (await runSql(db, query)).map(({ id }) => Number(id))

/** The condition that a row is of a person: nobody is known by nothing. */
export function isPerson({ email, phone }: Person, emailColumn: SQL, phoneColumn: SQL): SQL {
  const numbers = writtenAs(phone)
  const conditions = [
    // SQLite's lower() knows A to Z alone.
    ...(email ? [sql`lower(${emailColumn}) IN ${[email, email.toLowerCase()]}`] : []),
    ...(numbers.length > 0 ? [sql`${phoneDigits(phoneColumn)} IN ${numbers}`] : []),
  ]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` OR `)})` : NONE
}
