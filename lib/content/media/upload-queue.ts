/**
 * The queue of uploads, which are processed one at a time. Payload resizes a picture within the transaction that stores
 * its record, and SQLite has one writer: six large pictures at once made each other, and other writes, time out. Here they
 * wait before a transaction is begun, and other writes come in between.
 */
import { AsyncResource } from 'node:async_hooks'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { APIError } from 'payload'
import { say } from '@/lib/platform/calls/say'

/** Each holds its body in memory while it waits. */
export const MOST_WAITING = 12

/** Says so by its status as well, since the calls and the collections are bundles with a class each. */
export class TooManyUploads extends APIError {
  override name = 'TooManyUploads'

  constructor() {
    super(say('content.upload.busy'), 503, undefined, true)
  }
}

const queue = bulkhead(1, MOST_WAITING)

/**
 * Runs work that stores pictures once the work queued before it is done. To be called before a transaction is begun.
 * @throws TooManyUploads when the queue is full; whatever the work throws
 */
export async function queueUpload<T>(work: () => Promise<T>): Promise<T> {
  try {
    // One that waited would otherwise run as a part of the call before it, and answer in that one's language.
    return await queue.execute(AsyncResource.bind(work))
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw new TooManyUploads()
    throw error
  }
}
