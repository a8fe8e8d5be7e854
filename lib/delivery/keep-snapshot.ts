/**
 * Keeps the snapshot: reads its sources, each by itself, and announces what changed. A source that fails never empties
 * it; until a source was read, what was kept of an earlier run stands in.
 */

import { removalsUntil } from '@/lib/content/model/removals'
import { differences, type Snapshot } from '@/lib/content/model/snapshot'
import type { ContentSource, SnapshotPart } from '@/lib/content/model/source'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ChangedPart } from '@/lib/shared/content/parts-of-pages'
import type { ImageIndex } from '@/lib/shared/content/types'

/** How the source of the lists does. */
export interface SourceHealth {
  /** Whether its last reading reached it. */
  up: boolean
  /** Readings that failed and answers that were refused, since the start. */
  failures: number
  /** Milliseconds since 1970. */
  lastSuccessAt: number | null
}

export interface SnapshotKeeper {
  /** The content now. Waits for the sources only when nothing was ever read. @throws ContentUnavailable */
  current(): Promise<Snapshot>
  /** Looks for changes; ends when everything committed before the call is in the snapshot. Never throws. */
  refresh(source?: ContentSource): Promise<void>
  health(): SourceHealth
}

export interface KeeperOptions {
  /** Together they give the whole snapshot; the first gives the lists. */
  sources: ContentSource[]
  /** The content of an earlier run. */
  kept?: Snapshot
  onChange: (changed: ChangedPart[]) => void
  onFailure: (error: unknown) => void
  /** Called with each new snapshot, to keep it for the next run. */
  onSnapshot?: (snapshot: Snapshot) => void
}

/** Nothing was ever read, and the source cannot be reached. */
class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'

  constructor(override readonly cause: unknown) {
    super(`There is no content yet: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** How long the first answers wait for the sources before they are given from what was kept. */
const FIRST_READING_MS = 3000

/** Keeps the snapshot of its sources. One at a time reads a source, however many ask. */
export function keepSnapshot({ sources, kept, onChange, onFailure, onSnapshot }: KeeperOptions): SnapshotKeeper {
  const given = new Map<ContentSource, SnapshotPart>()
  const health: SourceHealth = { up: false, failures: 0, lastSuccessAt: null }
  let snapshot = kept

  const accept = (source: ContentSource, part: SnapshotPart) => {
    if (given.get(source) === part) return
    given.set(source, part)
    const before = snapshot
    const now = joined(kept, ...sources.map((one) => given.get(one)))
    snapshot = now && { ...now, removals: removalsUntil(before, now.lists) }
    if (!snapshot) return
    onSnapshot?.(snapshot)
    const changed = before ? differences(before, snapshot) : []
    if (changed.length > 0) onChange(changed)
  }

  const readerOf = (source: ContentSource) => {
    const ofLists = source === sources[0]
    let lastFailure: unknown
    const failed = (error: unknown) => {
      // A source that is not asked again for a moment throws what it threw before.
      if (error === lastFailure) return
      lastFailure = error
      if (ofLists) health.failures += 1
      onFailure(error)
    }
    return oneAtATime(async () => {
      try {
        accept(source, await source.read(failed))
        if (ofLists) Object.assign(health, { up: true, lastSuccessAt: Date.now() })
      } catch (error) {
        if (ofLists) health.up = false
        failed(error)
        throw error
      }
    })
  }
  const readers = new Map(sources.map((source) => [source, readerOf(source)]))
  const readAll = () => Promise.all([...readers.values()].map((read) => read()))

  /** The first reading of all, whatever comes of it; answers from what was kept wait for it no longer than this. */
  let first: Promise<unknown> | undefined
  const firstReading = () => {
    first ??= Promise.race([
      readAll().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, FIRST_READING_MS).unref()),
    ])
    return first
  }

  return {
    current: async () => {
      if (kept && given.size < sources.length) await firstReading()
      else if (!snapshot) {
        await readAll().catch((error: unknown) => {
          throw new ContentUnavailable(error)
        })
      }
      if (!snapshot) throw new ContentUnavailable('the source gave only part of it.')
      return snapshot
    },
    refresh: async (source) => {
      const reads = source ? [readers.get(source)] : [...readers.values()]
      await Promise.allSettled(reads.map((read) => read?.()))
    },
    health: () => ({ ...health }),
  }
}

/** What the sources gave; over what was kept, while one of them gave nothing yet. Undefined while a part is missing. */
function joined(
  kept: Snapshot | undefined,
  ...given: (SnapshotPart | undefined)[]
): Omit<Snapshot, 'removals'> | undefined {
  const parts = given.every(Boolean) ? given : [kept, ...given]
  const { lists, settings, partners, redirects }: SnapshotPart = Object.assign({}, ...parts)
  if (!lists || !settings || !partners || !redirects) return undefined
  const images = (locale: Locale): ImageIndex => Object.assign({}, ...parts.map((part) => part?.images?.[locale]))
  return { lists, settings, partners, redirects, images: { en: images('en'), bn: images('bn') } }
}

/**
 * Runs `work` for one caller at a time. A run that has begun may have looked before the caller's commit: the caller gets
 * the next one, with all others who came meanwhile.
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const request = (): Promise<void> => {
    if (!running) {
      running = work().finally(() => {
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
  return request
}
