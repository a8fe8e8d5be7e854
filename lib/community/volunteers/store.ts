import type { PayloadRequest } from 'payload'
import type { FormValues } from '@/lib/intake/schema/forms'
import type { SubmissionInfo } from '@/lib/intake/submission-info'
import { deliverRegistration } from './notify'

/** Stores a registration and puts its mails in the outbox; one that is suspected waits apart, and is mailed to nobody. */
export async function storeRegistration(
  req: PayloadRequest,
  values: FormValues['registration'],
  { locale, suspicion, acknowledge }: SubmissionInfo,
): Promise<void> {
  const suspected = suspicion.length > 0
  const registration = await req.payload.create({
    collection: 'volunteer-registrations',
    data: { ...values, locale, status: 'new', suspected, suspicion: suspicion.join('; ') },
    req,
    overrideAccess: true,
    depth: 0,
  })
  if (!suspected) await deliverRegistration(req, registration, acknowledge)
}
