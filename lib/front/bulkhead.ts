import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { NoResponse } from './fetch-from-app'

/** Runs work at once, or queues it. It throws what the work throws, and NoResponse when the queue is full. */
export type Bulkhead = <T>(work: () => T | PromiseLike<T>) => Promise<T>

/**
 * A bulkhead: limits how many requests the app handles at once.
 * @param concurrency how many run at once
 * @param queueSize how many wait for those
 * @param message of the error when the queue is full
 */
export function createBulkhead(concurrency: number, queueSize: number, message: string): Bulkhead {
  const policy = bulkhead(concurrency, queueSize)
  return async (work) => {
    try {
      return await policy.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new NoResponse(message, 'not sent')
      throw error
    }
  }
}
