/** Records of which Bangla lacks texts, for the list in the admin and the marks in its lists. */

import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { COLLECTIONS } from '@/lib/access/rights/matrix'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { type StoredRecord, textIn } from '@/lib/platform/payload/stored-records'
import { type MissingText, missingBangla } from './missing-bangla'
import { untranslatedIds } from './untranslated-ids'

/** A record of which Bangla lacks texts. */
export interface UntranslatedRecord {
  collection: CollectionSlug
  id: number
  title: string
  record: StoredRecord
  missing: MissingText[]
}

/** Read in one go: some ten milliseconds. */
const RECORDS_AT_ONCE = 100
/** A list of more is none that somebody works through. */
export const MAX_LISTED = 500

const AREAS: readonly unknown[] = ['content', 'campaigns', 'media']

/** Collections whose words somebody may write. */
export const translatedBy = (user: TypedUser | null): CollectionSlug[] =>
  (Object.keys(COLLECTIONS) as CollectionSlug[]).filter((slug) => {
    const { area } = COLLECTIONS[slug]
    return typeof area === 'string' && AREAS.includes(area) && isAllowed(user, area, 'update')
  })

/**
 * The newest version of each record that lacks texts.
 * @param language of the labels, as Payload names it
 * @param only of these Ids
 * @returns at most MAX_LISTED of them
 */
export async function findMissingBangla(
  payload: Payload,
  collection: CollectionSlug,
  language: string,
  only?: readonly number[],
): Promise<UntranslatedRecord[]> {
  const { config } = payload.collections[collection]
  const { useAsTitle = 'id' } = config.admin
  const found: UntranslatedRecord[] = []
  for await (const ids of only ? [[...only]] : untranslatedIds(payload, collection)) {
    for (let at = 0; at < ids.length && found.length < MAX_LISTED; at += RECORDS_AT_ONCE) {
      const { docs } = await payload.find({
        collection,
        locale: 'all',
        depth: 0,
        draft: true,
        pagination: false,
        sort: 'id',
        where: { id: { in: ids.slice(at, at + RECORDS_AT_ONCE) } },
      })
      for (const record of docs as unknown as StoredRecord[]) {
        const missing = missingBangla(config.flattenedFields, record, language)
        const title = textIn(record[useAsTitle], 'en') || `${record.id}`
        if (missing.length > 0) found.push({ collection, id: record.id, title, record, missing })
      }
      await yieldToEventLoop()
    }
    if (found.length >= MAX_LISTED) break
  }
  return found.slice(0, MAX_LISTED)
}
