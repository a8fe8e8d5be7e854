import type { Payload, PayloadRequest } from 'payload'
import { shownPictures } from '@/lib/content/media/current-pictures'
import { fieldsOf, toWire } from '@/lib/content/model/wire'
import { withTotals } from '@/lib/giving/books/campaign-totals'
import { readPublicTotals } from '@/lib/giving/books/public-totals'
import { mediaLibrary, type StoredRecord, valueAt } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentType, Identified } from '@/lib/shared/content/types'
import { idOf } from '@/lib/shared/format/related-id'

/** A stored record as a record of the wire, with its pictures as the transaction sees them. */
export async function wireRecord(
  payload: Payload,
  type: ContentType,
  stored: StoredRecord,
  locale: Locale,
  req?: PayloadRequest,
): Promise<Identified> {
  const ids = fieldsOf(type).flatMap(([, field]) => {
    const id = field.kind === 'image' ? idOf(valueAt(stored, field.from)) : null
    return id === null ? [] : [id]
  })
  const where = { id: { in: ids } }
  const pictures =
    ids.length === 0
      ? []
      : (await payload.find({ collection: 'media', where, pagination: false, depth: 0, locale: 'all', req })).docs
  const record = type === 'donation' ? await withTotalsOf(payload, stored, req) : stored
  return toWire(type, record, locale, mediaLibrary(shownPictures(pictures as unknown as StoredRecord[])))
}

async function withTotalsOf(payload: Payload, campaign: StoredRecord, req?: PayloadRequest): Promise<StoredRecord> {
  return withTotals([campaign], await readPublicTotals(payload, req))[0] ?? campaign
}
