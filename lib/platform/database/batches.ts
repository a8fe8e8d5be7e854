import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { withTransaction } from './with-transaction'

/** Rows per transaction: on SQLite it blocks visitors' writes. */
const BATCH = 200

/**
 * Processes rows in batches, each in a short transaction, until there are no more.
 * @param take processes `limit` rows at the most, and returns how many it processed
 * @param asked the request on whose behalf it runs; undefined for scheduled jobs
 * @returns how many were processed in all
 */
export async function inBatches(
  payload: Payload,
  take: (req: PayloadRequest, limit: number) => Promise<number>,
  asked?: PayloadRequest,
): Promise<number> {
  let total = 0
  for (;;) {
    const req = await createLocalReq(
      asked ? { user: asked.user ?? undefined, req: { headers: asked.headers } } : {},
      payload,
    )
    const taken = await withTransaction(req, () => take(req, BATCH))
    total += taken
    if (taken < BATCH) return total
    await yieldToEventLoop()
  }
}
