/** Published content, read from the snapshot in the shapes of the wire: for pages, calls, feeds and the sitemap. */
import 'server-only'
import { imagePaths } from '@/lib/content/model/wire'
import { picturePaths } from '@/lib/content/rich-text/article'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Menu } from '@/lib/shared/content/menu'
import type { BlockPage } from '@/lib/shared/content/pages'
import { isIn } from '@/lib/shared/content/placement'
import type {
  CampaignStory,
  ContentLists,
  ContentType,
  ImageIndex,
  KnownPicture,
  LiveList,
  Partner,
  Placed,
  Placement,
  RecordTimes,
  SitePicture,
  SiteSettings,
  VersionedPart,
} from '@/lib/shared/content/types'
import type { ChangedWords } from '@/lib/shared/i18n/changed-words'
import { snapshotStore } from './snapshot-registry'
import type { SourceHealth } from './snapshot-store'

/** Part of a list: those of a place ('' the usual one), and of these at most `limit` records from `offset` on. */
export interface ListWindow {
  limit?: number
  offset?: number
  place?: Placement
}

/** A whole list or a window of it, with the pictures of the records in it. @throws ContentUnavailable */
export async function getList<T extends ContentType>(
  type: T,
  locale: Locale,
  window: ListWindow = {},
): Promise<LiveList<T>> {
  const { lists, images } = await snapshotStore().current()
  const { offset = 0, limit, place } = window
  const all = inPlace(lists[type].records[locale] as ContentLists[T][], place)
  // The whole list is given as it is: the very same object as long as nothing changed.
  const whole = offset === 0 && limit === undefined
  const records = whole ? all : all.slice(offset, limit === undefined ? undefined : offset + limit)
  const shown = pick(images[locale], imagePaths(type, records))
  return { type, version: lists[type].version, records, images: shown }
}

/** Records of a list that are in a place; all of them where none is named. */
const inPlace = <R extends object>(records: R[], place: Placement | undefined): R[] =>
  place === undefined ? records : records.filter((record) => isIn(record as unknown as Placed, place))

/** Number of records in a list, or in a place of it. */
export async function countRecords(type: ContentType, place?: Placement): Promise<number> {
  return inPlace<object>((await snapshotStore().current()).lists[type].records.en, place).length
}

/** One record, or undefined where there is none of that Id. */
export async function getRecord<T extends ContentType>(
  type: T,
  id: number,
  locale: Locale,
): Promise<ContentLists[T] | undefined> {
  const { lists } = await snapshotStore().current()
  return (lists[type].records[locale] as ContentLists[T][]).find((record) => record.Id === id)
}

/** When the records of a list were made and changed: Id → times. What the source does not tell is left out. */
export async function getTimes(type: ContentType): Promise<ReadonlyMap<number, RecordTimes>> {
  return (await snapshotStore().current()).lists[type].times ?? NO_TIMES
}

/** When records last left a list, by their place in it (lib/content/model/removals.ts); nothing where no times are told. */
export async function getRemovals(type: ContentType): Promise<Readonly<Record<string, string>>> {
  const { lists, removals } = await snapshotStore().current()
  return (lists[type].times && removals[type]) ?? {}
}

const NO_TIMES: ReadonlyMap<number, RecordTimes> = new Map()

/** What open pages ask for the version of: every list, and the pages made of blocks. */
type Versions = Record<VersionedPart, string>

let versions: { lists: object; pages: object; made: Versions } | undefined

/** Version of every part: part → version; the same object as long as nothing changed. */
export async function getVersions(): Promise<Versions> {
  const { lists, pages } = await snapshotStore().current()
  if (versions?.lists === lists && versions.pages === pages) return versions.made
  const ofLists = Object.fromEntries(Object.entries(lists).map(([type, { version }]) => [type, version]))
  const made = { ...ofLists, pages: pages.version } as Versions
  versions = { lists, pages, made }
  return made
}

/** Versions of some parts, for a page that is drawn from them. */
export async function getVersionsOf<T extends VersionedPart>(types: readonly T[]): Promise<Record<T, string>> {
  const all = await getVersions()
  return Object.fromEntries(types.map((type) => [type, all[type]])) as Record<T, string>
}

/** What is known of pictures; paths the site does not have are left out. */
export async function getImages(paths: string[], locale: Locale): Promise<ImageIndex> {
  return pick((await snapshotStore().current()).images[locale], paths)
}

function pick(known: ImageIndex, paths: string[]): ImageIndex {
  const found: ImageIndex = {}
  for (const path of paths) if (Object.hasOwn(known, path) && known[path]) found[path] = known[path]
  return found
}

/** What is known of all pictures of some records: those of their image fields, and those in their HTML. */
export async function getPicturesOf(records: readonly (object | undefined)[], locale: Locale): Promise<ImageIndex> {
  const found = records.flatMap((record) =>
    Object.entries(record ?? {}).flatMap(([field, value]) => {
      if (typeof value !== 'string') return []
      return field.startsWith('image') ? [value] : field === 'text' ? picturePaths(value) : []
    }),
  )
  return getImages(found, locale)
}

/** The published pages made of blocks, as editors wrote them, with their version. */
export async function getBlockPages(locale: Locale): Promise<{ version: string; records: BlockPage[] }> {
  const { version, records } = (await snapshotStore().current()).pages
  return { version, records: records[locale] }
}

/** What the site says of the foundation. */
export async function getSettings(locale: Locale): Promise<SiteSettings> {
  return (await snapshotStore().current()).settings[locale]
}

/** The foundation's picture for a place of the site; null where there is none. */
export async function getSitePicture(name: SitePicture, locale: Locale): Promise<KnownPicture | null> {
  const { settings, images } = await snapshotStore().current()
  const image = settings[locale].pictures[name]
  return image ? { image, meta: images[locale][image] } : null
}

/** The menu, and the links of the footer. */
export async function getMenu(locale: Locale): Promise<Menu> {
  return (await snapshotStore().current()).menu[locale]
}

/** The sentences of the interface that staff changed; the same object as long as none is. */
export async function getChangedWords(): Promise<ChangedWords> {
  return (await snapshotStore().current()).words
}

/** What a campaign's page tells; undefined where nobody wrote anything. */
export async function getStory(id: number, locale: Locale): Promise<CampaignStory | undefined> {
  return (await snapshotStore().current()).stories[locale].find(({ Id }) => Id === id)
}

/** Partners of the brand carousel, with their logos. */
export async function listPartners(locale: Locale): Promise<{ partners: Partner[]; images: ImageIndex }> {
  const { partners } = await snapshotStore().current()
  const logos = partners[locale].flatMap(({ logo }) => (logo ? [logo] : []))
  return { partners: partners[locale], images: await getImages(logos, locale) }
}

/** Health of the content's source, for the health checks. */
export function sourceHealth(): SourceHealth {
  return snapshotStore().health()
}
