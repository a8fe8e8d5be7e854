/** The bulkhead of searches: there can be any number of different ones, so the cache does not limit their cost. */
import { isSearchAddress } from '@/lib/shared/addresses/search-query'
import { createBulkhead } from './bulkhead'

/** Searches that the app handles at once, so that pages rendered meanwhile wait for no more than these. */
const CONCURRENCY = 2
/** Searches that wait: a moment with a thousand records, some seconds with ten thousand. More are rejected. */
const QUEUE_SIZE = 20

/** @returns a function that runs work for an address: searches in the bulkhead, all else at once. It throws NoResponse when the queue is full */
export function searchBulkhead(): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const searches = createBulkhead(CONCURRENCY, QUEUE_SIZE, 'There are too many searches.')
  return async (address, work) => (isSearchAddress(address) ? searches(work) : work())
}
