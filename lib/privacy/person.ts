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

type HeldIds = Record<keyof Held, number[]>

/** Everything that visitors' forms stored about a person, and the mails that tell of it; newest first. */
export async function heldAbout(req: PayloadRequest, person: Person): Promise<Held> {
  const ids = await idsOf(plainDatabase(req.payload.db), person)
  const records = <T>(collection: 'messages' | 'volunteer-registrations' | 'mails', list: number[]) =>
    list.length === 0
      ? []
      : req.payload
          .find({
            collection,
            where: { id: { in: list } },
            sort: '-id',
            pagination: false,
            depth: 0,
            user: req.user,
            overrideAccess: false,
          })
          .then(({ docs }) => docs as T[])
  return {
    messages: await records<Message>('messages', ids.messages),
    registrations: await records<VolunteerRegistration>('volunteer-registrations', ids.registrations),
    mails: await records<Mail>('mails', ids.mails),
  }
}

/** A statement takes a list of some thousands at the most. */
const AT_ONCE = 500

/** Erases all that is held about a person, or nothing of it. @returns how much that was */
export function eraseAbout(req: PayloadRequest, person: Person): Promise<Record<keyof Held, number>> {
  return inOneTransaction(req, async () => {
    const db = await transactionDatabase(req)
    const ids = await idsOf(db, person)
    for (const part of parts(ids.mails)) await runSql(db, sql`DELETE FROM mails WHERE id IN ${part}`)
    for (const part of parts(ids.messages)) await eraseRecords(req, 'messages', part)
    for (const part of parts(ids.registrations)) await eraseRecords(req, 'registrations', part)
    return { messages: ids.messages.length, registrations: ids.registrations.length, mails: ids.mails.length }
  })
}

function parts(ids: number[]): number[][] {
  const count = Math.ceil(ids.length / AT_ONCE)
  return Array.from({ length: count }, (_, part) => ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
}

async function idsOf(db: SqlRunner, person: Person): Promise<HeldIds> {
  const read = async (query: SQL) => (await runSql(db, query)).map(({ id }) => Number(id))
  const messages = isPerson(person, sql`mail_address`, sql`sender_phone`)
  const registrations = isPerson(person, sql`email`, sql`phone`)
  return {
    messages: await read(sql`SELECT id FROM messages WHERE ${messages}`),
    registrations: await read(sql`SELECT id FROM volunteer_registrations WHERE ${registrations}`),
    mails: await read(
      sql`SELECT id FROM mails WHERE ${isPerson({ ...person, phone: '' }, sql`recipient`, sql`recipient`)}
        OR message_id IN (SELECT id FROM messages WHERE ${messages})
        OR registration_id IN (SELECT id FROM volunteer_registrations WHERE ${registrations})`,
    ),
  }
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
