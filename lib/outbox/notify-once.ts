import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { MailKind } from './kinds'
import { FOUNDATION, type PostedMail, postedKinds, postMail } from './post'

interface Notification {
  /** What it is about, in the language of who sent it. */
  record: Pick<PostedMail, 'message' | 'registration' | 'pledge'> & { locale: Locale }
  /** Kind of the mail to the foundation. */
  arrived: MailKind
  /** Kind of the mail that thanks who sent it. */
  thanks: MailKind
  /** Who is thanked; nobody where there is no address. */
  sender: string | null | undefined
}

/**
 * Puts the two mails of a record into the outbox, in the request's transaction. Each is posted once for a record, however
 * often it is taken for spam and back.
 * @returns the kinds that were posted now
 * @throws Error outside of a transaction
 */
export async function notifyOnce(
  req: PayloadRequest,
  { record, arrived, thanks, sender }: Notification,
): Promise<MailKind[]> {
  const posted = await postedKinds(req, record)
  const mails: Pick<PostedMail, 'kind' | 'recipient'>[] = [
    { kind: arrived, recipient: FOUNDATION },
    ...(sender ? [{ kind: thanks, recipient: sender }] : []),
  ]
  const missing = mails.filter(({ kind }) => !posted.has(kind))
  for (const mail of missing) await postMail(req, { ...record, ...mail })
  return missing.map(({ kind }) => kind)
}
