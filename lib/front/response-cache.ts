/**
 * Answers of the app, kept in memory and shared. The rules are those of RFC 9111 for a shared cache with one lifetime of
 * our own, `stale-while-revalidate` and `stale-if-error` (RFC 5861) inside of it, and purges.
 */
import { LRUCache } from 'lru-cache'
import type { EntryKey } from './cache-key'

export interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

/** What may be kept: an answer in whatever form it will be sent. */
export interface Keepable extends Pick<Answer, 'status' | 'headers'> {
  /** Memory that its bodies take. */
  bytes: number
}

interface Kept<T> {
  entry: EntryKey
  answer: T
  /** When the app was asked for it, in milliseconds; what was written later it may not show. */
  askedAt: number
  /** When somebody was last given it, in milliseconds. */
  usedAt: number
  /** Purged: kept only for times when the app cannot answer. */
  purged: boolean
}

interface Flight<T> {
  askedAt: number
  answer: Promise<T>
}

interface Options<T> {
  /** Asks the app. @throws when it does not answer */
  ask: (entry: EntryKey) => Promise<T>
  /** Whether the app answers; while it does not, nobody waits for it who can be given something older. */
  isAnswering: () => boolean
  /** Calls once, when the app is found not to answer; gives a function that takes it back. */
  onLost: (listener: () => void) => () => void
  /** Bytes of all kept answers together. */
  maxBytes: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/** Within this time an answer is given without asking. */
const FRESH_MS = 1000
/** Within this time an answer is given while a new one is asked for. */
const USABLE_MS = 3000
/** What nobody asked for within this time is not made again before somebody does. */
const IN_USE_MS = 10 * 60_000
/** What an entry takes beside its body: key, headers, and the cache's own. */
const OVERHEAD_BYTES = 2048

/** How an answer was come by: without asking, given while asking, asked for, or old for want of a new one. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'failure'

const KEPT_STATUSES = new Set([200, 301, 308])

export class KeptAnswers<T extends Keepable> {
  /** How often each happened. */
  readonly outcomes: Record<Outcome, number> = { hit: 0, stale: 0, miss: 0, failure: 0 }

  private readonly kept: LRUCache<string, Kept<T>>
  private readonly flights = new Map<string, Flight<T>>()
  private readonly now: () => number

  constructor(private readonly options: Options<T>) {
    this.now = options.now ?? (() => performance.now())
    this.kept = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ answer }, key) => answer.bytes + key.length + OVERHEAD_BYTES,
    })
  }

  /** The answer that is kept under a key, as long as nobody needs to be asked; undefined otherwise. */
  fresh(key: string): T | undefined {
    const kept = this.kept.get(key)
    if (!kept || kept.purged) return undefined
    const now = this.now()
    if (now - kept.askedAt > FRESH_MS) return undefined
    kept.usedAt = now
    this.outcomes.hit += 1
    return kept.answer
  }

  /** Whether something is kept under a key, however old. */
  has(key: string): boolean {
    return this.kept.has(key)
  }

  /**
   * The app's answer, not older than three seconds and than the last purge, or asked for now. An older one is given
   * only when the app fails or does not answer.
   * @throws when the app does not answer and nothing is kept
   */
  async answer(entry: EntryKey): Promise<T> {
    const kept = this.kept.get(entry.key)
    if (!kept) return this.count('miss', await this.ask(entry))
    kept.usedAt = this.now()
    const age = kept.purged ? Number.POSITIVE_INFINITY : this.now() - kept.askedAt
    if (age <= FRESH_MS) return this.count('hit', kept.answer)
    const asked = this.ask(entry).catch(() => undefined)
    if (age <= USABLE_MS) return this.count('stale', kept.answer)
    if (!this.options.isAnswering()) return this.count('failure', kept.answer)
    const answer = await this.unlessLost(asked)
    return answer && answer.status < 500 ? this.count('miss', answer) : this.count('failure', kept.answer)
  }

  /**
   * Lets go of entries: they are asked for anew, and the old ones are given only while the app fails.
   * @returns what was let go and is in use, what was last asked for first
   */
  purge(concerns: (key: string) => boolean): EntryKey[] {
    const purged: EntryKey[] = []
    for (const [key, kept] of this.kept.entries()) {
      if (!concerns(key)) continue
      kept.purged = true
      if (this.now() - kept.usedAt <= IN_USE_MS) purged.push(kept.entry)
    }
    // What was asked for before the purge may lack what was written: nobody who comes now may wait for it.
    for (const key of this.flights.keys()) if (concerns(key)) this.flights.delete(key)
    return purged
  }

  /** Has an entry made again, for those who will ask for it. */
  remake(entry: EntryKey): Promise<unknown> {
    return this.ask(entry).catch(() => undefined)
  }

  /** What is kept: entries, and the bytes they take. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.kept.size, bytes: this.kept.calculatedSize }
  }

  /** What was asked for; undefined as soon as the app is found not to answer. */
  private unlessLost(asked: Promise<T | undefined>): Promise<T | undefined> {
    return new Promise((resolve) => {
      // A race with a promise that hardly ever ends would keep every answer for as long.
      const forget = this.options.onLost(() => resolve(undefined))
      asked.then((answer) => {
        forget()
        resolve(answer)
      })
    })
  }

  private count(outcome: Outcome, answer: T): T {
    this.outcomes[outcome] += 1
    return answer
  }

  /** Asks the app once for all who wait for the same entry. */
  private ask(entry: EntryKey): Promise<T> {
    const known = this.flights.get(entry.key)
    if (known) return known.answer
    const flight: Flight<T> = { askedAt: this.now(), answer: this.options.ask(entry) }
    this.flights.set(entry.key, flight)
    const landed = () => {
      const current = this.flights.get(entry.key) === flight
      if (current) this.flights.delete(entry.key)
      return current
    }
    flight.answer.then(
      (answer) => this.keep({ entry, answer, askedAt: flight.askedAt, usedAt: flight.askedAt, purged: !landed() }),
      () => landed(),
    )
    return flight.answer
  }

  private keep(fresh: Kept<T>): void {
    const { key } = fresh.entry
    if (!mayBeKept(fresh.answer)) {
      // What is gone, or became private, must not come back when the app fails.
      if (fresh.answer.status < 500) this.kept.delete(key)
      return
    }
    const old = this.kept.peek(key)
    // An answer that was asked for before a purge may come after one that was asked for since.
    if (fresh.purged && old && old.askedAt > fresh.askedAt) return
    this.kept.set(key, old ? { ...fresh, usedAt: old.usedAt } : fresh)
  }
}

/** Whether an answer may be given to others. */
export function mayBeKept({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  if (!KEPT_STATUSES.has(status) || headers['set-cookie'] !== undefined) return false
  return !/\b(?:no-store|private)\b/i.test(String(headers['cache-control'] ?? ''))
}
