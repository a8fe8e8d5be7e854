/** What is held about a person who asks for it, or for its erasure. */
import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { recordEach } from '@/lib/access/audit/record'
import { emptyTransactions, eraseGifts } from '@/lib/giving/pledges/erase-donors'
import { inOneTransaction } from '@/lib/platform/database/one-transaction'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import type {
  Mail,
  Message,
  Pledge,
  PledgeMove,
  Receipt,
  Transaction,
  VolunteerRegistration,
} from '@/lib/platform/payload/payload-types'
import { eraseRecords } from '@/lib/retention/erase'
import { type HeldIds, idsOf, mailsOf, type Person, transactionsOf } from './find'
import { HELD_KINDS, type HeldKind } from './kinds'

export interface Held {
  messages: Message[]
  registrations: VolunteerRegistration[]
  pledges: Pledge[]
  transactions: Transaction[]
  mails: Mail[]
}

export interface HeldWhole extends Held {
  /** Of the gifts. */
  moves: PledgeMove[]
  receipts: Receipt[]
}

/** All that is stored under an address or a number: it may be several people's, who share a phone. */
export async function foundBy(req: PayloadRequest, person: Person): Promise<Held> {
  return load(req, await idsOf(plainDatabase(req.payload.db), person, req.user))
}

/** Of that what was chosen, with all that belongs to it; newest first. */
export async function heldAbout(req: PayloadRequest, person: Person, chosen: HeldIds): Promise<HeldWhole> {
  const db = plainDatabase(req.payload.db)
  const ids = among(await idsOf(db, person, req.user), chosen)
  const ofGifts = { field: 'pledge', ids: ids.pledges }
  return {
    ...(await load(req, {
      ...ids,
      transactions: [...ids.transactions, ...(await transactionsOf(db, ids.pledges))],
      mails: [...ids.mails, ...(await mailsOf(db, ids))],
    })),
    moves: await find<PledgeMove>(req, 'pledge-moves', ofGifts),
    receipts: await find<Receipt>(req, 'receipts', ofGifts),
  }
}

/**
 * Erases what was chosen of all that was found, with what belongs to it, or nothing of it. What is not the person's any
 * more, or never was, stays; and so do the sums of the books.
 * @returns how much that was; mails of records are not counted
 */
export function eraseAbout(req: PayloadRequest, person: Person, chosen: HeldIds): Promise<Record<HeldKind, number>> {
  return inOneTransaction(req, async () => {
    const db = await transactionDatabase(req)
    const ids = among(await idsOf(db, person, req.user), chosen)
    if (ids.mails.length > 0) await runSql(db, sql`DELETE FROM mails WHERE id IN ${ids.mails}`)
    await eraseRecords(req, 'messages', ids.messages)
    await eraseRecords(req, 'registrations', ids.registrations)
    await eraseGifts(req, ids.pledges)
    await emptyTransactions(req, ids.transactions)
    for (const [kind, subject] of Object.entries(HELD_KINDS) as [HeldKind, CollectionSlug][]) {
      await recordEach(req, { act: 'erase', subject }, ids[kind])
    }
    return byKind((kind) => ids[kind].length)
  })
}

const byKind = <T>(of: (kind: HeldKind) => T) =>
  Object.fromEntries((Object.keys(HELD_KINDS) as HeldKind[]).map((kind) => [kind, of(kind)])) as Record<HeldKind, T>

const among = (found: HeldIds, chosen: HeldIds): HeldIds =>
  byKind((kind) => found[kind].filter((id) => chosen[kind].includes(id)))

async function load(req: PayloadRequest, ids: HeldIds): Promise<Held> {
  const records = <T>(kind: HeldKind) => find<T>(req, HELD_KINDS[kind], { field: 'id', ids: ids[kind] })
  return {
    messages: await records<Message>('messages'),
    registrations: await records<VolunteerRegistration>('registrations'),
    pledges: await records<Pledge>('pledges'),
    transactions: await records<Transaction>('transactions'),
    mails: await records<Mail>('mails'),
  }
}

/** Read with the rights of the person who asks. */
async function find<T>(req: PayloadRequest, collection: CollectionSlug, by: { field: string; ids: number[] }) {
  if (by.ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    where: { [by.field]: { in: by.ids } },
    sort: '-id',
    pagination: false,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  return docs as T[]
}
