/** Changes of records that exist: fields given, and page halves filled in and cleared. */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { modelOf, type TypeModel } from '@/lib/content/model/model'
import { merge, published, publishedBase, put } from '@/lib/content/model/stored-changes'
import { fieldsOf, isFilled, placesAt } from '@/lib/content/model/wire'
import { isHalfField } from '@/lib/content/model/wire-fields'
import { lockRecord } from '@/lib/platform/database/record-lock'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentType, Identified } from '@/lib/shared/content/types'
import { idOf } from '@/lib/shared/format/related-id'
import type { WriteValues } from './check-values'
import { ApiError, invalid } from './errors'
import { findPublished } from './find-record'
import { toStored } from './stored-values'
import { asUser, inTransaction, type Person } from './transaction'
import { wireRecord } from './wire-record'

export interface Change {
  payload: Payload
  user: Person
  type: ContentType
  values: WriteValues
  id: number
  locale: Locale
}

/**
 * Writes the fields given and leaves the rest.
 * @param check sees the record as it is once nobody else can change it, and throws what speaks against the change
 * @returns the record as it was written
 * @throws ApiError invalid for a change that would leave a page half empty: that is what DELETE is for
 */
export async function change(
  { payload, user, type, values, id, locale }: Change,
  check: (stored: StoredRecord) => void,
): Promise<Identified> {
  const { collection, half } = modelOf(type) as TypeModel
  return inTransaction(payload, user, locale, async (req) => {
    await lockRecord(req, collection, id)
    const stored = await findPublished(payload, type, id, req)
    if (!stored) throw new ApiError('not_found', `There is no record with the Id ${id}.`)
    check(stored)
    const data = await toStored(req, type, withOwnPlaces(values, stored), Boolean(half))
    await update(req, collection, id, data, locale)
    const now = (await findPublished(payload, type, id, req)) ?? stored
    if (half && !isFilled(type, now)) throw invalid({ text: 'Please leave at least a text, a title or a picture.' })
    return wireRecord(payload, type, now, locale, req)
  })
}

/** Ignores `page` where it is the first place stored: sending a record back as it was read changes no placement. */
function withOwnPlaces({ page, ...values }: WriteValues, stored: StoredRecord): WriteValues {
  const [first = null] = placesAt(stored, 'pages')
  return page === undefined || page === first ? values : { ...values, page }
}

/** Fills in the page half of a record. @throws ApiError not_found, conflict when it is filled, invalid */
export async function fillPageHalf(given: Change): Promise<Identified> {
  const { type, values } = given
  return change(given, (stored) => {
    if (isFilled(type, stored)) {
      throw new ApiError('conflict', `The record ${given.id} has its ${type} already; please update it.`)
    }
    checkParent(type, values, stored)
  })
}

/** Clears the page half of a record, in every language. */
export async function clearPageHalf(payload: Payload, user: Person, type: ContentType, id: number): Promise<void> {
  const { collection } = modelOf(type) as TypeModel
  const nothing: Record<string, unknown> = {}
  for (const [, field] of fieldsOf(type)) if (isHalfField(field)) put(nothing, field.from, null)
  await inTransaction(payload, user, 'en', async (req) => {
    await lockRecord(req, collection, id)
    for (const locale of ['en', 'bn'] as const) await update(req, collection, id, nothing, locale)
  })
}

async function update(
  req: PayloadRequest,
  collection: string,
  id: number,
  data: Record<string, unknown>,
  locale: Locale,
) {
  const base = await publishedBase(req, collection, id, locale)
  await req.payload.update({
    collection: collection as CollectionSlug,
    id,
    data: { ...merge(base, data), ...published(req.payload, collection) } as never,
    ...asUser(req),
    locale,
  })
}

/** A page half stays with its parent: ids in the body only confirm it. @throws ApiError invalid */
export function checkParent(type: ContentType, values: WriteValues, stored: StoredRecord): void {
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
