/** Redirects the old address of a record whose address changes: a subcategory's names its project, a page's is written. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { markChanged } from '@/lib/platform/database/transactions'
import { MOVED_NOTES } from '../fields/redirect-note'

interface Moving {
  collection: 'subcategories' | 'pages'
  /** Where a published record's page is; undefined where it has none. */
  addressOf: (record: Record<string, unknown>) => string | undefined
}

interface MovedAddressHooks {
  rememberAddress: CollectionBeforeChangeHook
  redirectOldAddress: CollectionAfterChangeHook
  removeRedirectsToAddress: CollectionAfterDeleteHook
}

/** The hooks of a collection whose records' addresses may change. */
export function movedAddressHooks({ collection, addressOf }: Moving): MovedAddressHooks {
  const note = MOVED_NOTES[collection]
  const keyOf = (id: unknown) => `address in ${collection} of ${id}`
  const publicAddress = (record: Record<string, unknown>) =>
    record._status === 'published' ? addressOf(record) : undefined

  /** The address of the published record, or of its last published version; undefined where there never was one. */
  const lastAddress = async (id: number, req: PayloadRequest): Promise<string | undefined> => {
    const { db } = req.payload
    const stored = await db.findOne<Record<string, unknown> & { id: number }>({
      collection,
      where: { id: { equals: id } },
      req,
    })
    const address = stored && publicAddress(stored)
    if (address) return address
    const { docs } = await db.findVersions<Record<string, unknown>>({
      collection,
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      req,
    })
    return docs[0] && publicAddress({ ...docs[0].version, id })
  }

  return {
    /** Remembers the public address before the change: Payload's originalDoc is the newest draft, not the published record. */
    rememberAddress: async ({ data, originalDoc, operation, req, context }) => {
      if (operation !== 'update') return data
      context[keyOf(originalDoc.id)] = await lastAddress(originalDoc.id, req)
      return data
    },
    /** Writes the redirect, past the validation of redirects: a move is not refused for the sake of another redirect. */
    redirectOldAddress: async ({ doc, req, context }) => {
      const before = context[keyOf(doc.id)] as string | undefined
      const now = publicAddress(doc)
      if (!before || !now || before === now) return
      const { db } = req.payload
      await removeRedirects(req, { from: { in: [before, now] } })
      const updatedAt = new Date().toISOString()
      // Nobody is led on twice.
      const where = { to: { equals: before } }
      await db.updateMany({ collection: 'redirects', where, data: { to: now, updatedAt }, req })
      const data = { from: before, to: now, permanent: true, note, createdAt: updatedAt, updatedAt }
      await db.create({ collection: 'redirects', data, req })
    },
    /** Removes the redirects that the site wrote to a record that is deleted. Most are unpublished first. */
    removeRedirectsToAddress: async ({ doc, req }) => {
      const address = addressOf(doc)
      if (address) await removeRedirects(req, { to: { equals: address }, note: { equals: note } })
    },
  }
}

async function removeRedirects(req: PayloadRequest, where: Where): Promise<void> {
  await lockRecord(req, 'redirects', null)
  await req.payload.db.deleteMany({ collection: 'redirects', where, req })
  await markChanged(req, 'redirects')
}
