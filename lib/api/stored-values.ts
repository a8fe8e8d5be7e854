/** From checked values of the wire to what the CMS stores. */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { fieldsOf } from '@/lib/content/model/wire'
import { isHalfField, PAGE_HALF } from '@/lib/content/model/wire-fields'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentType } from '@/lib/shared/content/types'
import { invalid } from './errors'
import { pictureId } from './pictures'
import type { WriteValues } from './values'

/** What the CMS stores for the values of the wire. */
export async function toStored(
  req: PayloadRequest,
  type: ContentType,
  values: WriteValues,
  halfOnly = false,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  const alt = String(values.title ?? values.name ?? '')
  for (const [name, field] of fieldsOf(type)) {
    const value = values[name]
    if (value === undefined || !('from' in field) || (halfOnly && !isHalfField(field))) continue
    if (field.kind === 'image' && value !== null) {
      put(data, field.from, await pictureId(req, name, value as string | File, alt))
    } else {
      if (field.kind === 'parent') await requireProject(req, name, Number(value))
      put(data, field.from, field.kind === 'place' ? [value ?? []].flat() : value)
    }
  }
  return data
}

async function requireProject(req: PayloadRequest, field: string, id: number): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection: 'projects', where: { id: { equals: id } }, req })
  if (totalDocs === 0) throw invalid({ [field]: `There is no project with the Id ${id}.` })
}

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
