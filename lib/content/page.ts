/** From stored pages to pages as the site draws them. Storage shapes stop here. */
import { type MediaLibrary, rowsOf, type StoredRecord, textIn } from '@/lib/platform/payload/stored-records'
import type { PageSection } from '@/lib/shared/addresses/fixed-pages'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fileAddress, kindOf } from '@/lib/shared/content/file-kinds'
import type { BlockFile, BlockKind, BlockPage, PageBlock } from '@/lib/shared/content/pages'
import { idOf } from '@/lib/shared/format/related-id'
import { BLOCK_KINDS, BLOCK_SHAPES, type Shape } from './model/block-shapes'

type Row = Record<string, unknown>

/** Id of a file for download → its record. */
export type FileLibrary = ReadonlyMap<number, StoredRecord>

interface Reading {
  locale: Locale
  media: MediaLibrary
  files: FileLibrary
}

const pictureAt = (value: unknown, { media }: Reading) => media.get(idOf(value) ?? -1)?.path ?? null

/** A field's value as the site draws it: a text in one language, a picture by its path. */
function read(shape: Shape, value: unknown, reading: Reading): unknown {
  switch (shape) {
    case 'text':
      return textIn(value, reading.locale)
    case 'picture':
      return pictureAt(value, reading)
    case 'file':
      return fileAt(value, reading)
    case 'pictures':
      return rowsOf(value).map(({ image }) => pictureAt(image, reading))
    case 'related':
      return idOf(value)
    case 'number':
      return Number(value ?? 0)
    case 'flag':
      return value === true
    default:
      return rowsOf(value).map((row) => readAll(shape, row, reading))
  }
}

function fileAt(value: unknown, { files }: Reading): BlockFile | null {
  const file = files.get(idOf(value) ?? -1)
  if (!file) return null
  const filename = String(file.filename)
  return { address: fileAddress(filename), kind: kindOf(filename), bytes: Number(file.filesize ?? 0) }
}

const readAll = (shapes: { readonly [field: string]: Shape }, row: Row, reading: Reading): Row =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, read(shape, row[name], reading)]))

const isKind = (type: unknown): type is BlockKind => (BLOCK_KINDS as unknown[]).includes(type)

function blockOf(row: Row, reading: Reading): PageBlock[] {
  const { blockType } = row
  if (!isKind(blockType)) return []
  return [{ id: String(row.id), kind: blockType, ...readAll(BLOCK_SHAPES[blockType], row, reading) } as PageBlock]
}

/** All pages in one language, in the order that editors gave by dragging. @param records as stored, the published ones */
export function toPages(
  records: readonly StoredRecord[],
  locale: Locale,
  media: MediaLibrary,
  files: FileLibrary = new Map(),
): BlockPage[] {
  const reading = { locale, media, files }
  const pathOf = new Map(records.map(({ id, path }) => [id, String(path)]))
  return [...records].sort(byHand).map((record) => ({
    id: record.id,
    path: String(record.path),
    title: textIn(record.title, locale),
    tagline: textIn(record.tagline, locale),
    description: textIn(record.description, locale),
    category: textIn(record.category, locale),
    banners: rowsOf(record.banners).map(({ image }) => pictureAt(image, reading)),
    image: pictureAt(record.image, reading),
    section: (record.section as PageSection | null | undefined) ?? '',
    parent: pathOf.get(idOf(record.parent) ?? -1) ?? null,
    back: textIn(record.back, locale),
    bannerTitle: textIn(record.bannerTitle, locale),
    blocks: rowsOf(record.blocks).flatMap((row) => blockOf(row, reading)),
    modifiedAt: new Date(String(record.updatedAt ?? 0)).toISOString(),
  }))
}

function byHand(a: StoredRecord, b: StoredRecord): number {
  const [left, right] = [String(a._order ?? ''), String(b._order ?? '')]
  return left < right ? -1 : left > right ? 1 : a.id - b.id
}
