/**
 * A shared cache of the app's responses in memory. It follows RFC 9111 with one lifetime of our own, `stale-while-revalidate`
 * and `stale-if-error` (RFC 5861), coalesces concurrent requests, and can be purged.
 */
import { LRUCache } from 'lru-cache'
import type { CacheKey } from './cache-key'

export interface AppResponse {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

/** What may be cached: a response in whatever form it will be sent. */
export interface Cacheable extends Pick<AppResponse, 'status' | 'headers'> {
  /** Memory that its bodies take. */
  bytes: number
}

interface Entry<T> {
  cacheKey: CacheKey
  response: T
  /** When it was requested from the app, in milliseconds; later changes it may not show. */
  requestedAt: number
  /** When it was last served, in milliseconds. */
  usedAt: number
  /** When it was purged first, in milliseconds; null while it is as good as new. */
  purgedAt: number | null
}

interface PendingFetch<T> {
  requestedAt: number
  response: Promise<T>
}

interface Options<T> {
  /**
   * Fetches from the app.
   * @param known the response that is cached; returned where the app says that it still holds
   * @throws when the app does not respond
   */
  fetch: (cacheKey: CacheKey, known?: T) => Promise<T>
  /** Whether the app responds; while it does not, stale responses are served without waiting for it. */
  isAnswering: () => boolean
  /** Calls `listener` once, when the app stops responding; returns a function that unsubscribes. */
  onLost: (listener: () => void) => () => void
  /** Bytes of all cached responses together. */
  maxBytes: number
  /** Whether a purged response may still be served for a second, while it is fetched anew. */
  mayLag: (cacheKey: CacheKey) => boolean
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Age until which a response is fresh. */
const FRESH_MS = 1000
/** Age until which it is served stale while it is revalidated. */
const STALE_MS = 3000
/** How long a purged response may be served while it is fetched anew. */
const LAG_MS = 1000
/** An entry that was not requested for so long is not refreshed after a purge. */
const IN_USE_MS = 10 * 60_000
/** Memory that an entry takes beside its body. */
const OVERHEAD_BYTES = 2048

/** How a request was answered: fresh, stale while revalidating, fetched, or stale because the app failed. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'failure'

const CACHEABLE_STATUSES = new Set([200, 301, 308])

export class ResponseCache<T extends Cacheable> {
  /** Counts by outcome, for the metrics. */
  readonly outcomes: Record<Outcome, number> = { hit: 0, stale: 0, miss: 0, failure: 0 }

  private readonly entries: LRUCache<string, Entry<T>>
  private readonly pending = new Map<string, PendingFetch<T>>()
  private readonly now: () => number

  constructor(private readonly options: Options<T>) {
    this.now = options.now ?? (() => performance.now())
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ response }, key) => response.bytes + key.length + OVERHEAD_BYTES,
    })
  }

  /** The fresh response under a key; undefined otherwise. */
  fresh(key: string): T | undefined {
    const entry = this.entries.get(key)
    if (!entry || entry.purgedAt !== null) return undefined
    const now = this.now()
    if (now - entry.requestedAt > FRESH_MS) return undefined
    entry.usedAt = now
    this.outcomes.hit += 1
    return entry.response
  }

  /** Whether there is an entry under a key, however old. */
  has(key: string): boolean {
    return this.entries.has(key)
  }

  /**
   * The response under a key: cached, if it is not older than three seconds nor than the last purge, or fetched now. One that
   * may lag is served for a second after its purge, too; an older one only while the app fails.
   * @throws when the app does not respond and nothing is cached
   */
  async get(cacheKey: CacheKey): Promise<T> {
    const entry = this.entries.get(cacheKey.key)
    if (!entry) return this.fetchFirst(cacheKey)
    const now = this.now()
    const { purgedAt } = entry
    entry.usedAt = now
    const age = now - entry.requestedAt
    if (purgedAt === null && age <= FRESH_MS) return this.count('hit', entry.response)
    const fetched = this.fetch(cacheKey).catch(() => undefined)
    const isUsable = purgedAt === null ? age <= STALE_MS : now - purgedAt <= LAG_MS && this.options.mayLag(cacheKey)
    if (isUsable) return this.count('stale', entry.response)
    if (!this.options.isAnswering()) return this.count('failure', entry.response)
    const response = await this.unlessAppIsLost(fetched)
    return response && response.status < 500 ? this.count('miss', response) : this.count('failure', entry.response)
  }

  /**
   * Purges entries: they are fetched anew, and the old ones are served only as `get` says.
   * @returns what the purged entries in use were fetched by, the last requested first
   */
  purge(matches: (key: string) => boolean): CacheKey[] {
    const purged: CacheKey[] = []
    for (const [key, entry] of this.entries.entries()) {
      if (!matches(key)) continue
      entry.purgedAt ??= this.now()
      if (this.now() - entry.usedAt <= IN_USE_MS) purged.push(entry.cacheKey)
    }
    // A response requested before the purge may lack the change, so later requests must not share it.
    for (const key of this.pending.keys()) if (matches(key)) this.pending.delete(key)
    return purged
  }

  /** Fetches an entry anew, before it is requested. */
  refresh(cacheKey: CacheKey): Promise<unknown> {
    return this.fetch(cacheKey).catch(() => undefined)
  }

  /** Number of entries, and the bytes they take. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.entries.size, bytes: this.entries.calculatedSize }
  }

  /** Fetches what was not cached. When that fails, a response that was requested since, after a purge, will do. */
  private async fetchFirst(cacheKey: CacheKey): Promise<T> {
    try {
      return this.count('miss', await this.fetch(cacheKey))
    } catch (error) {
      const since = this.entries.get(cacheKey.key)?.response ?? (await this.pending.get(cacheKey.key)?.response)
      if (!since) throw error
      return this.count('failure', since)
    }
  }

  /** The fetched response; undefined as soon as the app stops responding. */
  private unlessAppIsLost(fetched: Promise<T | undefined>): Promise<T | undefined> {
    return new Promise((resolve) => {
      // Promise.race() with a promise that hardly ever settles would keep every response in memory as long.
      const unsubscribe = this.options.onLost(() => resolve(undefined))
      fetched.then((response) => {
        unsubscribe()
        resolve(response)
      })
    })
  }

  private count(outcome: Outcome, response: T): T {
    this.outcomes[outcome] += 1
    return response
  }

  /** Fetches from the app, once for concurrent requests of the same key. */
  private fetch(cacheKey: CacheKey): Promise<T> {
    const known = this.pending.get(cacheKey.key)
    if (known) return known.response
    const cached = this.entries.peek(cacheKey.key)?.response
    const current: PendingFetch<T> = { requestedAt: this.now(), response: this.options.fetch(cacheKey, cached) }
    this.pending.set(cacheKey.key, current)
    const settle = () => {
      const isCurrent = this.pending.get(cacheKey.key) === current
      if (isCurrent) this.pending.delete(cacheKey.key)
      return isCurrent
    }
    current.response.then(
      (response) =>
        this.store({
          cacheKey,
          response,
          requestedAt: current.requestedAt,
          usedAt: current.requestedAt,
          // What it may lack is not older than its request.
          purgedAt: settle() ? null : current.requestedAt,
        }),
      () => settle(),
    )
    return current.response
  }

  private store(fresh: Entry<T>): void {
    const { key } = fresh.cacheKey
    if (!isCacheable(fresh.response)) {
      // A page that was removed, or became private, must not be served again when the app fails.
      if (fresh.response.status < 500) this.entries.delete(key)
      return
    }
    const old = this.entries.peek(key)
    // A response requested before a purge may arrive after one that was requested since.
    if (fresh.purgedAt !== null && old && old.requestedAt > fresh.requestedAt) return
    this.entries.set(key, old ? { ...fresh, usedAt: old.usedAt } : fresh)
  }
}

/** Whether a response may be shared with other visitors (RFC 9111, section 3). */
export function isCacheable({ status, headers }: Pick<AppResponse, 'status' | 'headers'>): boolean {
  if (!CACHEABLE_STATUSES.has(status) || headers['set-cookie'] !== undefined) return false
  return !/\b(?:no-store|private)\b/i.test(String(headers['cache-control'] ?? ''))
}
