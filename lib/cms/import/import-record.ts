/** One record of another server, written into the CMS: whole in both languages or not at all. */
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { modelOf, type TypeModel } from '@/lib/content/model/model'
import { merge, published, publishedBase, put } from '@/lib/content/model/stored-changes'
import { fieldsOf } from '@/lib/content/model/wire'
import { isHalfField } from '@/lib/content/model/wire-fields'
import { enterOpeningBalance } from '@/lib/giving/pledges/opening-balance'
import { type StoredRecord, valueAt } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, ContentLists, ContentType } from '@/lib/shared/content/types'
import { idOf } from '@/lib/shared/format/related-id'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'
import type { ImportedPicture } from './import-pictures'

export type Outcome = 'new' | 'changed' | 'unchanged'

export interface IncomingRecord {
  type: ContentType
  /** Where it comes from: server, collection and Id. */
  origin: string
  en: ContentLists[ContentType]
  bn: ContentLists[ContentType]
  /** Path at the other server → picture of the library; for every picture that it shows. */
  pictures: Map<string, ImportedPicture>
  /** Its project's id here. */
  project: number | null
}

/** What the CMS is to hold at a path of its record: a text in each language, or one value. */
interface DesiredValue {
  from: string
  en: unknown
  /** Undefined: the same in every language. Null: as in English. */
  bn?: string | null
}

/** @throws what the CMS says against the record; nothing of it is written then */
export async function importRecord(payload: Payload, incoming: IncomingRecord): Promise<Outcome> {
  const { collection, fixed, half } = modelOf(incoming.type) as TypeModel
  const slug = collection as CollectionSlug
  const desired = desiredValues(incoming, Boolean(half))
  return inTransaction(payload, async (req) => {
    const known = await knownRecord(req, slug, incoming.origin)
    if (!known && half) throw new Error('the record that it is the page of was not imported')
    if (known && desired.every((one) => isStored(known, one))) return 'unchanged'
    const more = { ...(fixed ? { [fixed.field]: fixed.value } : {}), ...published(payload, collection) }
    const write = async (locale: Locale, id: number) => {
      const base = await publishedBase(req, collection, id, locale)
      const data = { ...merge(base, dataOf(desired, locale)), ...more } as never
      await payload.update({ collection: slug, id, data, locale, req, depth: 0 })
    }
    const id = known?.id ?? Number((await create(req, slug, { ...dataOf(desired, 'en'), ...more })).id)
    if (known) await write('en', id)
    else {
      await payload.create({ collection: 'imports', data: { origin: incoming.origin, record: id }, req })
      await enterRaised(req, id, incoming)
    }
    const before = known ?? { id }
    const texts = desired.filter(({ bn }) => bn !== undefined)
    if (!texts.every((one) => isStoredIn(before, one, 'bn'))) await write('bn', id)
    return known ? 'changed' : 'new'
  })
}

/** What came in at the other server came in before this one kept its books: entered with the campaign, and never again. */
async function enterRaised(req: PayloadRequest, id: number, { type, en }: IncomingRecord): Promise<void> {
  if (type !== 'donation') return
  const { raised, currency } = en as Campaign
  const minor = Math.round(raised * 10 ** MINOR_DIGITS[currency])
  if (minor > 0) await enterOpeningBalance(req, { id, currency }, minor)
}

const create = (req: PayloadRequest, collection: CollectionSlug, data: object) =>
  req.payload.create({ collection, data: data as never, locale: 'en', req, depth: 0 })

/** The record that an earlier import made of this one; undefined when there was none, or staff deleted it since. */
export async function knownRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  origin: string,
): Promise<StoredRecord | undefined> {
  const id = await importedId(req.payload, origin, req)
  if (id === null) return undefined
  const found = await req.payload.findByID({ collection, id, locale: 'all', depth: 0, disableErrors: true, req })
  if (found) return found as unknown as StoredRecord
  await req.payload.delete({ collection: 'imports', where: { origin: { equals: origin } }, req })
  return undefined
}

/** Id of the record that was made of another server's; null when none was. */
export async function importedId(payload: Payload, origin: string, req?: PayloadRequest): Promise<number | null> {
  const where = { origin: { equals: origin } }
  const { docs } = await payload.find({ collection: 'imports', where, limit: 1, depth: 0, req })
  return docs[0] ? Number(docs[0].record) : null
}

function desiredValues({ type, en, bn, pictures, project }: IncomingRecord, halfOnly: boolean): DesiredValue[] {
  const [english, bangla] = [en, bn] as unknown as Record<string, unknown>[]
  return fieldsOf(type).flatMap(([name, field]): DesiredValue[] => {
    const value = english?.[name]
    if (halfOnly && !isHalfField(field)) return []
    switch (field.kind) {
      case 'self':
        return []
      case 'text':
      case 'html': {
        const [text, other] = [value, bangla?.[name]].map((one) => withOwnPictures(String(one ?? ''), pictures))
        return [{ from: field.from, en: text || null, bn: other && other !== text ? other : null }]
      }
      case 'image':
        return [{ from: field.from, en: pictures.get(String(value))?.id ?? null }]
      case 'parent':
        return [{ from: field.from, en: project }]
      case 'total':
      // The list says it.
      case 'place':
        return []
      default:
        return [{ from: field.from, en: value === '' ? null : value }]
    }
  })
}

/** HTML names pictures by their address, which is another one here. */
export function withOwnPictures(html: string, pictures: Map<string, ImportedPicture>): string {
  let own = html
  for (const [at, { path }] of pictures) own = own.replaceAll(`src="/${at}"`, `src="/${path}"`)
  return own
}

function dataOf(desired: DesiredValue[], locale: Locale): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const { from, en, bn } of desired) put(data, from, locale === 'bn' && bn !== undefined ? bn : en)
  return data
}

/** Whether the record holds it already. */
function isStored(record: StoredRecord, desired: DesiredValue): boolean {
  if (desired.bn !== undefined) return isStoredIn(record, desired, 'en') && isStoredIn(record, desired, 'bn')
  const value = valueAt(record, desired.from)
  if (Array.isArray(desired.en)) return String(value ?? []) === String(desired.en)
  return same(typeof value === 'object' ? idOf(value) : value, desired.en)
}

function isStoredIn(record: StoredRecord, desired: DesiredValue, locale: Locale): boolean {
  const texts = (valueAt(record, desired.from) ?? {}) as Partial<Record<Locale, unknown>>
  return same(texts[locale], desired[locale])
}

/** Nothing is stored as null, and read as undefined where it never was. */
const same = (a: unknown, b: unknown) => (a || null) === (b || null)

/** Runs work in a transaction of its own. @throws what it throws; nothing is written then */
export async function inTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload)
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined
  try {
    const result = await work(req)
    await payload.db.commitTransaction(req.transactionID as string)
    return result
  } catch (error) {
    if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID)
    throw error
  }
}
