/**
 * Local copies of the objects of a bucket: each is fetched once, when it is first asked for. What a key names never changes
 * (its name has a hash of what it holds), so a copy is as good as the object.
 */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  isBrokenCircuitError,
  wrap,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { type Bucket, BucketFailed } from './bucket'

/** Fetched at once; others wait, and of those that may not even wait nothing is kept. */
const AT_ONCE = 8
const MOST_WAITING = 200
/** The whole of a file, however slowly it comes. */
const FETCH_MS = 60_000
/** For so long a key of nothing is not asked for again: pages may name a file of a picture that is made a moment later. */
const ABSENT_MS = 5000
const MOST_ABSENT = 5000
/** Failures in a row, after which nothing is asked for so long. */
const FAILURES = 5
const OPEN_MS = 2000

/** There is more to fetch than the bucket gives, or it has just failed. */
class FetchRefused extends Error {
  override name = 'FetchRefused'
}

export interface LocalCopies {
  /**
   * Has the file of a key in the folder.
   * @returns whether there is such an object
   * @throws BucketFailed, FetchRefused; the error of the disk
   */
  fetch(key: string): Promise<boolean>
}

/** @param folder below which a key is the path of its copy */
export function localCopies(bucket: Bucket, folder: string): LocalCopies {
  const breaker = new ConsecutiveBreaker(FAILURES)
  const policy = wrap(
    bulkhead(AT_ONCE, MOST_WAITING),
    circuitBreaker(handleType(BucketFailed), { halfOpenAfter: OPEN_MS, breaker }),
  )
  const coming = new Map<string, Promise<boolean>>()
  const absent = new LRUCache<string, true>({ max: MOST_ABSENT, ttl: ABSENT_MS })

  const fetchOnce = async (key: string): Promise<boolean> => {
    const object = await bucket.open(key)
    if (!object) {
      absent.set(key, true)
      return false
    }
    const file = path.join(/* turbopackIgnore: true */ folder, key)
    const unfinished = `${file}.${randomUUID()}`
    try {
      await mkdir(path.dirname(file), { recursive: true })
      const written = createWriteStream(/* turbopackIgnore: true */ unfinished, { mode: 0o600 })
      await pipeline(object.stream, written, { signal: AbortSignal.timeout(FETCH_MS) })
      const { bytesWritten } = written
      if (object.bytes !== undefined && bytesWritten !== object.bytes)
        throw new Error(`Of ${key} only ${bytesWritten} bytes came.`)
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return true
  }

  return {
    async fetch(key) {
      if (absent.has(key)) return false
      const known = coming.get(key)
      if (known) return known
      const fetching = policy
        .execute(() => fetchOnce(key))
        .catch((error: unknown) => {
          const isRefused = error instanceof BulkheadRejectedError || isBrokenCircuitError(error)
          throw isRefused ? new FetchRefused() : error
        })
        .finally(() => coming.delete(key))
      coming.set(key, fetching)
      return fetching
    },
  }
}
