/** From CMS records to the records of the wire, type by type, as the model says. */

import { type PictureLookup, type StoredRecord, textIn, valueAt } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType } from '@/lib/shared/content/types'
import { idOf } from '@/lib/shared/format/related-id'
import { modelOf, type TypeModel } from './model'
import { isHalfField, type WireField } from './wire-fields'

/** Fields as loosely as the reading of any type needs them. */
export function fieldsOf(type: ContentType): [string, WireField][] {
  return Object.entries(modelOf(type).fields as Record<string, WireField>)
}

/** Whether the records of a type have places. */
export const isPlaced = (type: ContentType | undefined): boolean =>
  type !== undefined && 'pages' in modelOf(type).fields

/** Whether the page half of a record holds anything: a type that is one half lists only those. */
export function isFilled(type: ContentType, record: StoredRecord): boolean {
  return fieldsOf(type).some(([, field]) => {
    if (!isHalfField(field)) return false
    const value = valueAt(record, field.from)
    return field.kind === 'image' ? idOf(value) !== null : textIn(value, 'en') !== '' || textIn(value, 'bn') !== ''
  })
}

/** The records of a collection that are of a type, in the order of its list. */
export function recordsOf(type: ContentType, records: StoredRecord[]): StoredRecord[] {
  const { fixed, half, collection } = modelOf(type) as TypeModel
  const mine = records.filter(
    (record) => !record.closed && (!fixed || record[fixed.field] === fixed.value) && (!half || isFilled(type, record)),
  )
  const date = collection === 'news' ? 'date' : collection === 'events' ? 'startsAt' : null
  return date ? newestFirst(mine, date) : mine.sort(byHand)
}

/** By date, newest first; a record without one goes by its day of creation. */
function newestFirst(records: StoredRecord[], field: string): StoredRecord[] {
  const moment = (record: StoredRecord) => Date.parse(String(record[field] ?? record.createdAt ?? 0)) || 0
  return records
    .map((record) => ({ record, at: moment(record) }))
    .sort((a, b) => b.at - a.at || b.record.id - a.record.id)
    .map(({ record }) => record)
}

/** In the order editors gave by dragging; equal keys (records made at the same moment) go by id. */
function byHand(a: StoredRecord, b: StoredRecord): number {
  const [left, right] = [String(a._order ?? ''), String(b._order ?? '')]
  return left < right ? -1 : left > right ? 1 : a.id - b.id
}

/** One record as the wire gives it. */
export function toWire<T extends ContentType>(
  type: T,
  record: StoredRecord,
  locale: Locale,
  media: PictureLookup,
): ContentLists[T] {
  const wire: Record<string, unknown> = { Id: record.id }
  for (const [name, field] of fieldsOf(type)) wire[name] = read(field, record, locale, media)
  return wire as unknown as ContentLists[T]
}

function read(field: WireField, record: StoredRecord, locale: Locale, media: PictureLookup): unknown {
  switch (field.kind) {
    case 'self':
      return record.id
    case 'total':
      return record[field.of] ?? 0
    case 'image':
      return media.get(idOf(valueAt(record, field.from)) ?? -1)?.path ?? null
    case 'parent':
      return idOf(valueAt(record, field.from))
    case 'place':
      return placesAt(record, field.from)[0] ?? ''
    case 'places':
      return placesAt(record, field.from)
    case 'date':
      return isoDate(valueAt(record, field.from))
    case 'amount':
      return valueAt(record, field.from) ?? null
    case 'text':
      return (
        textIn(valueAt(record, field.from), locale) ||
        (field.fallback ? textIn(valueAt(record, field.fallback), locale) : '')
      )
    default:
      return textIn(valueAt(record, field.from), locale)
  }
}

/** Where a stored record shows. */
export const placesAt = (record: StoredRecord, from: string): string[] =>
  (valueAt(record, from) as string[] | null | undefined) ?? []

function isoDate(value: unknown): string | null {
  if (!value) return null
  const moment = new Date(value as string)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** Paths of the pictures that records show. */
export function imagePaths(type: ContentType, records: ContentLists[ContentType][]): string[] {
  const names = fieldsOf(type).flatMap(([name, field]) => (field.kind === 'image' ? [name] : []))
  const paths = new Set<string>()
  for (const record of records as unknown as Record<string, unknown>[]) {
    for (const name of names) {
      const path = record[name]
      if (typeof path === 'string') paths.add(path)
    }
  }
  return [...paths]
}
