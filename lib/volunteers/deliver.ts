import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/addresses'
import { FOUNDATION, postedKinds, postMail } from '@/lib/mail/post'

/** What of a stored registration its mails need. */
export interface Deliverable {
  id: number
  email?: string | null
  locale: Locale
}

/**
 * Tells the foundation of a volunteer and thanks the volunteer, in the request's transaction. Of one registration each
 * is told once, however often it is taken for spam and back.
 * @param thanked whether the person is thanked; not where somebody has used that address too often
 * @throws Error outside of a transaction
 */
export async function deliverRegistration(
  req: PayloadRequest,
  { id, email, locale }: Deliverable,
  thanked = true,
): Promise<void> {
  const mail = { locale, registration: id }
  const told = await postedKinds(req, mail)
  const thanks = thanked && !told.has('registration-acknowledged')
  if (!told.has('registration-arrived')) {
    await postMail(req, { ...mail, kind: 'registration-arrived', recipient: FOUNDATION })
  }
  if (thanks && email) await postMail(req, { ...mail, kind: 'registration-acknowledged', recipient: email })
}
