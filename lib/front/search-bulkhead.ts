/** Searches wait for one another: there can be any number of different ones, and each is made for one visitor. */
import { isSearchAddress } from '@/lib/shared/addresses/search-query'
import { bounded } from './bulkhead'

/** So many are made together; pages that are made meanwhile wait for no more. */
const TOGETHER = 2
/** So many wait: a moment with a thousand records, some seconds with ten thousand; more are turned away. */
const WAITING = 20

/** @returns what runs the work for an address, at once or, for a search, in its turn; it throws NoAnswer when too many wait */
export function inTurn(): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const searches = bounded(TOGETHER, WAITING, 'There are too many searches.')
  return async (address, work) => (isSearchAddress(address) ? searches(work) : work())
}
