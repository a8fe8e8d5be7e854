/**
 * Uploads are worked on one at a time. Payload makes a picture's copies within the transaction that stores its record,
 * and SQLite has one writer: six large pictures at once kept each other waiting for it for so long that the last ones,
 * and whatever else was written meanwhile, failed. Here they wait before a transaction is begun, and other writes have
 * their turns in between.
 */
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { APIError } from 'payload'

/** Each holds its body in memory while it waits. */
export const MOST_WAITING = 12

/** Says so by its status as well, since the calls and the collections are bundles with a class each. */
export class TooManyUploads extends APIError {
  override name = 'TooManyUploads'

  constructor() {
    super('Many pictures are being sent at the moment. Please send this one again in a minute.', 503, undefined, true)
  }
}

const turns = bulkhead(1, MOST_WAITING)

/**
 * Does a work that stores pictures once the one before it is done. To be called before a transaction is begun.
 * @throws TooManyUploads when too many wait; whatever the work throws
 */
export async function inUploadTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.execute(work)
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw new TooManyUploads()
    throw error
  }
}
