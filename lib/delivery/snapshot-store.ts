/**
 * The snapshot store: reads its sources, each by itself, and announces what changed. A source that fails never empties
 * it; until a source was read, the last good content of an earlier run stands in.
 */

import { removalsUntil } from '@/lib/content/model/removals'
import { changedParts, type Snapshot } from '@/lib/content/model/snapshot'
import type { ContentSource, SnapshotPart } from '@/lib/content/model/source'
import { Unreachable, type UnreachableReason } from '@/lib/platform/remote/remote-request'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ChangedPart } from '@/lib/shared/content/pages-of-content'
import type { ImageIndex } from '@/lib/shared/content/types'

/** Health of the source of the lists. */
export interface SourceHealth {
  /** Whether its last reading reached it. */
  up: boolean
  /** Readings that failed and answers that were refused, since the start. */
  failures: number
  /** Milliseconds since 1970. */
  lastSuccessAt: number | null
  /** Why the last reading did not reach it; null where it did. */
  reason: UnreachableReason | null
}

export interface SnapshotStore {
  /** The content now. Waits for the sources only when nothing was ever read. @throws ContentUnavailable */
  current(): Promise<Snapshot>
  /** Reads changes; resolves when everything committed before the call is in the snapshot. Never throws. */
  refresh(source?: ContentSource): Promise<void>
  health(): SourceHealth
}

export interface SnapshotStoreOptions {
  /** Together they give the whole snapshot; the first gives the lists. */
  sources: ContentSource[]
  /** The content of an earlier run. */
  lastGood?: Snapshot
  onChange: (changed: ChangedPart[]) => void
  onFailure: (error: unknown) => void
  /** Called with each new snapshot, to store it for the next run. */
  onSnapshot?: (snapshot: Snapshot) => void
}

/** Nothing was ever read, and the source cannot be reached. */
class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'

  constructor(override readonly cause: unknown) {
    super(`There is no content yet: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** How long the first readers wait for the sources before they get the last good content. */
const FIRST_READING_MS = 3000

/** Creates the store of the snapshot of some sources. However many read at once, a source is asked once. */
export function createSnapshotStore({
  sources,
  lastGood,
  onChange,
  onFailure,
  onSnapshot,
}: SnapshotStoreOptions): SnapshotStore {
  const given = new Map<ContentSource, SnapshotPart>()
  /** Let go once all sources gave theirs: of much content it is large. */
  let earlier = lastGood
  const health: SourceHealth = { up: false, failures: 0, lastSuccessAt: null, reason: null }
  let snapshot = lastGood

  const accept = (source: ContentSource, part: SnapshotPart) => {
    if (given.get(source) === part) return
    given.set(source, part)
    const before = snapshot
    const now = mergeParts(earlier, ...sources.map((one) => given.get(one)))
    if (given.size === sources.length) earlier = undefined
    snapshot = now && { ...now, removals: removalsUntil(before, now.lists) }
    if (!snapshot) return
    onSnapshot?.(snapshot)
    const changed = before ? changedParts(before, snapshot) : []
    if (changed.length > 0) onChange(changed)
  }

  const readerOf = (source: ContentSource) => {
    const ofLists = source === sources[0]
    let lastFailure: unknown
    const failed = (error: unknown) => {
      // A source that caches its failure throws the same error again.
      if (error === lastFailure) return
      lastFailure = error
      if (ofLists) health.failures += 1
      onFailure(error)
    }
    return coalesced(async () => {
      try {
        accept(source, await source.read(failed))
        if (ofLists) Object.assign(health, { up: true, lastSuccessAt: Date.now(), reason: null })
      } catch (error) {
        const reason = error instanceof Unreachable ? error.reason : 'failed'
        if (ofLists) Object.assign(health, { up: false, reason })
        failed(error)
        throw error
      }
    })
  }
  const readers = new Map(sources.map((source) => [source, readerOf(source)]))
  const readAll = () => Promise.all([...readers.values()].map((read) => read()))

  /** The first reading of all, or its timeout: reads of the last good content wait for it no longer. */
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
      if (earlier && given.size < sources.length) await firstReading()
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

/** Merges the sources' parts; over the last good content while a source gave nothing yet. Undefined while a part is missing. */
function mergeParts(
  lastGood: Snapshot | undefined,
  ...given: (SnapshotPart | undefined)[]
): Omit<Snapshot, 'removals'> | undefined {
  const parts = given.every(Boolean) ? given : [lastGood, ...given]
  const { lists, settings, partners, stories, words, pages, menu, redirects, movedPictures }: SnapshotPart =
    Object.assign({}, ...parts)
  if (!lists || !settings || !partners || !stories || !words || !pages || !menu || !redirects) return undefined
  const known = parts.flatMap((part) => part?.images ?? [])
  const [only] = known
  const images = (locale: Locale): ImageIndex =>
    only && known.length === 1 ? only[locale] : Object.assign({}, ...known.map((index) => index[locale]))
  const shown = { en: images('en'), bn: images('bn') }
  const moved = movedPictures ?? {}
  return { lists, settings, partners, stories, words, pages, menu, redirects, movedPictures: moved, images: shown }
}

/**
 * Coalesces concurrent calls of `work`: one run at a time. A run that has begun may have read before the caller's commit,
 * so that the caller shares the next run with all who called meanwhile.
 */
function coalesced(work: () => Promise<void>): () => Promise<void> {
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
