import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/addresses'
import { FOUNDATION, postMail } from '@/lib/mail/post'

/** What of a stored message its mails need. */
export interface Deliverable {
  id: number
  mailAddress?: string | null
  locale: Locale
}

/**
 * Puts the mails of a message into the outbox, in the request's transaction: one to the foundation, and one that thanks
 * the sender.
 * @throws Error outside of a transaction
 */
export async function deliverMessage(req: PayloadRequest, { id, mailAddress, locale }: Deliverable): Promise<void> {
  await postMail(req, { kind: 'message-arrived', recipient: FOUNDATION, locale, message: id })
  if (mailAddress) await postMail(req, { kind: 'message-acknowledged', recipient: mailAddress, locale, message: id })
}
