import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/addresses'
import { FOUNDATION, postedKinds, postMail } from '@/lib/mail/post'
import type { MessageFolder } from './folders'

/** What of a stored message its mails need. */
export interface Deliverable {
  id: number
  mailAddress?: string | null
  locale: Locale
}

/**
 * Puts the mails of a message into the outbox, in the request's transaction: one to the foundation, and one that thanks
 * the sender. Of one message each is told once, however often it is taken for spam and back.
 * @param thanked whether the sender is thanked; not where somebody has used that address too often
 * @throws Error outside of a transaction
 */
export async function deliverMessage(
  req: PayloadRequest,
  { id, mailAddress, locale }: Deliverable,
  thanked = true,
): Promise<void> {
  const mail = { locale, message: id }
  const told = await postedKinds(req, mail)
  const thanks = thanked && !told.has('message-acknowledged')
  if (!told.has('message-arrived')) await postMail(req, { ...mail, kind: 'message-arrived', recipient: FOUNDATION })
  if (thanks && mailAddress) await postMail(req, { ...mail, kind: 'message-acknowledged', recipient: mailAddress })
}

/** Delivers a message that staff put into the inbox; from the archive only where nobody was told of it before. */
export async function deliverMoved(req: PayloadRequest, message: Deliverable, from: MessageFolder): Promise<void> {
  if (from !== 'suspected' && (await postedKinds(req, { message: message.id })).size > 0) return
  await deliverMessage(req, message)
}
