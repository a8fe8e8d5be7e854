import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/lib/outbox/kinds'
import { withdrawMails } from '@/lib/outbox/withdraw'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { recordTransition } from '../books/transition'
import { setSuspected } from '../pledges/commands'
import { notifyOfPledge } from '../pledges/notify-donor'
import { NOT_SPAM, TAKEN_FOR_SPAM } from '../shared/history-notes'

/**
 * Marks a pledge as spam, and withdraws mails that were not sent yet; or clears it, and posts the mails that were held
 * back.
 * @returns the kinds of mails that were posted by this
 * @throws APIError 404, 409
 */
export function markSpam(
  req: PayloadRequest,
  { pledge: id, suspected, by }: { pledge: number; suspected: boolean; by: string },
): Promise<MailKind[]> {
  return withTransaction(req, async () => {
    const pledge = await setSuspected(req, { pledge: id, suspected })
    const { state } = pledge
    const at = new Date().toISOString()
    await recordTransition(req, {
      pledge: id,
      from: state,
      to: state,
      by,
      why: suspected ? TAKEN_FOR_SPAM : NOT_SPAM,
      at,
    })
    if (!suspected) return notifyOfPledge(req, pledge)
    await withdrawMails(req, { pledge: id })
    return []
  })
}
