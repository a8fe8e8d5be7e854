import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/addresses'
import { FOUNDATION, isTold, postMail } from '@/lib/mail/post'

/** What of a stored message its mails need. */
export interface Deliverable {
  id: number
  mailAddress?: string | null
  locale: Locale
}

/**
 * Puts the mails of a message into the outbox, in the request's transaction: one to the foundation, and one that thanks
 * the sender. Of one message both are told once, however often it is taken for spam and back.
 * @param thanked whether the sender is thanked; not where somebody has used that address too often
 * @throws Error outside of a transaction
 */
export async function deliverMessage(
  req: PayloadRequest,
  { id, mailAddress, locale }: Deliverable,
  thanked = true,
): Promise<void> {
  const mail = { locale, message: id }
  if (await isTold(req, mail)) return
  await postMail(req, { ...mail, kind: 'message-arrived', recipient: FOUNDATION })
  if (thanked && mailAddress) await postMail(req, { ...mail, kind: 'message-acknowledged', recipient: mailAddress })
}
