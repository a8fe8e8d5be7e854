import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { MailKind } from './kinds'
import { FOUNDATION, type PostedMail, postedKinds, postMail } from './post'

interface Telling {
  /** What is told of, in the language of who sent it. */
  record: Pick<PostedMail, 'message' | 'registration' | 'pledge'> & { locale: Locale }
  /** Kind of the mail to the foundation. */
  arrived: MailKind
  /** Kind of the mail that thanks who sent it. */
  thanks: MailKind
  /** Who is thanked; nobody where there is no address. */
  sender: string | null | undefined
}

/**
 * Puts the two mails of a record into the outbox, in the request's transaction. Of one record each is told once, however
 * often it is taken for spam and back.
 * @returns the kinds that were posted now
 * @throws Error outside of a transaction
 */
export async function tellOnce(req: PayloadRequest, { record, arrived, thanks, sender }: Telling): Promise<MailKind[]> {
  const told = await postedKinds(req, record)
  const mails: Pick<PostedMail, 'kind' | 'recipient'>[] = [
    { kind: arrived, recipient: FOUNDATION },
    ...(sender ? [{ kind: thanks, recipient: sender }] : []),
  ]
  const untold = mails.filter(({ kind }) => !told.has(kind))
  for (const mail of untold) await postMail(req, { ...record, ...mail })
  return untold.map(({ kind }) => kind)
}
