/** Records as they are stored, in both languages, for comparing them. */
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

export type StoredDoc = { id: number; createdAt?: string } & Record<string, unknown>

/** All records of a collection as editors see them: the newest draft, where there is one. */
export async function storedDocs(req: PayloadRequest, collection: CollectionSlug): Promise<StoredDoc[]> {
  const { docs } = await req.payload.find({
    collection,
    locale: 'all',
    draft: Boolean(req.payload.collections[collection].config.versions?.drafts),
    depth: 0,
    pagination: false,
    overrideAccess: true,
    sort: 'id',
    req,
  })
  return docs as unknown as StoredDoc[]
}

export const storedGlobal = async (req: PayloadRequest, slug: GlobalSlug): Promise<Record<string, unknown>> =>
  (await req.payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    req,
  })) as unknown as Record<string, unknown>

/** The value at a path such as 'bank.branch'. */
export const valueIn = (stored: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], stored)
