/** What is held about a person who asks for it, or for its erasure. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Mail, Message, VolunteerRegistration } from '@/lib/cms/payload-types'
import { inOneTransaction } from '@/lib/database/one-transaction'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/database/sql'
import { transactionDatabase } from '@/lib/database/transactions'
import { phoneDigits, writtenAs } from '@/lib/forms/phone-digits'
import { eraseRecords } from '@/lib/housekeeping/erase'

/** By what a person is known here; one of the two is enough. */
export interface Person {
  email: string
  phone: string
}

export interface Held {
  messages: Message[]
  registrations: VolunteerRegistration[]
  mails: Mail[]
}

/** Mails go with their record: named here are those alone whose record was not found with them. */
export type HeldIds = Record<keyof Held, number[]>

/** All that visitors' forms stored under an address or a number: it may be several people's, who share a phone. */
export async function foundBy(req: PayloadRequest, person: Person): Promise<Held> {
  return load(req, await idsOf(plainDatabase(req.payload.db), person))
}

/** Of that what was chosen, with its mails; newest first. */
export async function heldAbout(req: PayloadRequest, person: Person, chosen: HeldIds): Promise<Held> {
  const db = plainDatabase(req.payload.db)
  const ids = among(await idsOf(db, person), chosen)
  return load(req, { ...ids, mails: [...ids.mails, ...(await mailsOf(db, ids))] })
}

/**
 * Erases what was chosen of all that was found, with its mails, or nothing of it. What is not the person's any more, or
 * never was, stays.
 * @returns how much that was; mails of records are not counted
 */
export function eraseAbout(req: PayloadRequest, person: Person, chosen: HeldIds): Promise<Record<keyof Held, number>> {
  return inOneTransaction(req, async () => {
    const db = await transactionDatabase(req)
    const ids = among(await idsOf(db, person), chosen)
    if (ids.mails.length > 0) await runSql(db, sql`DELETE FROM mails WHERE id IN ${ids.mails}`)
    await eraseRecords(req, 'messages', ids.messages)
    await eraseRecords(req, 'registrations', ids.registrations)
    return { messages: ids.messages.length, registrations: ids.registrations.length, mails: ids.mails.length }
  })
}

const KINDS = { messages: 'messages', registrations: 'volunteer-registrations', mails: 'mails' } as const

async function load(req: PayloadRequest, ids: HeldIds): Promise<Held> {
  const records = async <T>(kind: keyof Held) => {
    if (ids[kind].length === 0) return []
    const { docs } = await req.payload.find({
      collection: KINDS[kind],
      where: { id: { in: ids[kind] } },
      sort: '-id',
      pagination: false,
      depth: 0,
      user: req.user,
      overrideAccess: false,
    })
    return docs as T[]
  }
  return {
    messages: await records<Message>('messages'),
    registrations: await records<VolunteerRegistration>('registrations'),
    mails: await records<Mail>('mails'),
  }
}

function among(found: HeldIds, chosen: HeldIds): HeldIds {
  const both = (kind: keyof Held) => found[kind].filter((id) => chosen[kind].includes(id))
  return { messages: both('messages'), registrations: both('registrations'), mails: both('mails') }
}

const idsIn = async (db: SqlRunner, query: SQL) => (await runSql(db, query)).map(({ id }) => Number(id))

async function idsOf(db: SqlRunner, person: Person): Promise<HeldIds> {
  const messages = sql`SELECT id FROM messages WHERE ${isPerson(person, sql`mail_address`, sql`sender_phone`)}`
  const registrations = sql`SELECT id FROM volunteer_registrations WHERE ${isPerson(person, sql`email`, sql`phone`)}`
  const toThem = isPerson({ ...person, phone: '' }, sql`recipient`, sql`recipient`)
  return {
    messages: await idsIn(db, messages),
    registrations: await idsIn(db, registrations),
    mails: await idsIn(
      db,
      sql`SELECT id FROM mails WHERE ${toThem} AND (message_id IS NULL OR message_id NOT IN (${messages}))
        AND (registration_id IS NULL OR registration_id NOT IN (${registrations}))`,
    ),
  }
}

async function mailsOf(db: SqlRunner, { messages, registrations }: HeldIds): Promise<number[]> {
  // A list of nothing is no SQL.
  const [ofMessages, ofRegistrations] = [
    [0, ...messages],
    [0, ...registrations],
  ]
  return idsIn(db, sql`SELECT id FROM mails WHERE message_id IN ${ofMessages} OR registration_id IN ${ofRegistrations}`)
}

/** Nobody is known by nothing. */
function isPerson({ email, phone }: Person, emailColumn: SQL, phoneColumn: SQL): SQL {
  const numbers = writtenAs(phone)
  const conditions = [
    // SQLite's lower() knows A to Z alone.
    ...(email ? [sql`lower(${emailColumn}) IN ${[email, email.toLowerCase()]}`] : []),
    ...(numbers.length > 0 ? [sql`${phoneDigits(phoneColumn)} IN ${numbers}`] : []),
  ]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` OR `)})` : sql`1 = 0`
}
