/**
 * What shows in the place of a picture whose file was replaced, or that was taken away. Texts go on naming the file that their
 * author chose, in versions and drafts too: they are read with the names of today, so that nothing has to be written again.
 */
import path from 'node:path'
import type { Locale } from '@/lib/shared/addresses/localized'
import { asAttribute } from '@/lib/shared/format/as-html'
import { idOf } from '@/lib/shared/format/related-id'
import { originalOf } from './original-name'

/** A picture as it is stored, as far as this goes. */
export interface NamedPicture {
  id: number
  filename?: unknown
  alt?: unknown
  formerNames?: unknown
  formerCrops?: unknown
  withdrawnAt?: unknown
  instead?: unknown
}

/** What shows now; null where nothing does. */
interface CurrentPicture {
  /** Name of the largest file. */
  filename: string
  /** Of another picture than the one that was chosen; null where it is the same in another file. */
  alt: Readonly<Record<Locale, string>> | null
}

/** Stem of a file that is not there any more → what shows now. */
export type CurrentPictures = ReadonlyMap<string, CurrentPicture | null>

/** Name of a picture without what tells its files apart: of its largest file, of a copy, of the file that it was made of. */
export const stemOf = (name: string): string => path.parse(originalOf(name)).name

/** Of pictures that stand in for each other, so many are gone through. */
const MOST_STEPS = 10

/**
 * The picture that shows for a stored one: itself, or where it was taken away the one that was chosen to stand there.
 * @returns undefined where nothing shows
 */
function shownInstead<T extends NamedPicture>(record: T, byId: ReadonlyMap<number, T>): T | undefined {
  let shown: T | undefined = record
  for (let step = 0; shown?.withdrawnAt && step < MOST_STEPS; step += 1) shown = byId.get(idOf(shown.instead) ?? -1)
  return shown?.withdrawnAt ? undefined : shown
}

/** Pictures as they show: one that was taken away as what stands in its place, under its own Id; without it not at all. */
export function shownPictures<T extends NamedPicture>(records: readonly T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return records.flatMap((record) => {
    const shown = shownInstead(record, byId)
    return shown === record ? record : shown ? { ...shown, id: record.id } : []
  })
}

/** @param altOf alternative text of a picture in a language */
export function currentPictures<T extends NamedPicture>(
  records: readonly T[],
  altOf: (record: T, locale: Locale) => string,
): CurrentPictures {
  const byId = new Map(records.map((record) => [record.id, record]))
  const current = new Map<string, CurrentPicture | null>()
  for (const record of records) {
    const former = [...formerNamesOf(record), ...formerCropsOf(record)].map(stemOf)
    if (former.length === 0 && !record.withdrawnAt) continue
    const shown = shownInstead(record, byId)
    const alt = shown === record || !shown ? null : { en: altOf(shown, 'en'), bn: altOf(shown, 'bn') }
    const now = shown ? { filename: String(shown.filename), alt } : null
    for (const stem of [...former, ...(record.withdrawnAt ? [stemOf(String(record.filename))] : [])])
      current.set(stem, now)
  }
  return current
}

/** Names of the files that a picture was made of before, the oldest first. */
export const formerNamesOf = ({ formerNames }: Pick<NamedPicture, 'formerNames'>): string[] => namesIn(formerNames)

/** Names of the files that showed another part of what the picture is made of, or was before; they are not there any more. */
export const formerCropsOf = ({ formerCrops }: Pick<NamedPicture, 'formerCrops'>): string[] => namesIn(formerCrops)

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

/**
 * A stored value with the pictures of its texts as they are now: the same object where none of them changed.
 * @param locale of the texts, where the value itself does not tell
 */
export function withCurrentPictures<T>(value: T, current: CurrentPictures, locale: Locale = 'en'): T {
  if (current.size === 0) return value
  if (typeof value === 'string') return (value.includes('/media/') ? inText(value, current, locale) : value) as T
  if (typeof value !== 'object' || value === null) return value
  let isSame = true
  const entries = Object.entries(value).map(([key, part]) => {
    const read = withCurrentPictures(part, current, key === 'en' || key === 'bn' ? key : locale)
    if (read !== part) isSame = false
    return [key, read] as const
  })
  if (isSame) return value
  return (Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T
}

const ADDRESS = /\/media\/([\w-]+\.(?:webp|avif))/g
/** As the site's sanitizer writes them: one figure is never within another. */
const FIGURE = /<figure\b[^>]*>(?:(?!<\/figure>)[\s\S])*<\/figure>/g
const PICTURE = /<img\b(?:"[^"]*"|[^">])*>/g
const SOURCE = /<img\b(?:"[^"]*"|[^">])*?\ssrc="[^"]*\/media\/([\w-]+\.(?:webp|avif))"/
const ALT = /(\balt=")[^"]*"/

function inText(html: string, current: CurrentPictures, locale: Locale): string {
  const within = (markup: string) => SOURCE.exec(markup)?.[1]
  const isGone = (markup: string) => {
    const name = within(markup)
    return name !== undefined && current.get(stemOf(name)) === null
  }
  return html
    .replace(FIGURE, (figure) => (isGone(figure) ? '' : figure))
    .replace(PICTURE, (picture) => {
      if (isGone(picture)) return ''
      const name = within(picture)
      const alt = name === undefined ? undefined : current.get(stemOf(name))?.alt
      return alt ? picture.replace(ALT, (_whole, start: string) => `${start}${asAttribute(alt[locale])}"`) : picture
    })
    .replace(ADDRESS, (address, name: string) => {
      const now = current.get(stemOf(name))
      return now ? `/media/${now.filename}` : address
    })
}
