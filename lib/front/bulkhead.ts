import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { NoAnswer } from './fetch-from-app'

/** Runs work at once, or in its turn. It throws what the work throws, and NoAnswer where too much waits. */
export type Bounded = <T>(work: () => T | PromiseLike<T>) => Promise<T>

/**
 * A bound on questions to the app.
 * @param together how many run at once
 * @param waiting how many wait for those
 * @param sentence said of one more
 */
export function bounded(together: number, waiting: number, sentence: string): Bounded {
  const turns = bulkhead(together, waiting)
  return async (work) => {
    try {
      return await turns.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new NoAnswer(sentence, 'not asked')
      throw error
    }
  }
}
