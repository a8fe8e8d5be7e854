import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type StoredRecord, valueAt } from '@/lib/platform/payload/stored-records'

/** Request → its record in English: a screen asks for each of its fields. */
const records = new WeakMap<PayloadRequest, Promise<StoredRecord>>()

/** The English text of a field, in the newest version of the record; '' where there is none. @param slug of a collection or global */
export async function englishOf(
  req: PayloadRequest,
  slug: string,
  id: number | string | undefined,
  path: string,
): Promise<string> {
  const isGlobal = req.payload.globals.config.some((global) => global.slug === slug)
  if (!isGlobal && !id) return ''
  const reading = records.get(req) ?? (isGlobal ? globalInEnglish(req, slug) : recordInEnglish(req, slug, Number(id)))
  records.set(req, reading)
  const value = valueAt(await reading, path)
  return typeof value === 'string' ? value : ''
}

const ENGLISH = { locale: 'en', fallbackLocale: false, depth: 0, draft: true, overrideAccess: false } as const

const recordInEnglish = ({ payload, user }: PayloadRequest, slug: string, id: number): Promise<StoredRecord> =>
  payload.findByID({ ...ENGLISH, collection: slug as CollectionSlug, id, user }) as unknown as Promise<StoredRecord>

const globalInEnglish = async ({ payload, user }: PayloadRequest, slug: string): Promise<StoredRecord> => {
  const found = await payload.findGlobal({ ...ENGLISH, slug: slug as GlobalSlug, user })
  return found as unknown as StoredRecord
}
