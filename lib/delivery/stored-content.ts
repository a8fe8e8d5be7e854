/** The snapshot's parts made from the records of a CMS: only what has another revision is read and made again. */

import { sumsIn, toStories } from '@/lib/content/campaign-story'
import {
  type CurrentPictures,
  currentPictures,
  shownPictures,
  withCurrentPictures,
} from '@/lib/content/media/current-pictures'
import { toMenu } from '@/lib/content/menu'
import { CONTENT_TYPES, modelOf } from '@/lib/content/model/model'
import { besideList, type ListSnapshot, makeList, makePages, type Snapshot } from '@/lib/content/model/snapshot'
import type { ContentSource, SnapshotPart } from '@/lib/content/model/source'
import { recordsOf, toWire } from '@/lib/content/model/wire'
import { toPages } from '@/lib/content/page'
import { toPartners, toSettings } from '@/lib/content/settings'
import { toChangedWords } from '@/lib/content/words/published'
import { withTotals } from '@/lib/giving/books/campaign-totals'
import { FUND_TOTALS } from '@/lib/giving/books/ledger'
import { type MediaLibrary, mediaLibrary, type StoredRecord, textIn } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { MovedPictures } from '@/lib/shared/addresses/moved-pictures'
import type { Redirect } from '@/lib/shared/addresses/redirect'
import type { ContentLists, ContentType, ImageIndex, RecordTimes, SiteSettings } from '@/lib/shared/content/types'
import { idOf } from '@/lib/shared/format/related-id'
import { incrementalSource, type Parts } from './incremental-source'
import type { StoredSource } from './stored-source'

const PROJECTS = 'projects'

/** What is not on the wire, and the pictures that it shows. */
const OWN_PARTS = ['files', 'media', 'menu', 'pages', 'partners', 'settings', 'payment', 'redirects', 'words']
const COLLECTIONS = CONTENT_TYPES.map((type) => modelOf(type).collection)

/** Everything from the CMS. */
export const cmsSource = (cms: StoredSource): ContentSource =>
  incrementalSource(
    cms,
    [...new Set<string>([...COLLECTIONS, ...OWN_PARTS, FUND_TOTALS])],
    (parts, changed, before) => {
      const own = buildOwn(parts, changed, before)
      return { ...own, lists: buildLists(parts, changed, before, own) }
    },
  )

/** What is not on the wire alone: the lists come from elsewhere, and with them other campaigns than the settings name. */
export const cmsSettingsSource = (cms: StoredSource): ContentSource =>
  incrementalSource(cms, OWN_PARTS, (parts, changed, before) => {
    const { settings, ...own } = buildOwn(parts, changed, before)
    const withoutCampaigns = ({ giving, ...rest }: SiteSettings) => ({ ...rest, giving: { ...giving, projects: {} } })
    return { ...own, settings: { en: withoutCampaigns(settings.en), bn: withoutCampaigns(settings.bn) } }
  })

interface Pictures {
  library: MediaLibrary
  /** Of files that are not there any more. */
  current: CurrentPictures
}

const read = new WeakMap<StoredRecord[], Pictures>()

/** The pictures, mapped once for as long as none changes. */
function picturesOf(parts: Parts): Pictures {
  const records = parts.records.get('media') ?? []
  const pictures = read.get(records) ?? {
    library: mediaLibrary(shownPictures(records)),
    current: currentPictures(records, ({ alt }, locale) => textIn(alt, locale)),
  }
  read.set(records, pictures)
  return pictures
}

const shown = new WeakMap<StoredRecord, { current: CurrentPictures; record: StoredRecord }>()

/** Records of a collection or a global, whose texts show pictures as they are now. */
function recordsIn(parts: Parts, part: string): StoredRecord[] {
  const { current } = picturesOf(parts)
  const stored = parts.records.get(part) ?? []
  if (current.size === 0) return stored
  return stored.map((record) => {
    const known = shown.get(record)
    if (known?.current === current) return known.record
    const read = withCurrentPictures(record, current)
    shown.set(record, { current, record: read })
    return read
  })
}

function buildOwn(parts: Parts, changed: string[], before: SnapshotPart | undefined) {
  const { library: media, current } = picturesOf(parts)
  const campaigns = recordsIn(parts, 'campaigns')
  const stories =
    before?.stories && !changed.includes('campaigns') && !changed.includes('media')
      ? before.stories
      : { en: toStories(campaigns, 'en'), bn: toStories(campaigns, 'bn') }
  const settings = (locale: Locale) => {
    const own = toSettings(recordsIn(parts, 'settings')[0], recordsIn(parts, 'payment')[0], locale, media)
    return { ...own, giving: { ...own.giving, sums: sumsIn(campaigns, locale) } }
  }
  const partners = (locale: Locale) => toPartners(recordsIn(parts, 'partners'), locale, media)
  const images = (locale: Locale): ImageIndex =>
    Object.fromEntries([...media.values()].map(({ path, meta }) => [path, meta[locale]]))
  const known = before?.images && !changed.includes('media') ? before.images : { en: images('en'), bn: images('bn') }
  const files = new Map((parts.records.get('files') ?? []).map((file) => [file.id, file]))
  const pages = (locale: Locale) => toPages(recordsIn(parts, 'pages'), locale, media, files)
  const menu = (locale: Locale) => toMenu(recordsIn(parts, 'menu')[0], recordsIn(parts, 'pages'), locale)
  const pagesStand = before?.pages && !['pages', 'media', 'files'].some((part) => changed.includes(part))
  return {
    images: known,
    menu: { en: menu('en'), bn: menu('bn') },
    pages: pagesStand ? before.pages : makePages({ en: pages('en'), bn: pages('bn') }, known),
    settings: { en: settings('en'), bn: settings('bn') },
    stories,
    partners: { en: partners('en'), bn: partners('bn') },
    movedPictures: movedPictures(current),
    redirects: (parts.records.get('redirects') ?? []).map(toRedirect),
    words:
      before?.words && !changed.includes('words') ? before.words : toChangedWords(parts.records.get('words') ?? []),
  } satisfies SnapshotPart
}

/** The addresses of a picture that was taken away are of no other one, whichever stands in its places. */
const movedPictures = (current: CurrentPictures): MovedPictures =>
  Object.fromEntries([...current].map(([stem, now]) => [stem, now && !now.alt ? now.filename : null]))

const toRedirect = ({ from, to, permanent }: StoredRecord): Redirect => ({
  from: String(from),
  to: String(to),
  permanent: Boolean(permanent),
})

function buildLists(
  parts: Parts,
  changed: string[],
  before: SnapshotPart | undefined,
  { images, stories }: Pick<Snapshot, 'images' | 'stories'>,
): Snapshot['lists'] {
  const { library: media } = picturesOf(parts)
  const published = new Set((parts.records.get(PROJECTS) ?? []).map(({ id }) => id))
  const stored = (type: ContentType) => {
    const { collection } = modelOf(type)
    const all = recordsIn(parts, collection)
    const records = belongsToProject(collection)
      ? all.filter((record) => isShownWith(collection, record, published))
      : all
    return type === 'donation' ? withTotals(records, parts.fundTotals) : records
  }
  // Of a picture that was taken away the gallery has nothing left to show.
  const hasPicture = ({ image }: StoredRecord) => media.has(idOf(image) ?? -1)
  const list = <T extends ContentType>(type: T): ListSnapshot<T> => {
    const mine = recordsOf(type, stored(type)).filter((record) => type !== 'imageGallery' || hasPicture(record))
    const records = (locale: Locale) => mine.map((record) => wireOf(type, record, locale, media))
    const made = makeList(type, { en: records('en'), bn: records('bn') }, images, besideList(type, stories))
    return { ...made, times: new Map(mine.map((record) => [record.id, timesOf(record)])) }
  }
  return Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const { collection } = modelOf(type)
      const shown = [
        ...['media', collection],
        ...(type === 'donation' ? [FUND_TOTALS] : []),
        ...(belongsToProject(collection) ? [PROJECTS] : []),
      ]
      const stands = before?.lists && !shown.some((part) => changed.includes(part))
      return [type, stands ? before.lists?.[type] : list(type)]
    }),
  ) as Snapshot['lists']
}

const belongsToProject = (collection: string) => collection === 'subcategories' || collection === 'intros'

/**
 * Whether a part of a project is shown: nobody reads those of a project that is taken back or deleted. A subcategory is
 * nothing without its project; an introduction may be of none.
 */
function isShownWith(collection: string, { project }: StoredRecord, published: ReadonlySet<number>): boolean {
  const id = idOf(project)
  return id === null ? collection === 'intros' : published.has(id)
}

const timesOf = ({ createdAt, updatedAt }: StoredRecord): RecordTimes => ({
  createdAt: String(createdAt),
  modifiedAt: String(updatedAt),
})

interface Written {
  media: MediaLibrary
  /** By type and language. */
  wire: Map<string, object>
}

const written = new WeakMap<StoredRecord, Written>()

/** A record as the wire gives it: the same object for as long as neither the record nor any picture changes. */
function wireOf<T extends ContentType>(type: T, record: StoredRecord, locale: Locale, media: MediaLibrary) {
  let known = written.get(record)
  if (known?.media !== media) {
    known = { media, wire: new Map() }
    written.set(record, known)
  }
  const key = `${type} ${locale}`
  const made = (known.wire.get(key) as ContentLists[T] | undefined) ?? toWire(type, record, locale, media)
  known.wire.set(key, made)
  return made
}
