import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/lib/outbox/kinds'
import { notifyOnce } from '@/lib/outbox/notify-once'
import type { Locale } from '@/lib/shared/addresses/localized'

/** What of a stored registration its mails need. */
export interface Deliverable {
  id: number
  email?: string | null
  locale: Locale
}

/**
 * Notifies the foundation of a volunteer and thanks the volunteer, in the request's transaction; each once (notify-once.ts).
 * @param thanked whether the person is thanked; not where somebody has used that address too often
 * @returns the kinds of mails that were posted by this
 * @throws Error outside of a transaction
 */
export function deliverRegistration(
  req: PayloadRequest,
  { id, email, locale }: Deliverable,
  thanked = true,
): Promise<MailKind[]> {
  return notifyOnce(req, {
    record: { locale, registration: id },
    arrived: 'registration-arrived',
    thanks: 'registration-acknowledged',
    sender: thanked ? email : null,
  })
}
