/** Brings a record back out of the bin: under its Id, so at its addresses, with its versions and with what belonged to it. */
import { sql } from 'drizzle-orm'
import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload'
import { recordStaffAction } from '@/lib/access/audit/record'
import { publicError } from '@/lib/platform/calls/public-error'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { markChanged, transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { labelText } from '@/lib/platform/payload/label-text'
import { textIn } from '@/lib/platform/payload/stored-records'
import { idOf } from '@/lib/shared/format/related-id'
import { indexReferences } from '../index-references'
import { wakeCopyWorker } from '../media/copy-queue'
import { readStoredFile } from '../media/file-store'
import { removeFilesAfterwards, writeFiles } from '../media/library-files'
import { BIN } from './bin-entries'
import { type Belonging, type KeptRecord, type MenuPlace, type MenuRow, storedMenu, type Values } from './kept-record'

export interface BinEntry {
  id: number
  kind: CollectionSlug
  recordId: number
  title: { en: string; bn: string }
  actor: string | null
  key: string | null
  content: KeptRecord
  files: string[] | null
  createdAt: string
}

/** An entry as the request's transaction sees it. @throws APIError 404 */
export async function binEntry(req: PayloadRequest, id: number): Promise<BinEntry> {
  const entry = await req.payload.db.findOne<BinEntry>({ collection: BIN, where: { id: { equals: id } }, req })
  if (!entry) throw publicError(say('bin.gone'), 404)
  return entry
}

export interface BroughtBack {
  kind: CollectionSlug
  id: number
  /** How many pictures, files and other records it named that are not there any more. */
  missing: number
}

/**
 * Brings a record back.
 * @param allows whether the request's user may bring back records of a kind
 * @throws APIError 404 without such an entry; 403; 409 where its address is taken, or what it cannot be without is gone
 */
export const bringBack = (
  req: PayloadRequest,
  id: number,
  allows: (kind: CollectionSlug) => boolean,
): Promise<BroughtBack> =>
  withTransaction(req, async () => {
    await lockRecord(req, BIN, id)
    const entry = await binEntry(req, id)
    const { kind, recordId, content, files } = entry
    if (!allows(kind)) throw publicError(say('bin.notYours'), 403)
    await lockRecord(req, kind, recordId)
    await refuseWhereTaken(req, entry)
    const { flattenedFields } = req.payload.collections[kind].config
    const missing = await clearMissing(req, kind, flattenedFields, content.record)
    for (const { version } of content.versions) await clearMissing(req, kind, flattenedFields, version)
    if (files && files.length > 0) await bringFilesBack(req, files)
    await insert(req, kind, content)
    for (const belonging of content.belonging) await attach(req, belonging, recordId)
    await bringRedirectsBack(req, content.redirects)
    if (content.menu.length > 0) await bringMenuBack(req, content.menu)
    await indexReferences(req, { slug: kind, id: recordId })
    await removeEntry(req, entry)
    await markChanged(req, kind)
    await recordStaffAction(req, { act: 'restore', subject: kind, record: recordId })
    return { kind, id: recordId, missing }
  })

/** Takes an entry out of the bin, and the files that are in it. */
export async function removeEntry(req: PayloadRequest, { id, files }: Pick<BinEntry, 'id' | 'files'>): Promise<void> {
  await req.payload.db.deleteOne({ collection: BIN, where: { id: { equals: id } }, req, returning: false })
  if (files && files.length > 0) await removeFilesAfterwards(req, files)
}

/** An address or a file's name that another record has by now. */
async function refuseWhereTaken(req: PayloadRequest, { kind, recordId, content }: BinEntry): Promise<void> {
  const { config } = req.payload.collections[kind]
  const unique = config.flattenedFields.filter((field) => 'unique' in field && field.unique).map(({ name }) => name)
  for (const name of ['id', ...unique]) {
    const value = name === 'id' ? recordId : content.record[name]
    if (value === null || value === undefined) continue
    const other = await req.payload.db.findOne<Values & { id: number }>({
      collection: kind,
      where: { [name]: { equals: value } },
      locale: 'all',
      req,
    })
    const title = other && (textIn(other[config.admin.useAsTitle ?? 'id'], spokenLocale()) || `${other.id}`)
    if (title) throw publicError(say('bin.taken', { value: String(value), title }))
  }
}

/**
 * Leaves out what a record names and is not there any more, such as a picture that was deleted after it.
 * @returns how much that was
 * @throws APIError 409 where the record cannot be without it
 */
async function clearMissing(
  req: PayloadRequest,
  kind: CollectionSlug,
  fields: readonly FlattenedField[],
  values: Values,
): Promise<number> {
  let missing = 0
  for (const field of fields) {
    const value = values[field.name]
    if (value === null || value === undefined) continue
    if ((field.type === 'upload' || field.type === 'relationship') && typeof field.relationTo === 'string') {
      const id = idOf(value)
      if (id === null || (await isThere(req, field.relationTo, id))) continue
      if (field.required) throw await missingError(req, field.relationTo, id)
      values[field.name] = null
      missing += 1
    } else if (field.type === 'array' && Array.isArray(value)) {
      for (const row of value) missing += await clearMissing(req, kind, field.flattenedFields, row as Values)
    } else if ((field.type === 'group' || field.type === 'tab') && typeof value === 'object') {
      missing += await clearMissing(req, kind, field.flattenedFields, value as Values)
    }
  }
  return missing
}

const isThere = async (req: PayloadRequest, collection: CollectionSlug, id: number): Promise<boolean> =>
  (await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })) !== null

async function missingError(req: PayloadRequest, collection: CollectionSlug, id: number) {
  const { labels, slug } = req.payload.collections[collection].config
  const kind = labelText(labels.singular, spokenLocale(), slug)
  const where: Where = { and: [{ kind: { equals: collection } }, { recordId: { equals: id } }] }
  const inBin = await req.payload.db.findOne<BinEntry>({ collection: BIN, where, req })
  return publicError(
    inBin ? say('bin.first', { kind, title: inBin.title[spokenLocale()] || id }) : say('bin.without', { kind }),
  )
}

/** The copies in AVIF, which are not kept, are queued. */
async function bringFilesBack(req: PayloadRequest, names: readonly string[]): Promise<void> {
  const files = new Map<string, Buffer>()
  for (const name of names) files.set(name.replace(/^bin\//, ''), await readStoredFile(name))
  await writeFiles(req, files)
}

/** Past Payload's own create, which gives a new Id and would judge what was stored long ago by the rules of today. */
async function insert(req: PayloadRequest, kind: CollectionSlug, { record, versions }: KeptRecord): Promise<void> {
  const { db } = req.payload
  const inserting = Object.assign(Object.create(db) as typeof db, { allowIDOnCreate: true })
  const copies = kind === 'media' ? { copiesDue: true } : {}
  const data = { ...record, ...copies, updatedAt: new Date().toISOString() }
  await inserting.create({ collection: kind, data, req, returning: false })
  for (const { version, createdAt, updatedAt } of versions) {
    await db.createVersion({
      ...{ collectionSlug: kind, parent: record.id as number, versionData: version as never, autosave: false },
      ...{ createdAt, updatedAt, req, returning: false },
    } as never)
  }
  if (kind === 'media') wakeCopyWorker()
}

/** Has records belong to it again, as far as nobody gave them to another. */
async function attach(req: PayloadRequest, { collection, field, ids }: Belonging, to: number): Promise<void> {
  const db = await transactionDatabase(req)
  const tables = [
    { table: collection, column: `${field}_id`, key: 'id' },
    { table: `_${collection}_v`, column: `version_${field}_id`, key: 'parent_id' },
  ]
  for (const { table, column, key } of tables) {
    const name = sql.identifier(column)
    await runSql(
      db,
      sql`UPDATE ${sql.identifier(table)} SET ${name} = ${to} WHERE ${sql.identifier(key)} IN ${ids} AND ${name} IS NULL`,
    )
  }
  const now = new Date().toISOString()
  await runSql(db, sql`UPDATE ${sql.identifier(collection)} SET updated_at = ${now} WHERE id IN ${ids}`)
  await markChanged(req, collection)
}

/** Those whose address nobody has redirected since. */
async function bringRedirectsBack(req: PayloadRequest, redirects: readonly Values[]): Promise<void> {
  const { db } = req.payload
  for (const { id: _, ...data } of redirects) {
    const where = { from: { equals: data.from } }
    if (await db.findOne({ collection: 'redirects', where, req })) continue
    await db.create({ collection: 'redirects', data, req, returning: false })
    await markChanged(req, 'redirects')
  }
}

async function bringMenuBack(req: PayloadRequest, places: readonly MenuPlace[]): Promise<void> {
  await lockRecord(req, 'menu', null)
  const menu = await storedMenu(req)
  for (const { list, at, row, below } of places) {
    const rows = menu[list] ?? []
    const holder = below === null ? null : rows.find(({ id }) => id === below)
    // What it stood below is gone: there is no place of it any more.
    if (below !== null && !holder) continue
    const into: MenuRow[] = holder ? (holder.below ?? []) : rows
    into.splice(Math.min(at, into.length), 0, row)
    if (holder) holder.below = into
    menu[list] = rows
  }
  await req.payload.db.updateGlobal({ slug: 'menu', data: menu as never, req, returning: false } as never)
  await markChanged(req, 'menu')
}
