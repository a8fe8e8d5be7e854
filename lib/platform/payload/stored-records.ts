/** Reading values out of CMS records as they come with `locale: 'all'` and `depth: 0`. Storage shapes stop here. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { type Crop, type Focus, shownFocus } from '@/lib/shared/content/framing'
import type { ImageMeta } from '@/lib/shared/content/types'

export type StoredRecord = { id: number } & Record<string, unknown>

/** A picture as the snapshot keeps it: its meta in both languages. */
export interface StoredImage {
  path: string
  meta: Record<Locale, ImageMeta>
}

/** Picture id → picture. */
export type MediaLibrary = Map<number, StoredImage>

/** The value at a path such as 'detail.title'. */
export function valueAt(record: StoredRecord, path: string): unknown {
  let value: unknown = record
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return value
}

/** A text in a language; Bangla falls back to English, and what is nowhere is ''. */
export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  const texts = (value ?? {}) as Partial<Record<Locale, string | null>>
  return texts[locale] || texts.en || ''
}

/** The rows of an array or of blocks, as stored. */
export const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])

interface StoredCopy {
  width?: number | null
  filename?: string | null
}

/** What reads pictures of a library. */
export type PictureLookup = Pick<MediaLibrary, 'get'>

/** Maps the records of the media collection; one that was mapped before is the very same picture. */
export function mediaLibrary(records: readonly StoredRecord[]): MediaLibrary {
  return new Map(records.map((record) => [record.id, storedImage(record)]))
}

const images = new WeakMap<StoredRecord, StoredImage>()

/** Maps a record of the media collection, once. */
export function storedImage(record: StoredRecord): StoredImage {
  const known = images.get(record)
  if (known) return known
  const sizes = (record.sizes ?? {}) as Record<string, StoredCopy | null>
  const widths = new Set<number>()
  for (const [name, copy] of Object.entries(sizes)) {
    if (name.startsWith('webp') && copy?.filename && copy.width) widths.add(copy.width)
  }
  const focus = (record.focus ?? null) as Focus | null
  const crop = (record.crop ?? null) as Crop | null
  const meta = (locale: Locale): ImageMeta => ({
    alt: textIn(record.alt, locale),
    width: Number(record.width ?? 0),
    height: Number(record.height ?? 0),
    widths: [...widths].sort((a, b) => a - b),
    ...(record.upright ? { upright: true } : {}),
    ...(focus ? { focus: shownFocus(focus, crop) } : {}),
    ...(record.placeholder ? { placeholder: String(record.placeholder) } : {}),
  })
  const image = { path: `media/${record.filename}`, meta: { en: meta('en'), bn: meta('bn') } }
  images.set(record, image)
  return image
}
