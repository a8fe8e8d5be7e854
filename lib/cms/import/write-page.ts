/** One page of another server, written whole in both languages or not at all. */
import type { Field, Payload, PayloadRequest } from 'payload'
import { pageBlocks } from '@/lib/content/blocks'
import { BLOCK_SHAPES, type Shape } from '@/lib/content/model/block-shapes'
import { toPages } from '@/lib/content/page'
import type { MediaLibrary, StoredRecord } from '@/lib/platform/payload/stored-records'
import type { BlockPage, PageBlock } from '@/lib/shared/content/pages'
import { idOf } from '@/lib/shared/format/related-id'
import type { ImportedPicture } from './import-pictures'
import { inTransaction, knownRecord, type Outcome, withOwnPictures } from './import-record'

export interface IncomingPage {
  origin: string
  en: BlockPage
  bn: BlockPage
  /** Id here of the page above. */
  parent: number | null
  /** Path there → picture here; one that is not in it is left out. */
  pictures: Map<string, ImportedPicture>
  /** Id there → Id here. */
  campaigns: Map<number, number>
}

type Row = Record<string, unknown>
type Shapes = { readonly [field: string]: Shape }

const TEXTS = ['title', 'tagline', 'description', 'category', 'back', 'bannerTitle'] as const

/** @throws what the CMS says against the page */
export async function writePage(payload: Payload, incoming: IncomingPage): Promise<Outcome> {
  const { origin, en, bn, parent } = incoming
  const english = dataOf(en, incoming)
  return inTransaction(payload, async (req) => {
    const known = await knownRecord(req, 'pages', origin)
    if (known && idOf(known.parent) === parent && isStored(known, incoming)) return 'unchanged'
    const options = { collection: 'pages', locale: 'en', depth: 0, req } as const
    const data = { ...english, parent, _status: 'published' } as never
    const made = (known
      ? await payload.update({ ...options, id: known.id, data })
      : await payload.create({ ...options, data })) as unknown as StoredRecord
    if (!known) await payload.create({ collection: 'imports', data: { origin, record: made.id }, req })
    await writeBangla(req, made, dataOf(bn, incoming), english)
    return known ? 'changed' : 'new'
  })
}

/** Bangla goes to the rows that English made; what is as in English is stored as nothing. */
async function writeBangla(req: PayloadRequest, made: StoredRecord, bn: Row, en: Row): Promise<void> {
  const differing = Object.fromEntries(TEXTS.map((name) => [name, bn[name] === en[name] ? null : bn[name]]))
  const blocks = mergeRows(made.blocks, bn.blocks, en.blocks)
  const data = { ...differing, blocks, _status: 'published' } as never
  await req.payload.update({ collection: 'pages', id: made.id, locale: 'bn', data, depth: 0, req })
}

function mergeRows(made: unknown, bn: unknown, en: unknown): Row[] {
  const [others, own] = [bn as Row[] | undefined, en as Row[] | undefined]
  return ((made as Row[] | null | undefined) ?? []).map((row, i) => {
    const [other = {}, mine = {}] = [others?.[i], own?.[i]]
    const fits = other.blockType === row.blockType || row.blockType === undefined
    return Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (Array.isArray(value)) return [name, mergeRows(value, fits ? other[name] : undefined, mine[name])]
        if (!LOCALIZED.has(name)) return [name, value]
        return [name, fits && other[name] !== mine[name] ? other[name] : null]
      }),
    )
  })
}

/** Names of the fields of blocks that have a text in each language; the others have one for both. */
const LOCALIZED: ReadonlySet<string> = new Set(localizedIn(pageBlocks().flatMap(({ fields }) => fields)))

function localizedIn(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const own = 'localized' in field && field.localized && 'name' in field ? [field.name] : []
    return 'fields' in field ? [...own, ...localizedIn(field.fields)] : own
  })
}

/** As the CMS stores it, without row ids. */
function dataOf(page: BlockPage, incoming: IncomingPage): Row {
  const idAt = (path: unknown) => incoming.pictures.get(String(path))?.id ?? null
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, page[name] || null])),
    path: page.path,
    section: page.section || null,
    image: idAt(page.image),
    banners: page.banners.map((image) => ({ image: idAt(image) })),
    blocks: page.blocks.map((block) => ({
      blockType: block.kind,
      ...storedRow(BLOCK_SHAPES[block.kind], block as never, incoming),
    })),
  }
}

function storedRow(shapes: Shapes, row: Row, incoming: IncomingPage): Row {
  const idAt = (path: unknown) => incoming.pictures.get(String(path))?.id ?? null
  const stored = (shape: Shape, value: unknown): unknown => {
    if (shape === 'picture') return idAt(value)
    if (shape === 'pictures') return (value as unknown[]).map((path) => ({ image: idAt(path) }))
    if (shape === 'related') return incoming.campaigns.get(value as number) ?? null
    if (shape === 'text') return html(value as string, incoming) || null
    return typeof shape === 'object' ? (value as Row[]).map((one) => storedRow(shape, one, incoming)) : value
  }
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, stored(shape, row[name])]))
}

/** With the pictures of this library; others are left out. */
function html(text: string, { pictures }: IncomingPage): string {
  const known = (at: string) => [...pictures.keys()].some((path) => `/${path}` === at)
  const shown = text.replace(/<img\b[^>]*\bsrc="([^"]*)"[^>]*>/g, (tag, at: string) => (known(at) ? tag : ''))
  return withOwnPictures(shown, pictures)
}

/** Whether the page is read here as it would be after it was written. */
function isStored(known: StoredRecord, incoming: IncomingPage): boolean {
  const library = new Map(
    [...incoming.pictures.values()].map(({ id, path }) => [id, { path }]),
  ) as unknown as MediaLibrary
  return (['en', 'bn'] as const).every((locale) => {
    const [page] = toPages([known], locale, library)
    const wanted = toPages([{ id: known.id, ...dataOf(incoming[locale], incoming) }], locale, library)[0]
    return page && wanted && JSON.stringify(comparable(page)) === JSON.stringify(comparable(wanted))
  })
}

const comparable = ({ id, modifiedAt, parent, blocks, ...page }: BlockPage) => ({
  ...page,
  blocks: (blocks as PageBlock[]).map(({ id: _, ...block }) => block),
})
