/** The snapshot's parts made from the records of a CMS: only what has another revision is read and made again. */
import type { Locale } from '@/lib/addresses'
import { CONTENT_TYPES, modelOf } from './model'
import { toPartners, toSettings } from './settings'
import { type ListSnapshot, makeList, type Snapshot } from './snapshot'
import type { ContentSource, SnapshotPart, StoredSource } from './source'
import { type MediaLibrary, mediaLibrary, type StoredRecord } from './stored'
import type { ContentType, ImageIndex } from './types'
import { recordsOf, toWire } from './wire'

type Parts = Map<string, StoredRecord[]>
type Build = (parts: Parts, changed: string[], before: SnapshotPart | undefined) => SnapshotPart

/** What is not on the wire, and the pictures that it shows. */
const OWN_PARTS = ['media', 'partners', 'settings', 'payment']
const COLLECTIONS = CONTENT_TYPES.map((type) => modelOf(type).collection)

/** Everything from the CMS. */
export const everythingOf = (cms: StoredSource): ContentSource =>
  following(cms, [...new Set<string>([...COLLECTIONS, ...OWN_PARTS])], (parts, changed, before) => {
    const media = mediaLibrary(parts.get('media') ?? [])
    const own = buildOwn(parts, changed, before, media)
    return { ...own, lists: buildLists(parts, changed, before, media, own.images as Snapshot['images']) }
  })

/** Settings and partners alone: the lists come from elsewhere. */
export const ownPartsOf = (cms: StoredSource): ContentSource =>
  following(cms, OWN_PARTS, (parts, changed, before) =>
    buildOwn(parts, changed, before, mediaLibrary(parts.get('media') ?? [])),
  )

function following(cms: StoredSource, names: string[], build: Build): ContentSource {
  const parts: Parts = new Map()
  let seen = new Map<string, number>()
  let built: SnapshotPart | undefined
  return {
    read: async () => {
      const revisions = await cms.revisions()
      const changed = names.filter((part) => !parts.has(part) || revisions.get(part) !== seen.get(part))
      if (built && changed.length === 0) return built
      const read = await Promise.all(changed.map(async (part) => [part, await cms.read(part)] as const))
      for (const [part, records] of read) parts.set(part, records)
      built = build(parts, changed, built)
      seen = revisions
      return built
    },
  }
}

function buildOwn(parts: Parts, changed: string[], before: SnapshotPart | undefined, media: MediaLibrary) {
  const settings = (locale: Locale) => toSettings(parts.get('settings')?.[0], parts.get('payment')?.[0], locale, media)
  const partners = (locale: Locale) => toPartners(parts.get('partners') ?? [], locale, media)
  const images = (locale: Locale): ImageIndex =>
    Object.fromEntries([...media.values()].map(({ path, meta }) => [path, meta[locale]]))
  return {
    images: before?.images && !changed.includes('media') ? before.images : { en: images('en'), bn: images('bn') },
    settings: { en: settings('en'), bn: settings('bn') },
    partners: { en: partners('en'), bn: partners('bn') },
  } satisfies SnapshotPart
}

function buildLists(
  parts: Parts,
  changed: string[],
  before: SnapshotPart | undefined,
  media: MediaLibrary,
  images: Snapshot['images'],
): Snapshot['lists'] {
  const list = <T extends ContentType>(type: T): ListSnapshot<T> => {
    const mine = recordsOf(type, parts.get(modelOf(type).collection) ?? [])
    const records = (locale: Locale) => mine.map((record) => toWire(type, record, locale, media))
    return makeList(type, { en: records('en'), bn: records('bn') }, images)
  }
  return Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const stands = before?.lists && !changed.includes('media') && !changed.includes(modelOf(type).collection)
      return [type, stands ? before.lists?.[type] : list(type)]
    }),
  ) as Snapshot['lists']
}
