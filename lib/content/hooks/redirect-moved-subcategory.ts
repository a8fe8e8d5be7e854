/** Redirects the old address of a subcategory that is moved to another project, since its address names the project. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { markChanged } from '@/lib/platform/database/transactions'
import { paths } from '@/lib/shared/addresses/paths'
import { idOf } from '@/lib/shared/format/related-id'
import { SUBCATEGORY_MOVED } from '../fields/redirect-note'

/** Where a subcategory's page is; undefined for one that visitors do not see, or that has no project. */
function addressOf({ id, project, _status }: Record<string, unknown>): string | undefined {
  const projectId = idOf(project)
  return _status === 'published' && projectId !== null ? paths.subcategory(projectId, Number(id)) : undefined
}

const keyOf = (id: unknown) => `address of subcategory ${id}`

/** Remembers the public address before the change: Payload's originalDoc is the newest draft, not the published record. */
export const rememberAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, context }) => {
  if (operation !== 'update') return data
  context[keyOf(originalDoc.id)] = await lastAddress(originalDoc.id, req)
  return data
}

/** The address of the published record, or of its last published version; undefined where there never was one. */
async function lastAddress(id: number, req: PayloadRequest): Promise<string | undefined> {
  const { db } = req.payload
  const where = { id: { equals: id } }
  const stored = await db.findOne<Record<string, unknown> & { id: number }>({ collection: 'subcategories', where, req })
  const address = stored && addressOf(stored)
  if (address) return address
  const { docs } = await db.findVersions<Record<string, unknown>>({
    collection: 'subcategories',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] && addressOf({ ...docs[0].version, id })
}

/** Writes the redirect, past the validation of redirects: a move is not refused for the sake of another redirect. */
export const redirectOldAddress: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  const before = context[keyOf(doc.id)] as string | undefined
  const now = addressOf(doc)
  if (!before || !now || before === now) return
  const { db } = req.payload
  await removeRedirects(req, { from: { in: [before, now] } })
  const updatedAt = new Date().toISOString()
  // Nobody is led on twice.
  const where = { to: { equals: before } }
  await db.updateMany({ collection: 'redirects', where, data: { to: now, updatedAt }, req })
  const data = { from: before, to: now, permanent: true, note: SUBCATEGORY_MOVED, createdAt: updatedAt, updatedAt }
  await db.create({ collection: 'redirects', data, req })
}

/** Removes the redirects that the site wrote to a subcategory that is deleted. */
export const removeRedirectsToAddress: CollectionAfterDeleteHook = async ({ doc, req }) => {
  // Most are unpublished first.
  const address = addressOf({ ...doc, _status: 'published' })
  if (address) await removeRedirects(req, { to: { equals: address }, note: { equals: SUBCATEGORY_MOVED } })
}

async function removeRedirects(req: PayloadRequest, where: Where): Promise<void> {
  await lockRecord(req, 'redirects', null)
  await req.payload.db.deleteMany({ collection: 'redirects', where, req })
  await markChanged(req, 'redirects')
}
