/** Verifies many exact pairs, each by itself. */
import { APIError, type PayloadRequest } from 'payload'
import { authorOf } from '@/lib/access/rights/author'
import type { QueuePair, VerifyExactAnswer, VerifyExactCall } from '@/lib/giving/shared/reconciliation-types'
import { say } from '@/lib/platform/calls/say'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { verifyPledge } from '../pledges/commands'
import { readReconciliationQueue } from './queue'

type Answered = VerifyExactAnswer['pairs'][number]

/**
 * Verifies those of the pairs that are exact now. A pair that is not exact any more gets a reason, and the
 * others go on.
 */
export async function verifyExact(req: PayloadRequest, { pairs: asked }: VerifyExactCall): Promise<VerifyExactAnswer> {
  const { pairs } = await readReconciliationQueue(req.payload)
  const exact = new Map(pairs.filter(({ kind }) => kind === 'exact').map((pair) => [pair.pledge.id, pair]))
  const answers: Answered[] = []
  for (const pair of asked) {
    await yieldToEventLoop()
    answers.push(await verifyOne(req, pair, exact.get(pair.pledge)))
  }
  const verified = answers.filter(({ why }) => why === null).length
  return { pairs: answers, verified, refused: answers.length - verified }
}

async function verifyOne(
  req: PayloadRequest,
  { pledge, transaction }: { pledge: number; transaction: number },
  pair: QueuePair | undefined,
): Promise<Answered> {
  const refused = (why: string) => ({ pledge, transaction, receipt: null, why })
  const exact = pair?.transaction.id === transaction
  const seenAmount = exact ? pair.transaction.amount : undefined
  try {
    if (!exact) return refused(await whyNot(req, pledge))
    const { receipt } = await verifyPledge(req, { pledge, transaction, by: authorOf(req), seenAmount })
    return { pledge, transaction, receipt, why: null }
  } catch (error) {
    if (error instanceof APIError) return refused(error.message)
    req.payload.logger.error({ err: error, msg: 'A pair could not be verified.' })
    return refused(say('reconciliation.call.notSaved'))
  }
}

async function whyNot(req: PayloadRequest, id: number): Promise<string> {
  const [pledge] = (
    await req.payload.find({
      collection: 'pledges',
      where: { id: { equals: id } },
      select: { state: true },
      depth: 0,
      limit: 1,
    })
  ).docs
  return say(pledge?.state === 'verified' ? 'reconciliation.call.verified' : 'reconciliation.call.noFit')
}
