/** The snapshot's parts made from the records of a CMS: only what has another revision is read and made again. */

import { sumsIn, toStories } from '@/lib/content/campaign-story'
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
import { type MediaLibrary, mediaLibrary, type StoredRecord } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Redirect } from '@/lib/shared/addresses/redirect'
import type { ContentLists, ContentType, ImageIndex, RecordTimes, SiteSettings } from '@/lib/shared/content/types'
import { idOf } from '@/lib/shared/format/related-id'
import { incrementalSource, type Parts } from './incremental-source'
import type { StoredSource } from './stored-source'

const PROJECTS = 'projects'

/** What is not on the wire, and the pictures that it shows. */
const OWN_PARTS = ['media', 'menu', 'pages', 'partners', 'settings', 'payment', 'redirects', 'words']
const COLLECTIONS = CONTENT_TYPES.map((type) => modelOf(type).collection)

/** Everything from the CMS. */
export const cmsSource = (cms: StoredSource): ContentSource =>
  incrementalSource(
    cms,
    [...new Set<string>([...COLLECTIONS, ...OWN_PARTS, FUND_TOTALS])],
    (parts, changed, before) => {
      const media = libraryOf(parts.records.get('media'))
      const own = buildOwn(parts, changed, before, media)
      return { ...own, lists: buildLists(parts, changed, before, media, own) }
    },
  )

/** What is not on the wire alone: the lists come from elsewhere, and with them other campaigns than the settings name. */
export const cmsSettingsSource = (cms: StoredSource): ContentSource =>
  incrementalSource(cms, OWN_PARTS, (parts, changed, before) => {
    const { settings, ...own } = buildOwn(parts, changed, before, libraryOf(parts.records.get('media')))
    const withoutCampaigns = ({ giving, ...rest }: SiteSettings) => ({ ...rest, giving: { ...giving, projects: {} } })
    return { ...own, settings: { en: withoutCampaigns(settings.en), bn: withoutCampaigns(settings.bn) } }
  })

const libraries = new WeakMap<StoredRecord[], MediaLibrary>()

/** The pictures, mapped once for as long as none changes. */
function libraryOf(records: StoredRecord[] = []): MediaLibrary {
  const library = libraries.get(records) ?? mediaLibrary(records)
  libraries.set(records, library)
  return library
}

function buildOwn(parts: Parts, changed: string[], before: SnapshotPart | undefined, media: MediaLibrary) {
  const campaigns = parts.records.get('campaigns') ?? []
  const stories =
    before?.stories && !changed.includes('campaigns')
      ? before.stories
      : { en: toStories(campaigns, 'en'), bn: toStories(campaigns, 'bn') }
  const settings = (locale: Locale) => {
    const own = toSettings(parts.records.get('settings')?.[0], parts.records.get('payment')?.[0], locale, media)
    return { ...own, giving: { ...own.giving, sums: sumsIn(campaigns, locale) } }
  }
  const partners = (locale: Locale) => toPartners(parts.records.get('partners') ?? [], locale, media)
  const images = (locale: Locale): ImageIndex =>
    Object.fromEntries([...media.values()].map(({ path, meta }) => [path, meta[locale]]))
  const known = before?.images && !changed.includes('media') ? before.images : { en: images('en'), bn: images('bn') }
  const pages = (locale: Locale) => toPages(parts.records.get('pages') ?? [], locale, media)
  const menu = (locale: Locale) => toMenu(parts.records.get('menu')?.[0], parts.records.get('pages') ?? [], locale)
  const pagesStand = before?.pages && !changed.includes('pages') && !changed.includes('media')
  return {
    images: known,
    menu: { en: menu('en'), bn: menu('bn') },
    pages: pagesStand ? before.pages : makePages({ en: pages('en'), bn: pages('bn') }, known),
    settings: { en: settings('en'), bn: settings('bn') },
    stories,
    partners: { en: partners('en'), bn: partners('bn') },
    redirects: (parts.records.get('redirects') ?? []).map(toRedirect),
    words:
      before?.words && !changed.includes('words') ? before.words : toChangedWords(parts.records.get('words') ?? []),
  } satisfies SnapshotPart
}

const toRedirect = ({ from, to, permanent }: StoredRecord): Redirect => ({
  from: String(from),
  to: String(to),
  permanent: Boolean(permanent),
})

function buildLists(
  parts: Parts,
  changed: string[],
  before: SnapshotPart | undefined,
  media: MediaLibrary,
  { images, stories }: Pick<Snapshot, 'images' | 'stories'>,
): Snapshot['lists'] {
  const published = new Set((parts.records.get(PROJECTS) ?? []).map(({ id }) => id))
  const stored = (type: ContentType) => {
    const { collection } = modelOf(type)
    const all = parts.records.get(collection) ?? []
    const records = belongsToProject(collection)
      ? all.filter((record) => isShownWith(collection, record, published))
      : all
    return type === 'donation' ? withTotals(records, parts.fundTotals) : records
  }
  const list = <T extends ContentType>(type: T): ListSnapshot<T> => {
    const mine = recordsOf(type, stored(type))
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
