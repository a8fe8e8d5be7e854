/**
 * The embedded source: Payload's Local API, published records only, in both languages at once. Of a collection only the
 * records that changed are read, and no more of them in one go than others can wait for: SQLite reads block the process.
 */

import type { CollectionSlug, GlobalSlug, Payload, SelectType } from 'payload'
import { COPY_WIDTHS } from '@/lib/content/media/copy-shapes'
import { FUND_TOTALS } from '@/lib/giving/books/ledger'
import { readPublicTotals } from '@/lib/giving/books/public-totals'
import { readRevisions } from '@/lib/platform/database/revisions'
import { readRowStamps } from '@/lib/platform/database/row-stamps'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { StoredSource } from './stored-source'

const GLOBALS: readonly string[] = ['menu', 'settings', 'payment']

/** Read in one go: some ten milliseconds. */
const RECORDS_AT_ONCE = 100

const COPY = { width: true, filename: true } as const

/** What is read of records of which there are many, most of which no page shows. */
const SELECTED: Partial<Record<CollectionSlug, SelectType>> = {
  media: {
    ...{
      filename: true,
      alt: true,
      width: true,
      height: true,
      placeholder: true,
      upright: true,
      focus: true,
      crop: true,
    },
    ...{ formerNames: true, formerCrops: true, withdrawnAt: true, instead: true },
    sizes: Object.fromEntries(COPY_WIDTHS.map((width) => [`webp${width}`, COPY])),
  },
}

interface Known {
  stamp: string
  record: StoredRecord
}

export function embeddedSource(cms: () => Promise<Payload>): StoredSource {
  /** Collection → id → the record as it was last read. */
  const known = new Map<string, Map<number, Known>>()
  return {
    revisions: async () => withTime(await readRevisions((await cms()).db)),
    read: async (part) => {
      const payload = await cms()
      if (GLOBALS.includes(part)) return readGlobal(payload, part as GlobalSlug)
      const records = await readCollection(payload, part as CollectionSlug, known.get(part) ?? new Map())
      known.set(part, records)
      return [...records.values()].map(({ record }) => record)
    },
    fundTotals: async () => readPublicTotals(await cms()),
  }
}

const HOUR_MS = 60 * 60 * 1000

/** Which promises are shown depends on the payment settings and on the time, too. Each only grows, and so does the sum. */
function withTime(revisions: Map<string, number>): Map<string, number> {
  const parts = [revisions.get(FUND_TOTALS), revisions.get('payment'), Math.floor(Date.now() / HOUR_MS)]
  return revisions.set(
    FUND_TOTALS,
    parts.reduce<number>((sum, part = 0) => sum + part, 0),
  )
}

async function readGlobal(payload: Payload, slug: GlobalSlug): Promise<StoredRecord[]> {
  const found = await payload.findGlobal({ slug, locale: 'all', depth: 0, overrideAccess: true })
  return [{ ...found, id: 0 } as unknown as StoredRecord]
}

/** The published records of a collection: those that did not change since as they were `before`. */
async function readCollection(
  payload: Payload,
  collection: CollectionSlug,
  before: ReadonlyMap<number, Known>,
): Promise<Map<number, Known>> {
  const stamps = await readRowStamps(payload.db, collection)
  const changed = [...stamps].filter(([id, stamp]) => before.get(id)?.stamp !== stamp).map(([id]) => id)
  const read = new Map<number, StoredRecord>()
  for (let i = 0; i < changed.length; i += RECORDS_AT_ONCE) {
    const records = await readRecords(payload, collection, changed.slice(i, i + RECORDS_AT_ONCE))
    for (const record of records) read.set(record.id, record)
    await yieldToEventLoop()
  }
  // What was deleted meanwhile is not there; what was changed meanwhile has another stamp the next time.
  return new Map(
    [...stamps].flatMap(([id, stamp]) => {
      const record = read.get(id)
      const same = before.get(id)
      if (record) return [[id, { stamp, record }] as const]
      return same?.stamp === stamp ? [[id, same] as const] : []
    }),
  )
}

async function readRecords(payload: Payload, collection: CollectionSlug, ids: number[]): Promise<StoredRecord[]> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const select = SELECTED[collection]
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    where: { id: { in: ids }, ...(hasDrafts && { _status: { equals: 'published' } }) },
    ...(select && { select }),
  })
  return docs as unknown as StoredRecord[]
}
