/** The lists of the wire, made from the records of a CMS. */
import { CONTENT_TYPES, modelOf } from '@/lib/content/model/model'
import { besideList, type ListSnapshot, makeList, recordDigest, type Snapshot } from '@/lib/content/model/snapshot'
import type { SnapshotPart } from '@/lib/content/model/source'
import { recordsOf, toWire } from '@/lib/content/model/wire'
import { withTotals } from '@/lib/giving/books/campaign-totals'
import { FUND_TOTALS } from '@/lib/giving/books/ledger'
import type { PictureLookup, StoredRecord } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ContentLists, ContentType, RecordTimes } from '@/lib/shared/content/types'
import { idOf } from '@/lib/shared/format/related-id'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { Pause, ShownContent } from './shown-content'

const PROJECTS = 'projects'

interface Beside extends Pick<Snapshot, 'images' | 'stories'> {
  before: SnapshotPart | undefined
}

/** Makes the lists that show something that changed; all others stay as they were. */
export async function buildLists(
  { library: media, recordsIn, fundTotals }: ShownContent,
  changed: readonly string[],
  { before, images, stories }: Beside,
  pause: Pause,
): Promise<Snapshot['lists']> {
  const published = new Set(recordsIn(PROJECTS).map(({ id }) => id))
  const stored = (type: ContentType) => {
    const { collection } = modelOf(type)
    const all = recordsIn(collection)
    const records = belongsToProject(collection)
      ? all.filter((record) => isShownWith(collection, record, published))
      : all
    return type === 'donation' ? withTotals(records, fundTotals) : records
  }
  // Of a picture that was taken away the gallery has nothing left to show.
  const hasPicture = ({ image }: StoredRecord) => media.has(idOf(image) ?? -1)
  const list = async <T extends ContentType>(type: T): Promise<ListSnapshot<T>> => {
    const mine = recordsOf(type, stored(type)).filter((record) => type !== 'imageGallery' || hasPicture(record))
    const records: Record<Locale, ContentLists[T][]> = { en: [], bn: [] }
    for (const record of mine) {
      for (const locale of LOCALES) {
        const wire = wireOf(type, record, locale, media)
        // The list's version needs it: hashed there, all records would be hashed in one go.
        recordDigest(wire)
        records[locale].push(wire)
      }
      await pause()
    }
    const made = makeList(type, records, images, besideList(type, stories))
    await pause()
    return { ...made, times: new Map(mine.map((record) => [record.id, timesOf(record)])) }
  }
  const stands = (type: ContentType) => {
    const { collection } = modelOf(type)
    const shown = [
      ...['media', collection],
      ...(type === 'donation' ? [FUND_TOTALS] : []),
      ...(belongsToProject(collection) ? [PROJECTS] : []),
    ]
    return !shown.some((part) => changed.includes(part))
  }
  const lists: Partial<Record<ContentType, ListSnapshot>> = {}
  for (const type of CONTENT_TYPES) {
    lists[type] = (stands(type) && (before?.lists?.[type] as ListSnapshot | undefined)) || (await list(type))
  }
  return lists as Snapshot['lists']
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
  wire: object
  /** The pictures that it shows: their ids and paths. */
  pictures: (readonly [number, string | undefined])[]
}

/** By type and language. */
const written = new WeakMap<StoredRecord, Map<string, Written>>()

/** A record as the wire gives it: the same object for as long as neither the record nor a picture of it changes. */
function wireOf<T extends ContentType>(
  type: T,
  record: StoredRecord,
  locale: Locale,
  media: PictureLookup,
): ContentLists[T] {
  const all = written.get(record) ?? new Map<string, Written>()
  written.set(record, all)
  const key = `${type} ${locale}`
  const known = all.get(key)
  const pathOf = (id: number) => media.get(id)?.path
  if (known?.pictures.every(([id, path]) => pathOf(id) === path)) return known.wire as ContentLists[T]
  const pictures: Written['pictures'] = []
  const wire = toWire(type, record, locale, {
    get: (id) => {
      const picture = media.get(id)
      pictures.push([id, picture?.path])
      return picture
    },
  })
  all.set(key, { wire, pictures })
  return wire
}
