/** Creates, updates and deletes records of the wire: each in one transaction, whole or not at all. */
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { cms } from '@/lib/cms/payload'
import { getRecord } from '@/lib/content'
import type { WireField } from '@/lib/content/fields'
import { modelOf, type TypeModel } from '@/lib/content/model'
import { idOf, type StoredRecord } from '@/lib/content/stored'
import type { ContentType, Identified } from '@/lib/content/types'
import { fieldsOf, isFilled } from '@/lib/content/wire'
import type { Locale } from '@/lib/paths'
import { readBody } from './body'
import { ApiError, invalid, noRecord } from './errors'
import { personWho } from './person'
import { pictureId, removeFiles, type WrittenFiles } from './pictures'
import { checkValues, type WriteValues } from './values'

export interface WriteRequest {
  type: ContentType
  request: Request
  locale: Locale
}

type User = NonNullable<PayloadRequest['user']>

/** Creates a record, or fills in the page half of `parentId`. @returns the record as the wire reads it */
export async function createRecord({ type, request, locale }: WriteRequest, parentId?: number): Promise<Identified> {
  const { payload, user, values } = await begin(type, 'create', request)
  const { half, fixed, collection } = modelOf(type) as TypeModel
  if (half) return fillHalf({ payload, user, values, type, locale, parentId })
  if (locale !== 'en') throw invalid({ locale: 'Please create the record in English, and then write its Bangla.' })
  const id = await inTransaction(payload, user, locale, async (req, written) => {
    const data = await toStored(req, type, values, written)
    const made = await req.payload.create({
      collection: collection as CollectionSlug,
      data: { ...data, ...(fixed ? { [fixed.field]: fixed.value } : {}), ...published(payload, collection) } as never,
      ...asPerson(req),
    })
    return Number(made.id)
  })
  return recordNow(type, id, locale)
}

/** Changes the fields given and leaves the rest. `ownerId` is the first of two ids in the path. */
export async function updateRecord(write: WriteRequest, id: number, ownerId?: number): Promise<Identified> {
  const { type, request, locale } = write
  const { payload, user, values } = await begin(type, 'update', request)
  const stored = await storedRecord(payload, type, id)
  const owner = ownerId === undefined ? null : idOf(stored.project)
  if (owner !== null && owner !== ownerId) throw noRecord(type, `${ownerId}/${id}`)
  checkBelonging(type, values, stored)
  await change({ payload, user, type, values, stored, locale })
  return recordNow(type, id, locale)
}

/** Deletes a record, or clears the page half of its parent. @returns the record as it was */
export async function deleteRecord({ type, request, locale }: WriteRequest, id: number): Promise<Identified> {
  const payload = await cms()
  const user = await personWho(payload, request, 'content', 'delete')
  const stored = await storedRecord(payload, type, id)
  const before = await recordNow(type, id, locale)
  const { half, collection } = modelOf(type) as TypeModel
  if (half) {
    await clearHalf(payload, user, type, stored)
    return before
  }
  await inTransaction(payload, user, locale, async (req) => {
    await req.payload.delete({ collection: collection as CollectionSlug, id, ...asPerson(req) })
  })
  return before
}

/** Who writes, and what: signing in is asked first, so that strangers learn nothing from the body's checks. */
async function begin(type: ContentType, action: 'create' | 'update', request: Request) {
  const payload = await cms()
  const user = await personWho(payload, request, 'content', action)
  return { payload, user, values: checkValues(type, await readBody(request)) }
}

interface HalfWrite {
  payload: Payload
  user: User
  values: WriteValues
  type: ContentType
  locale: Locale
  parentId: number | undefined
}

async function fillHalf({ payload, user, values, type, locale, parentId }: HalfWrite): Promise<Identified> {
  const { half } = modelOf(type) as TypeModel
  const named = half?.parentIn === 'body' ? values[half.parentField] : undefined
  const id = parentId ?? (typeof named === 'number' ? named : undefined)
  if (half?.parentIn === 'body' && id === undefined)
    throw invalid({ [half.parentField]: 'Please say whose page this is.' })
  const stored = id === undefined ? undefined : await findPublished(payload, type, id)
  if (id === undefined || !stored)
    throw new ApiError('not_found', `There is no record with the Id ${id} to add a page to.`)
  if (isFilled(type, stored))
    throw new ApiError('conflict', `The record ${id} has its ${type} already; please update it.`)
  checkBelonging(type, values, stored)
  const half0 = fieldsOf(type).some(
    ([name, field]) => 'from' in field && isHalfField(field) && (values[name] ?? '') !== '',
  )
  if (!half0) throw invalid({ text: 'Please write at least a text or a title.' })
  await change({ payload, user, type, values, stored, locale })
  return recordNow(type, id, locale)
}

const isHalfField = (field: WireField) => 'from' in field && field.from.startsWith('detail.')

/** A page half stays with its parent: ids in the body only confirm it. */
function checkBelonging(type: ContentType, values: WriteValues, stored: StoredRecord): void {
  const { half } = modelOf(type) as TypeModel
  if (half?.parentIn !== 'body') return
  const wrong: Record<string, string> = {}
  const own = values[half.parentField]
  if (own !== undefined && own !== stored.id) wrong[half.parentField] = `This page is of record ${stored.id}.`
  const owner = values[half.ownerField]
  if (owner !== undefined && owner !== idOf(stored.project)) {
    wrong[half.ownerField] = `Record ${stored.id} does not belong to project ${owner}.`
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

interface Change {
  payload: Payload
  user: User
  type: ContentType
  values: WriteValues
  stored: StoredRecord
  locale: Locale
}

async function change({ payload, user, type, values, stored, locale }: Change): Promise<void> {
  const { collection, half } = modelOf(type) as TypeModel
  await inTransaction(payload, user, locale, async (req, written) => {
    const data = await toStored(req, type, values, written, Boolean(half))
    const base = await publishedBase(req, collection, stored.id, locale)
    await req.payload.update({
      collection: collection as CollectionSlug,
      id: stored.id,
      data: { ...merge(base, data), ...published(payload, collection) } as never,
      ...asPerson(req),
    })
  })
}

async function clearHalf(payload: Payload, user: User, type: ContentType, stored: StoredRecord): Promise<void> {
  const { collection } = modelOf(type) as TypeModel
  const nothing: Record<string, unknown> = {}
  for (const [, field] of fieldsOf(type)) if (isHalfField(field) && 'from' in field) put(nothing, field.from, null)
  await inTransaction(payload, user, 'en', async (req) => {
    for (const locale of ['en', 'bn'] as const) {
      const base = await publishedBase(req, collection, stored.id, locale)
      await req.payload.update({
        collection: collection as CollectionSlug,
        id: stored.id,
        data: { ...merge(base, nothing), ...published(payload, collection) } as never,
        ...asPerson(req),
        locale,
      })
    }
  })
}

/** Work in one transaction; files written for it go when it fails. */
async function inTransaction<T>(
  payload: Payload,
  user: User,
  locale: Locale,
  work: (req: PayloadRequest, written: WrittenFiles) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({ user, locale }, payload)
  const written: WrittenFiles = []
  try {
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined
    const result = await work(req, written)
    await payload.db.commitTransaction(req.transactionID as string)
    return result
  } catch (error) {
    if (req.transactionID) await payload.db.rollbackTransaction(await req.transactionID)
    await removeFiles(written)
    throw error
  }
}

const asPerson = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false, depth: 0 }) as const

const hasDrafts = (payload: Payload, collection: string) =>
  Boolean(payload.collections[collection as CollectionSlug].config.versions?.drafts)

const published = (payload: Payload, collection: string) =>
  hasDrafts(payload, collection) ? { _status: 'published' } : {}

/**
 * The published record in one language. Payload would start from the newest draft, and so publish what an editor has
 * not finished.
 */
async function publishedBase(req: PayloadRequest, collection: string, id: number, locale: Locale) {
  if (!hasDrafts(req.payload, collection)) return {}
  const found = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    locale,
    fallbackLocale: false,
    depth: 0,
    draft: false,
    overrideAccess: true,
    req,
  })
  const { id: _id, createdAt: _created, updatedAt: _updated, ...data } = found as unknown as StoredRecord
  return data as Record<string, unknown>
}

function merge(base: Record<string, unknown>, data: Record<string, unknown>): Record<string, unknown> {
  const detail = data.detail ? { detail: { ...((base.detail as object) ?? {}), ...(data.detail as object) } } : {}
  return { ...base, ...data, ...detail }
}

/** What the CMS stores for the values of the wire. */
async function toStored(
  req: PayloadRequest,
  type: ContentType,
  values: WriteValues,
  written: WrittenFiles,
  halfOnly = false,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  const alt = String(values.title ?? values.name ?? '')
  for (const [name, field] of fieldsOf(type)) {
    const value = values[name]
    if (value === undefined || !('from' in field) || (halfOnly && !isHalfField(field))) continue
    if (field.kind === 'image' && value !== null) {
      put(data, field.from, await pictureId(req, name, value as string | File, alt, written))
    } else {
      if (field.kind === 'parent') await requireProject(req, name, Number(value))
      put(data, field.from, value)
    }
  }
  return data
}

async function requireProject(req: PayloadRequest, field: string, id: number): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection: 'projects', where: { id: { equals: id } }, req })
  if (totalDocs === 0) throw invalid({ [field]: `There is no project with the Id ${id}.` })
}

function put(data: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', second] = path.split('.')
  if (second === undefined) data[first] = value
  else data[first] = { ...((data[first] as object) ?? {}), [second]: value }
}

async function findPublished(payload: Payload, type: ContentType, id: number): Promise<StoredRecord | undefined> {
  const { collection, fixed } = modelOf(type) as TypeModel
  const found = (await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })) as unknown as (StoredRecord & { _status?: string }) | null
  const shown = found && (!found._status || found._status === 'published')
  return shown && (!fixed || found[fixed.field] === fixed.value) ? found : undefined
}

/** The record behind a wire record. @throws ApiError not_found */
async function storedRecord(payload: Payload, type: ContentType, id: number): Promise<StoredRecord> {
  const found = await findPublished(payload, type, id)
  if (!found || (modelOf(type).half && !isFilled(type, found))) throw noRecord(type, id)
  return found
}

async function recordNow(type: ContentType, id: number, locale: Locale): Promise<Identified> {
  const record = await getRecord(type, id, locale)
  if (!record) throw noRecord(type, id)
  return record
}
