/** Creates, updates and deletes records of the wire: each in one transaction, whole or not at all. */
import type { CollectionSlug, Payload } from 'payload'
import { cms } from '@/lib/cms/instance'
import { queueUpload } from '@/lib/content/media/upload-queue'
import { takeUploadQuota } from '@/lib/content/media/upload-quota'
import { modelOf, type TypeModel } from '@/lib/content/model/model'
import { published } from '@/lib/content/model/stored-changes'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentType, Identified } from '@/lib/shared/content/types'
import { idOf } from '@/lib/shared/format/related-id'
import { readBody } from './body'
import { checkValues, type WriteValues } from './check-values'
import { invalid, noRecord } from './errors'
import { storedRecord } from './find-record'
import { toStored } from './stored-values'
import { asUser, inTransaction, type Person } from './transaction'
import { change, checkParent, clearPageHalf, fillPageHalf } from './update-record'
import { wireRecord } from './wire-record'

export interface WriteRequest {
  type: ContentType
  request: Request
  /** Who writes, and may: that is asked first, so that strangers learn nothing from the body's checks. */
  person: Person
  locale: Locale
}

/** Creates a record, or fills in the page half of `parentId`. @returns the record as the wire reads it */
export async function createRecord(write: WriteRequest, parentId?: number): Promise<Identified> {
  const payload = await cms()
  const values = await valuesOf(payload, write)
  return inUploadQueue(values, () => created(payload, write, values, parentId))
}

async function created(payload: Payload, write: WriteRequest, values: WriteValues, parentId?: number) {
  const { type, person, locale } = write
  const { half, fixed, collection } = modelOf(type) as TypeModel
  if (locale !== 'en') throw invalid({ locale: 'Please create the record in English, and then write its Bangla.' })
  if (half)
    return fillPageHalf({ payload, user: person, type, values, id: parentId ?? parentInBody(half, values), locale })
  return inTransaction(payload, person, locale, async (req) => {
    const data = await toStored(req, type, values)
    const made = await payload.create({
      collection: collection as CollectionSlug,
      data: { ...data, ...(fixed ? { [fixed.field]: fixed.value } : {}), ...published(payload, collection) } as never,
      ...asUser(req),
    })
    const id = Number(made.id)
    return wireRecord(payload, type, await storedRecord(payload, type, id, req), locale, req)
  })
}

/** Changes the fields given and leaves the rest. `ownerId` is the first of two ids in the path. */
export async function updateRecord(write: WriteRequest, id: number, ownerId?: number): Promise<Identified> {
  const { type, person, locale } = write
  const payload = await cms()
  const values = await valuesOf(payload, write)
  await storedRecord(payload, type, id)
  return inUploadQueue(values, () =>
    change({ payload, user: person, type, values, id, locale }, (stored) => {
      const owner = ownerId === undefined ? null : idOf(stored.project)
      if (owner !== null && owner !== ownerId) throw noRecord(type, `${ownerId}/${id}`)
      checkParent(type, values, stored)
    }),
  )
}

/** Deletes a record, or clears the page half of its parent. @returns the record as it was */
export async function deleteRecord({ type, person, locale }: WriteRequest, id: number): Promise<Identified> {
  const payload = await cms()
  const before = await wireRecord(payload, type, await storedRecord(payload, type, id), locale)
  const { half, collection } = modelOf(type) as TypeModel
  if (half) await clearPageHalf(payload, person, type, id)
  else {
    await inTransaction(payload, person, locale, async (req) => {
      await payload.delete({ collection: collection as CollectionSlug, id, ...asUser(req) })
    })
  }
  return before
}

/** A write that brings pictures waits for those that came before. */
const inUploadQueue = <T>(values: WriteValues, work: () => Promise<T>): Promise<T> =>
  Object.values(values).some((value) => value instanceof File) ? queueUpload(work) : work()

/** The checked fields of a body; its pictures count as what the person has sent today. */
async function valuesOf(payload: Payload, { type, request, person }: WriteRequest): Promise<WriteValues> {
  const values = checkValues(type, await readBody(request))
  const bytes = Object.values(values).reduce<number>((sum, value) => sum + (value instanceof File ? value.size : 0), 0)
  if (bytes > 0) await takeUploadQuota(payload, person.id, bytes)
  return values
}

/** Whose page half is meant. @throws ApiError invalid when the body does not say it */
function parentInBody(half: NonNullable<TypeModel['half']>, values: WriteValues): number {
  const field = half.parentIn === 'body' ? half.parentField : 'Id'
  const id = values[field]
  if (typeof id !== 'number') throw invalid({ [field]: 'Please say whose page this is.' })
  return id
}
