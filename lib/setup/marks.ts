/**
 * Marks of the demo: which records and settings it wrote, and what they said then. Written with the demo's content, or for a
 * database that was filled before there were marks; a record that says something else by now is no longer the demo's.
 */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { fingerprint } from './fingerprint'
import { type StoredDoc, valueIn } from './stored'

/** Collections of the demo, in an order in which they can be deleted: what refers to others comes before them. */
export const DEMO_COLLECTIONS = [
  'intros',
  'subcategories',
  'projects',
  'banners',
  'abouts',
  'people',
  'news',
  'events',
  'health',
  'faqs',
  'gallery-images',
  'gallery-videos',
  'partners',
  'words',
  'pages',
  'campaigns',
  'media',
] as const satisfies readonly CollectionSlug[]

export type DemoCollection = (typeof DEMO_COLLECTIONS)[number]

export const DEMO_GLOBALS = ['settings', 'payment'] as const
export type DemoGlobal = (typeof DEMO_GLOBALS)[number]

interface Mark {
  fingerprint: string
  /** Ids are given again after a deletion: the moment tells such records apart. */
  createdAt: string
}

export interface DemoMarks {
  /** When they were written. */
  at: string
  /** Collection → id → mark. */
  records: Partial<Record<DemoCollection, Record<string, Mark>>>
  /** Global → path of the field → fingerprint of what stands there. */
  fields: Partial<Record<DemoGlobal, Record<string, string>>>
  /** Pledges by which the demo's campaigns have their opening balances. */
  openings: number[]
}

/** Key under which the database stores them. */
const KEY = 'demo-marks'

export const markOf = (doc: StoredDoc): Mark => ({ fingerprint: fingerprint(doc), createdAt: String(doc.createdAt) })

/** What is known of a record: the demo's as it was written, the demo's and changed since, or somebody's own. */
export function originOf(marks: DemoMarks, collection: DemoCollection, doc: StoredDoc): 'demo' | 'changed' | 'own' {
  const mark = marks.records[collection]?.[String(doc.id)]
  if (!mark || mark.createdAt !== String(doc.createdAt)) return 'own'
  return mark.fingerprint === fingerprint(doc) ? 'demo' : 'changed'
}

/** Whether what stands in a field of a global is still the demo's. */
const isDemoField = (marks: DemoMarks, global: DemoGlobal, path: string, stored: object): boolean =>
  marks.fields[global]?.[path] === fingerprint({ is: valueIn(stored, path) })

/** Paths of the fields of a global in which the demo's words stand. */
export const demoFields = (marks: DemoMarks, global: DemoGlobal, stored: object): string[] =>
  Object.keys(marks.fields[global] ?? {}).filter((path) => isDemoField(marks, global, path, stored))

/** The marks; null where the database never had the demo, or it was taken away. */
export async function readMarks(payload: Payload, req?: PayloadRequest): Promise<DemoMarks | null> {
  const stored = await payload.db.findOne<{ id: number; data?: unknown }>({
    collection: 'payload-kv' as CollectionSlug,
    where: { key: { equals: KEY } },
    ...(req && { req }),
  })
  return (stored?.data as DemoMarks | undefined) ?? null
}

/** Writes the marks in the request's transaction. */
export async function writeMarks(req: PayloadRequest, marks: DemoMarks): Promise<void> {
  const collection = 'payload-kv' as CollectionSlug
  const where = { key: { equals: KEY } }
  await req.payload.db.upsert({ collection, data: { key: KEY, data: marks }, where, req })
}
