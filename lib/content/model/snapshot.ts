/** The snapshot of all public content, from which pages, calls and polls are answered. */

import { createHash } from 'node:crypto'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { MovedPictures } from '@/lib/shared/addresses/moved-pictures'
import type { Redirect } from '@/lib/shared/addresses/redirect'
import type { Menu } from '@/lib/shared/content/menu'
import type { BlockPage } from '@/lib/shared/content/pages'
import type { ChangedPart } from '@/lib/shared/content/pages-of-content'
import { inFooter } from '@/lib/shared/content/placement'
import type {
  CampaignStory,
  ContentLists,
  ContentType,
  ImageIndex,
  ImageMeta,
  ImagePath,
  Partner,
  Placed,
  RecordTimes,
  SiteSettings,
} from '@/lib/shared/content/types'
import type { ChangedWords } from '@/lib/shared/i18n/changed-words'
import { CONTENT_TYPES } from './model'
import { picturesOfPage } from './page-pictures'
import { imagePaths, isPlaced } from './wire'

export interface ListSnapshot<T extends ContentType = ContentType> {
  /** Hash of the records in both languages and of what is known of their pictures. */
  version: string
  records: Record<Locale, ContentLists[T][]>
  /** By Id; not there where the source does not tell. */
  times?: ReadonlyMap<number, RecordTimes>
}

/** By list and place, ISO 8601. A place is what parts a list: one of the field `pages`, '' for none, or the Id of a project. */
export type Removals = Partial<Record<ContentType, Record<string, string>>>

/** The pages made of blocks, in order. */
export interface PagesSnapshot {
  /** Hash of the pages in both languages and of what is known of their pictures. */
  version: string
  records: Record<Locale, BlockPage[]>
}

export interface Snapshot {
  lists: { [T in ContentType]: ListSnapshot<T> }
  images: Record<Locale, ImageIndex>
  settings: Record<Locale, SiteSettings>
  partners: Record<Locale, Partner[]>
  /** Those that somebody wrote; none where the lists come from another server. */
  stories: Record<Locale, CampaignStory[]>
  /** Sentences of the interface that staff changed. */
  words: ChangedWords
  pages: PagesSnapshot
  menu: Record<Locale, Menu>
  /**
   * Addresses that were moved. No page shows them: the front is told of those without a page
   * (lib/delivery/active-redirects.ts).
   */
  redirects: Redirect[]
  /** Files of pictures that are not there any more. */
  movedPictures: MovedPictures
  /** Worked out here, whatever the source. */
  removals: Removals
}

/**
 * A list with its version, which is the same wherever the same records and pictures are read.
 * @param beside what pages show with the records, so that it changes the version as well
 */
export function makeList<T extends ContentType>(
  type: T,
  records: Record<Locale, ContentLists[T][]>,
  images: Record<Locale, ImageIndex>,
  beside?: unknown,
): ListSnapshot<T> {
  const pictures = imagePaths(type, records.en)
    .sort()
    .flatMap((path) => (known(images.en, path) ? [path, known(images.en, path), known(images.bn, path)] : []))
  const digests = [records.en, records.bn].map((list) => list.map(recordDigest))
  return { version: hashOf([digests, pictures, ...(beside ? [beside] : [])]), records }
}

/** What pages show with the records of a list: with campaigns their stories. */
export const besideList = (type: ContentType, stories: Snapshot['stories']): unknown =>
  type === 'donation' && stories.en.length > 0 ? stories : undefined

/** The pages with their version. */
export function makePages(records: Record<Locale, BlockPage[]>, images: Record<Locale, ImageIndex>): PagesSnapshot {
  const pictures = [...new Set(records.en.flatMap(picturesOfPage))]
    .sort()
    .map((path) => [path, known(images.en, path), known(images.bn, path)])
  return { version: hashOf([records.en, records.bn, pictures]), records }
}

/** Hash of what is known of a picture; undefined where nothing is. */
function known(images: ImageIndex, path: string): string | undefined {
  const meta: ImageMeta | undefined = Object.hasOwn(images, path) ? images[path] : undefined
  return meta && pictureDigest(meta)
}

/** What differs between two snapshots: types of lists, settings, partners, words, menu, pages, the footer. */
export function changedParts(before: Snapshot, after: Snapshot): ChangedPart[] {
  const types = CONTENT_TYPES.filter((type) => before.lists[type].version !== after.lists[type].version)
  const extra = (['settings', 'partners', 'words', 'menu'] as const).filter(
    (part) => hashOf(before[part]) !== hashOf(after[part]),
  )
  const pages = before.pages.version !== after.pages.version
  const footer = types.some((type) => isPlaced(type)) && hashOf(footerOf(before)) !== hashOf(footerOf(after))
  return [...types, ...extra, ...(pages ? ['pages' as const] : []), ...(footer ? ['footer' as const] : [])]
}

/** What the foot of every page says: a list may change, each time that a gift arrives, and the footer stay as it was. */
function footerOf({ lists }: Snapshot): unknown {
  return CONTENT_TYPES.filter(isPlaced).map((type) =>
    Object.values(lists[type].records).map((records) =>
      (records as unknown as (Placed & Shown)[])
        .filter(inFooter)
        .map(({ Id, projectId, title, image }) => [Id, projectId, title, image]),
    ),
  )
}

interface Shown {
  Id: number
  projectId?: number | null
  title?: string
  image?: ImagePath
}

const digests = new WeakMap<object, string>()

/** Hash of a record of the wire; of one that stands, as it was worked out before. */
export const recordDigest = (record: object): string => digestOf(record, () => record)

/** Hash of what is known of a picture, in one order whoever gave it; of the same object, as it was worked out before. */
export const pictureDigest = (meta: ImageMeta): string => digestOf(meta, () => Object.entries(meta).sort())

function digestOf(object: object, content: () => unknown): string {
  const digest = digests.get(object) ?? hashOf(content())
  digests.set(object, digest)
  return digest
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}
