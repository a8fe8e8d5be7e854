/** What is in the bin, for the screen that shows it; and what becomes of it in the end. */
import { type CollectionSlug, createLocalReq, type Payload, type TypedUser } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { COLLECTIONS } from '@/lib/access/rights/matrix'
import type { Area } from '@/lib/access/rights/roles'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { BIN } from './bin/bin-entries'
import { type BinEntry, removeEntry } from './bin/bring-back'
import { BINNED_COLLECTIONS } from './keep-in-bin'

const DAY_MS = 24 * 3_600_000
/** For so long everything is kept. */
export const KEPT_DAYS = 30
const ENTRIES_PER_PAGE = 50

/** Whether somebody may see and bring back what was deleted of a kind: whoever may delete it. */
export const mayBringBack = (user: TypedUser | null, kind: CollectionSlug): boolean =>
  isAllowed(user, COLLECTIONS[kind].area as Area, 'delete')

/** Kinds of which somebody may bring records back. */
export const kindsInBin = (user: TypedUser | null): CollectionSlug[] =>
  BINNED_COLLECTIONS.filter((kind) => mayBringBack(user, kind))

export type ListedEntry = Omit<BinEntry, 'content' | 'files'>

/** The entries of these kinds, the last deleted first. @param page from 1 */
export async function listBin(payload: Payload, kinds: readonly CollectionSlug[], page: number) {
  const { docs, totalDocs, totalPages } = await payload.find({
    collection: BIN,
    where: { kind: { in: [...kinds] } },
    sort: '-createdAt',
    limit: ENTRIES_PER_PAGE,
    page,
    depth: 0,
    select: { kind: true, recordId: true, title: true, actor: true, key: true, createdAt: true },
    overrideAccess: true,
  })
  return { entries: docs as unknown as ListedEntry[], total: totalDocs, pages: totalPages }
}

/** How many days an entry stays, the one that has begun included; 0 once they are over. */
export const daysLeft = (createdAt: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(createdAt).getTime() + KEPT_DAYS * DAY_MS - now.getTime()) / DAY_MS))

/**
 * Removes for good what has been in the bin for 30 days, with its files.
 * @returns how many records
 */
export async function emptyBin(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const { docs } = await payload.find({
    collection: BIN,
    where: { createdAt: { less_than: before } },
    depth: 0,
    pagination: false,
    select: { files: true },
    overrideAccess: true,
  })
  for (const { id, files } of docs) {
    const req = await createLocalReq({}, payload)
    await withTransaction(req, () => removeEntry(req, { id: Number(id), files: files ?? null }))
  }
  return docs.length
}
