import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/lib/outbox/kinds'
import { tellOnce } from '@/lib/outbox/tell-once'
import type { Locale } from '@/lib/shared/addresses/localized'

/** What of a pledge its mails need. */
export interface ToldPledge {
  id: number
  email?: string | null
  locale: Locale
}

/**
 * Tells the foundation of a pledge, and the donor how to give, in the request's transaction; each once (tell-once.ts).
 * @param acknowledged whether the donor is written to; not where somebody has used that address too often
 * @returns the kinds of mails that were posted by this
 */
export function tellOfPledge(
  req: PayloadRequest,
  { id, email, locale }: ToldPledge,
  acknowledged = true,
): Promise<MailKind[]> {
  return tellOnce(req, {
    record: { locale, pledge: id },
    arrived: 'pledge-arrived',
    thanks: 'pledge-acknowledged',
    sender: acknowledged ? email : null,
  })
}
