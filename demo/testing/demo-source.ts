/** Demo content as a source of the snapshot, without a database: for tests that draw pages. */
import { readFileSync } from 'node:fs'
import type { PayloadRequest } from 'payload'
import type { StoredSource } from '@/lib/delivery/stored-source'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import { DEFAULT_COUNTRIES } from '@/lib/shared/money/countries'
import { fillRecords } from '../records'
import type { DemoContent, DemoImage } from '../shape'

/** What fillRecords writes, in one language. */
interface Written {
  collection?: string
  slug?: string
  id?: number
  locale?: 'en' | 'bn'
  data: StoredRecord
}

/** Of fields that the demo leaves as the admin fills them in. */
const DEFAULTS: Record<string, object> = { settings: { countries: DEFAULT_COUNTRIES.join('\n') } }

/**
 * The records that fill an empty site, as they would be stored. Opening balances are not among them.
 * @param content as the demo has it, or changed
 */
export async function demoSource(content: DemoContent): Promise<StoredSource> {
  const stored = new Map<string, StoredRecord[]>()
  const partOf = (name: string) => {
    const records = stored.get(name) ?? []
    stored.set(name, records)
    return records
  }
  const create = async ({ collection = '', data }: Written) => {
    const records = partOf(collection)
    const rows = (data.blocks as object[] | undefined)?.map((block, at) => ({ ...block, id: `block-${at}` }))
    const made = {
      ...data,
      ...(rows && { blocks: rows }),
      id: records.length + 1,
      createdAt: '2026-11-01T00:00:00.000Z',
    }
    records.push(made)
    return made
  }
  const update = async ({ collection = '', id, data }: Written) => {
    const records = partOf(collection)
    const at = records.findIndex((record) => record.id === id)
    records[at] = inBoth(records[at], data) as StoredRecord
  }
  const updateGlobal = async ({ slug = '', data, locale }: Written) => {
    const [before] = partOf(slug)
    stored.set(slug, [locale === 'bn' ? (inBoth(before, data) as StoredRecord) : { ...DEFAULTS[slug], ...data, id: 1 }])
  }
  const pictures = new Map<string, number>()
  for (const [drawing, { filename, width, height }] of Object.entries(demoImages())) {
    const alt = content.imageAlts[drawing] ?? drawing
    const { id } = await create({ collection: 'media', data: { id: 0, alt, filename, width, height } })
    pictures.set(drawing, id)
  }
  const find = async () => ({ docs: [] })
  const req = { payload: { create, find, update, updateGlobal } }
  // Sentences are changed under a lock of the database; their rows hold nothing else than the content does.
  await fillRecords(req as unknown as PayloadRequest, { ...content, words: {} }, pictures)
  for (const [key, texts] of Object.entries(content.words))
    await create({ collection: 'words', data: { id: 0, key, ...texts } })
  return {
    revisions: async () => new Map(),
    read: async (part) => stored.get(part) ?? [],
    fundTotals: async () => [],
  }
}

const demoImages = () => JSON.parse(readFileSync('demo/media/manifest.json', 'utf8')) as Record<string, DemoImage>

/** A record's values in both languages, as they are read with `locale: 'all'`; what is alike is not localized. */
function inBoth(en: unknown, bn: unknown): unknown {
  if (typeof en === 'string') return en === bn ? en : { en, bn }
  if (Array.isArray(en)) return en.map((item, at) => inBoth(item, Array.isArray(bn) ? bn[at] : undefined))
  if (typeof en !== 'object' || en === null) return en
  const there = (bn ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(en).map(([name, value]) => [name, name in there ? inBoth(value, there[name]) : value]),
  )
}
