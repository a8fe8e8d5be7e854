import type { Payload, TypedUser } from 'payload'
import type { Mail } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import type { MailKind, MailState } from './kinds'
import { FOUNDATION } from './post'

export interface ListedMail {
  id: number
  kind: MailKind
  /** Its address; the foundation's, as far as they were asked for, where it goes there. */
  to: string
  toFoundation: boolean
  state: MailState
  /** What went wrong last, or what should be known although it was sent. */
  lastError: string | null
  /** When it was sent, or when it was put into the outbox. */
  at: string
  /** Screen of the message, volunteer or gift that it tells of. */
  record: string | null
}

/** Screen of what a mail tells of, read without depth or with; null where it is gone. */
export function recordAddress({
  message,
  registration,
  pledge,
}: Pick<Mail, 'message' | 'registration' | 'pledge'>): string | null {
  if (idOf(message)) return `/admin/collections/messages/${idOf(message)}`
  if (idOf(registration)) return `/admin/collections/volunteer-registrations/${idOf(registration)}`
  if (idOf(pledge)) return `/admin/collections/pledges/${idOf(pledge)}`
  return null
}

export function toListed(mail: Mail): ListedMail {
  const { id, kind, recipient, state, lastError, sentAt, createdAt } = mail
  return {
    id,
    kind,
    to: recipient === FOUNDATION ? '' : recipient,
    toFoundation: recipient === FOUNDATION,
    state,
    lastError: lastError ?? null,
    at: sentAt ?? createdAt,
    record: recordAddress(mail),
  }
}

/** The mails of a message, a registration or a gift, in their order. Read with the rights of the person. */
export async function mailsOf(
  payload: Payload,
  user: TypedUser | null | undefined,
  record: 'message' | 'registration' | 'pledge',
  id: number,
): Promise<ListedMail[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { [record]: { equals: id } },
    sort: 'id',
    // Two or three are posted by the site; a gift's receipts add a few.
    limit: 20,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return docs.map(toListed)
}
