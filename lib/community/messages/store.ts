import type { PayloadRequest } from 'payload'
import type { FormValues } from '@/lib/intake/schema/forms'
import type { SubmissionInfo } from '@/lib/intake/submission-info'
import { deliverMessage } from './notify'

/** Stores a message and puts its mails in the outbox; one that is suspected waits in its folder, and is mailed to nobody. */
export async function storeMessage(
  req: PayloadRequest,
  values: FormValues['message'],
  { locale, suspicion, acknowledge }: SubmissionInfo,
): Promise<void> {
  const suspected = suspicion.length > 0
  const data = {
    ...values,
    locale,
    folder: suspected ? ('suspected' as const) : ('inbox' as const),
    suspicion: suspicion.join('; '),
  }
  const message = await req.payload.create({ collection: 'messages', data, req, overrideAccess: true, depth: 0 })
  if (!suspected) await deliverMessage(req, message, acknowledge)
}
