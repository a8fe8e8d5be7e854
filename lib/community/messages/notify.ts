import type { PayloadRequest } from 'payload'
import type { MessageFolder } from '@/lib/community/shared/message-folders'
import type { MailKind } from '@/lib/outbox/kinds'
import { notifyOnce } from '@/lib/outbox/notify-once'
import { postedKinds } from '@/lib/outbox/post'
import type { Locale } from '@/lib/shared/addresses/localized'

/** What of a stored message its mails need. */
export interface Deliverable {
  id: number
  mailAddress?: string | null
  locale: Locale
}

/**
 * Notifies the foundation of a message and thanks its sender, in the request's transaction; each once (notify-once.ts).
 * @param thanked whether the sender is thanked; not where somebody has used that address too often
 * @returns the kinds of mails that were posted by this
 * @throws Error outside of a transaction
 */
export function deliverMessage(
  req: PayloadRequest,
  { id, mailAddress, locale }: Deliverable,
  thanked = true,
): Promise<MailKind[]> {
  return notifyOnce(req, {
    record: { locale, message: id },
    arrived: 'message-arrived',
    thanks: 'message-acknowledged',
    sender: thanked ? mailAddress : null,
  })
}

/**
 * Delivers a message that staff put into the inbox; from the archive only where nobody was told of it before.
 * @returns the kinds of mails that were posted by this
 */
export async function deliverMoved(
  req: PayloadRequest,
  message: Deliverable,
  from: MessageFolder,
): Promise<MailKind[]> {
  if (from !== 'suspected' && (await postedKinds(req, { message: message.id })).size > 0) return []
  return deliverMessage(req, message)
}
