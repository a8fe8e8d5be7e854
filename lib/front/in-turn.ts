/** Searches wait for one another: there can be any number of different ones, and each is made for one visitor. */
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { NoAnswer } from './ask-app'

/** The page of the search, and what it fetches while somebody types. */
const SEARCH = /^(?:\/en|\/bn)?\/search(?:\/results)?(?:\?|$)/

/** Whether an address is one that reads what is searched for. @param url path, with or without its query */
export const isSearchAddress = (url: string): boolean => SEARCH.test(url)

/** So many are made together; pages that are made meanwhile wait for no more. */
const TOGETHER = 2
/** So many wait: a moment with a thousand records, some seconds with ten thousand; more are turned away. */
const WAITING = 20

/** @returns what runs the work for an address, at once or, for a search, in its turn; it throws NoAnswer when too many wait */
export function inTurn(): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const searches = bulkhead(TOGETHER, WAITING)
  return async (address, work) => {
    if (!isSearchAddress(address)) return work()
    try {
      return await searches.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new NoAnswer('There are too many searches.', 'not asked')
      throw error
    }
  }
}
