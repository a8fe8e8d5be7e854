/** The embedded source: Payload's Local API, published records only, in both languages at once. */
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { readRevisions } from '@/lib/database/revisions'
import type { StoredSource } from './source'
import type { StoredRecord } from './stored'

const GLOBALS: readonly string[] = ['settings', 'payment']

export function embeddedSource(cms: () => Promise<Payload>): StoredSource {
  return {
    revisions: async () => readRevisions((await cms()).db),
    read: async (part) => {
      const payload = await cms()
      return GLOBALS.includes(part)
        ? readGlobal(payload, part as GlobalSlug)
        : readCollection(payload, part as CollectionSlug)
    },
  }
}

async function readGlobal(payload: Payload, slug: GlobalSlug): Promise<StoredRecord[]> {
  const found = await payload.findGlobal({ slug, locale: 'all', depth: 0, overrideAccess: true })
  return [{ ...found, id: 0 } as unknown as StoredRecord]
}

async function readCollection(payload: Payload, collection: CollectionSlug): Promise<StoredRecord[]> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    where: hasDrafts ? { _status: { equals: 'published' } } : {},
  })
  return docs as unknown as StoredRecord[]
}
