/**
 * One snapshot of all public content, from which pages, calls and polls are answered without waiting for the source.
 * It is refreshed by comparing revisions and reading only what changed; a source that fails never empties it.
 */
import { createHash } from 'node:crypto'
import type { Locale } from '@/lib/addresses'
import { CONTENT_TYPES, modelOf } from './model'
import { toPartners, toSettings } from './settings'
import { type ContentSource, EXTRA_PARTS } from './source'
import { type MediaLibrary, mediaLibrary, type StoredRecord } from './stored'
import type { ContentLists, ContentType, ImageIndex, Partner, SiteSettings } from './types'
import { imagePaths, recordsOf, toWire } from './wire'

export interface ListSnapshot<T extends ContentType = ContentType> {
  /** Hash of the records in both languages and of what is known of their pictures. */
  version: string
  records: Record<Locale, ContentLists[T][]>
}

export interface Snapshot {
  lists: { [T in ContentType]: ListSnapshot<T> }
  images: Record<Locale, ImageIndex>
  settings: Record<Locale, SiteSettings>
  partners: Record<Locale, Partner[]>
}

/** What a refresh changed: types of lists, and 'settings' or 'partners'. */
export type ChangedPart = ContentType | 'settings' | 'partners'

type Parts = Map<string, StoredRecord[]>

const PARTS = [...new Set<string>([...CONTENT_TYPES.map((type) => modelOf(type).collection), ...EXTRA_PARTS])]

export interface SnapshotKeeper {
  /** The content now. Reads the source only when nothing was ever read. @throws when that fails */
  current(): Promise<Snapshot>
  /** Looks for changes; ends when everything committed before the call is in the snapshot. Never throws. */
  refresh(): Promise<void>
}

export interface KeeperOptions {
  source: ContentSource
  onChange: (changed: ChangedPart[]) => void
  onFailure: (error: unknown) => void
}

/** Keeps the snapshot of a source. One at a time reads it, however many ask. */
export function keepSnapshot({ source, onChange, onFailure }: KeeperOptions): SnapshotKeeper {
  let snapshot: Snapshot | undefined
  let seen = new Map<string, number>()
  const parts: Parts = new Map()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const update = async () => {
    const revisions = await source.revisions()
    const changed = PARTS.filter((part) => !parts.has(part) || revisions.get(part) !== seen.get(part))
    if (changed.length === 0) return
    const read = await Promise.all(changed.map(async (part) => [part, await source.read(part)] as const))
    for (const [part, records] of read) parts.set(part, records)
    const before = snapshot
    snapshot = build(parts, changed, before)
    seen = revisions
    if (before) onChange(differences(before, snapshot))
  }

  // A refresh that has begun may have read its revisions before the caller's commit: the caller gets the next one.
  const request = (): Promise<void> => {
    if (!running) {
      running = update().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return request()
      })
    return next
  }

  return {
    current: async () => {
      if (!snapshot) await request()
      if (!snapshot) throw new Error('There is no content yet.')
      return snapshot
    },
    refresh: () => request().catch(onFailure),
  }
}

function build(parts: Parts, changed: string[], before: Snapshot | undefined): Snapshot {
  const media = mediaLibrary(parts.get('media') ?? [])
  const mediaChanged = changed.includes('media')
  const lists = Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const { collection } = modelOf(type)
      const unchanged = before && !mediaChanged && !changed.includes(collection)
      return [type, unchanged ? before.lists[type] : buildList(type, parts.get(collection) ?? [], media)]
    }),
  ) as Snapshot['lists']
  const images = before && !mediaChanged ? before.images : { en: indexOf(media, 'en'), bn: indexOf(media, 'bn') }
  const settings = (locale: Locale) => toSettings(parts.get('settings')?.[0], parts.get('payment')?.[0], locale, media)
  const partners = (locale: Locale) => toPartners(parts.get('partners') ?? [], locale, media)
  return {
    lists,
    images,
    settings: { en: settings('en'), bn: settings('bn') },
    partners: { en: partners('en'), bn: partners('bn') },
  }
}

function buildList<T extends ContentType>(type: T, stored: StoredRecord[], media: MediaLibrary): ListSnapshot<T> {
  const mine = recordsOf(type, stored)
  const records = {
    en: mine.map((record) => toWire(type, record, 'en', media)),
    bn: mine.map((record) => toWire(type, record, 'bn', media)),
  }
  const paths = new Set(imagePaths(type, records.en))
  const pictures = [...media.values()].filter(({ path }) => paths.has(path))
  return { version: hashOf([records, pictures]), records }
}

function indexOf(media: MediaLibrary, locale: Locale): ImageIndex {
  return Object.fromEntries([...media.values()].map(({ path, meta }) => [path, meta[locale]]))
}

function differences(before: Snapshot, after: Snapshot): ChangedPart[] {
  const types = CONTENT_TYPES.filter((type) => before.lists[type].version !== after.lists[type].version)
  const extra = (['settings', 'partners'] as const).filter((part) => hashOf(before[part]) !== hashOf(after[part]))
  return [...types, ...extra]
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}
