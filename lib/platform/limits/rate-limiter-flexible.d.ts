/** Types of the package's abstract store, which its own types leave out. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type { IRateLimiterOptions, RateLimiterRes } from 'rate-limiter-flexible'

  export default abstract class RateLimiterStoreAbstract<Row> {
    constructor(options: IRateLimiterOptions & { inMemoryBlockOnConsumed?: number })
    readonly points: number
    /** @throws RateLimiterRes when there are no points left; the store's error when it fails */
    consume(key: string, points?: number): Promise<RateLimiterRes>
    /** Counts, and refuses nothing. */
    penalty(key: string, points?: number): Promise<RateLimiterRes>
    /** Gives points back. */
    reward(key: string, points?: number): Promise<RateLimiterRes>
    get(key: string): Promise<RateLimiterRes | null>
    delete(key: string): Promise<boolean>
    /** A key as it stands in the store. */
    getKey(key: string): string
    /** @param storedKey as it stands in the store */
    getInMemoryBlockMsBeforeExpire(storedKey: string): number
    protected abstract _upsert(key: string, points: number, durationMs: number, restart?: boolean): Promise<Row>
    protected abstract _get(key: string): Promise<Row | null>
    protected abstract _delete(key: string): Promise<boolean>
    protected abstract _getRateLimiterRes(key: string, changedPoints: number, row: Row): RateLimiterRes
  }
}
