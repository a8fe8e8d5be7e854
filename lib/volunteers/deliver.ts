import type { PayloadRequest } from 'payload'
import type { VolunteerRegistration } from '@/lib/cms/payload-types'
import { FOUNDATION, postMail } from '@/lib/mail/post'

/**
 * Tells the foundation of a volunteer and thanks the volunteer, in the request's transaction. Of one registration both
 * are told once, however often it is taken for spam and back.
 * @throws Error outside of a transaction
 */
export async function deliverRegistration(req: PayloadRequest, registration: VolunteerRegistration): Promise<void> {
  const { id, email, locale } = registration
  const where = { registration: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'mails', where, overrideAccess: true, req })
  if (totalDocs > 0) return
  const mail = { locale, registration: id }
  await postMail(req, { ...mail, kind: 'registration-arrived', recipient: FOUNDATION })
  if (email) await postMail(req, { ...mail, kind: 'registration-acknowledged', recipient: email })
}
