import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { withTransaction } from './with-transaction'

/** Rows of one transaction: visitors' writes wait behind it on SQLite. */
const BATCH = 200

/**
 * Repeats short transactions until one of them finds less than it could take.
 * @param take takes `limit` rows at the most, and says how many it took
 * @param asked who wants it; nobody for what the site does itself
 * @returns how many were taken in all
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
