/** What is held about a person who asks for it, or for its erasure. */
import type { CollectionSlug, PayloadRequest } from 'payload'
import { recordActions } from '@/lib/access/audit/record'
import type { Parts, Person, StoredRecord } from '@/lib/access/personal-data'
import { plainDatabase } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { type HeldIds, idsOf, withBelonging } from './find'
import { byKind, HELD_KINDS, type HeldKind, PERSONAL_DATA } from './kinds'

export type Held = Record<HeldKind, StoredRecord[]>

/** With the parts of the records, by their names. */
export type HeldWhole = Held & Parts

/** All that is stored under an address or a number: it may be several people's, who share a phone. */
export async function foundBy(req: PayloadRequest, person: Person): Promise<Held> {
  return load(req, await idsOf(plainDatabase(req.payload.db), person, req.user))
}

/** Of that what was chosen, with all that belongs to it; newest first. */
export async function heldAbout(req: PayloadRequest, person: Person, chosen: HeldIds): Promise<HeldWhole> {
  const db = plainDatabase(req.payload.db)
  const ids = among(await idsOf(db, person, req.user), chosen)
  const held = await load(req, await withBelonging(db, ids))
  const parts: Parts = {}
  for (const kind of HELD_KINDS) {
    for (const [name, { collection, field }] of Object.entries(PERSONAL_DATA[kind].parts ?? {})) {
      parts[name] = await find(req, collection, field, ids[kind])
    }
  }
  return { ...held, ...parts }
}

/**
 * Erases what was chosen of all that was found, with what belongs to it, or nothing of it. What is not the person's any
 * more, or never was, stays; and so do the sums of the books.
 * @returns how much that was; mails of records are not counted
 */
export function eraseAbout(req: PayloadRequest, person: Person, chosen: HeldIds): Promise<Record<HeldKind, number>> {
  return withTransaction(req, async () => {
    const ids = among(await idsOf(await transactionDatabase(req), person, req.user), chosen)
    for (const kind of HELD_KINDS) {
      const { collection, erase } = PERSONAL_DATA[kind]
      await erase(req, ids[kind])
      await recordActions(req, { act: 'erase', subject: collection }, ids[kind])
    }
    return byKind((kind) => ids[kind].length)
  })
}

const among = (found: HeldIds, chosen: HeldIds): HeldIds =>
  byKind((kind) => found[kind].filter((id) => chosen[kind].includes(id)))

async function load(req: PayloadRequest, ids: HeldIds): Promise<Held> {
  const held = byKind((): StoredRecord[] => [])
  for (const kind of HELD_KINDS) held[kind] = await find(req, PERSONAL_DATA[kind].collection, 'id', ids[kind])
  return held
}

/** The records whose field is one of the ids. Read with the rights of the person who asks. */
async function find(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  ids: number[],
): Promise<StoredRecord[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    where: { [field]: { in: ids } },
    sort: '-id',
    pagination: false,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  return docs as StoredRecord[]
}
