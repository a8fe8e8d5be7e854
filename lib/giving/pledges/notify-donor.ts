import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/lib/outbox/kinds'
import { notifyOnce } from '@/lib/outbox/notify-once'
import type { Locale } from '@/lib/shared/addresses/localized'

/** What of a pledge its mails need. */
export interface NotifiedPledge {
  id: number
  email?: string | null
  locale: Locale
}

/**
 * Notifies the foundation of a pledge, and sends the donor the payment instructions, in the request's transaction; each once (notify-once.ts).
 * @param acknowledged whether the donor is written to; not where somebody has used that address too often
 * @returns the kinds of mails that were posted by this
 */
export function notifyOfPledge(
  req: PayloadRequest,
  { id, email, locale }: NotifiedPledge,
  acknowledged = true,
): Promise<MailKind[]> {
  return notifyOnce(req, {
    record: { locale, pledge: id },
    arrived: 'pledge-arrived',
    thanks: 'pledge-acknowledged',
    sender: acknowledged ? email : null,
  })
}
