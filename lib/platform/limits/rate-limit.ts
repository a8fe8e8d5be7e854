/** Rate limits in the site's own database (a store for rate-limiter-flexible), shared by all instances. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import StoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'

interface Row {
  points: number
  /** Milliseconds since 1970. */
  expiresAt: number
}

export interface LimitOptions {
  /** Prefix of its keys in the table that all limits share. */
  name: string
  /** Points per key and duration. */
  points: number
  /** Seconds of the window, from the first use of a key. */
  duration: number
  /** Reads the database each time, without the in-memory block: for keys that staff may reset. */
  alwaysAsks?: boolean
}

/** A key has no points left. */
export class RateLimitExceeded extends Error {
  /** Until the window ends. */
  readonly retryAfterSeconds: number
  /** Points used, with this request. */
  readonly used: number

  constructor({ msBeforeNext, consumedPoints }: RateLimiterRes) {
    super('This is used up.')
    this.name = 'RateLimitExceeded'
    this.retryAfterSeconds = Math.max(Math.ceil(msBeforeNext / 1000), 1)
    this.used = consumedPoints
  }
}

/**
 * A rate limit in the table `limits`. It writes outside of any transaction, so it must not be awaited within one: on SQLite it
 * would deadlock.
 */
export class RateLimit extends StoreAbstract<Row> {
  readonly #payload: Payload

  constructor(payload: Payload, { name, points, duration, alwaysAsks = false }: LimitOptions) {
    // An exhausted key is blocked in memory until its window ends, so that a flood does not reach the database.
    super({ keyPrefix: name, points, duration, inMemoryBlockOnConsumed: alwaysAsks ? 0 : points })
    this.#payload = payload
  }

  /**
   * Uses points of a key.
   * @returns how many are used now
   * @throws RateLimitExceeded; the database's own error when it is away
   */
  async take(key: string, points = 1): Promise<number> {
    try {
      return (await this.consume(key, points)).consumedPoints
    } catch (error) {
      throw error instanceof RateLimiterRes ? new RateLimitExceeded(error) : error
    }
  }

  /** Milliseconds for which a key is blocked in memory. */
  blockedForMs(key: string): number {
    return this.getInMemoryBlockMsBeforeExpire(this.getKey(key))
  }

  protected override async _upsert(key: string, points: number, durationMs: number, restart = false): Promise<Row> {
    const now = Date.now()
    const at = new Date(now).toISOString()
    const until = new Date(now + durationMs).toISOString()
    const anew = restart ? sql`1 = 1` : sql`limits.expires_at <= ${at}`
    const [row] = await this.#run(sql`
      INSERT INTO limits (key, points, expires_at) VALUES (${key}, ${Math.max(points, 0)}, ${until})
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN ${anew} THEN excluded.points ELSE limits.points + ${points} END,
        expires_at = CASE WHEN ${anew} THEN excluded.expires_at ELSE limits.expires_at END
      RETURNING points, expires_at`)
    if (!row) throw new Error('The database did not say how often this was used.')
    return row
  }

  protected override async _get(key: string): Promise<Row | null> {
    const now = new Date().toISOString()
    const [row] = await this.#run(sql`SELECT points, expires_at FROM limits WHERE key = ${key} AND expires_at > ${now}`)
    return row ?? null
  }

  protected override async _delete(key: string): Promise<boolean> {
    const rows = await this.#run(sql`DELETE FROM limits WHERE key = ${key} RETURNING points, expires_at`)
    return rows.length > 0
  }

  protected override _getRateLimiterRes(_key: string, changedPoints: number, row: Row): RateLimiterRes {
    const left = Math.max(this.points - row.points, 0)
    const wait = Math.max(row.expiresAt - Date.now(), 0)
    return new RateLimiterRes(left, wait, row.points, row.points === changedPoints)
  }

  async #run(query: ReturnType<typeof sql>): Promise<Row[]> {
    const rows = await runSql(plainDatabase(this.#payload.db), query)
    return rows.map((row) => ({ points: Number(row.points), expiresAt: Date.parse(String(row.expires_at)) }))
  }
}

/** Deletes expired rows. @param now milliseconds since 1970 */
export async function deleteExpiredLimits(payload: Payload, now = Date.now()): Promise<void> {
  const at = new Date(now).toISOString()
  await runSql(plainDatabase(payload.db), sql`DELETE FROM limits WHERE expires_at <= ${at}`)
}
