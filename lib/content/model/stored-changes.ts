/** Changes of the records that the CMS stores, whether a call makes them or an import. */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { PAGE_HALF } from '@/lib/content/fields/page-half'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'

/** Sets the value at a path such as 'detail.title'. */
export function put(data: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', second] = path.split('.')
  if (second === undefined) data[first] = value
  else data[first] = { ...((data[first] as object) ?? {}), [second]: value }
}

const hasDrafts = (payload: Payload, collection: string) =>
  Boolean(payload.collections[collection as CollectionSlug].config.versions?.drafts)

/** Articles are published with the write. */
export const published = (payload: Payload, collection: string) =>
  hasDrafts(payload, collection) ? { _status: 'published' } : {}

/**
 * The published record in one language. Payload would start from the newest draft, and so publish what an editor has
 * not finished.
 */
export async function publishedBase(req: PayloadRequest, collection: string, id: number, locale: Locale) {
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

/** Changes over a record; those of the page half leave the rest of it. */
export function merge(base: Record<string, unknown>, data: Record<string, unknown>): Record<string, unknown> {
  const half = data[PAGE_HALF]
    ? { [PAGE_HALF]: { ...(base[PAGE_HALF] as object), ...(data[PAGE_HALF] as object) } }
    : {}
  return { ...base, ...data, ...half }
}
