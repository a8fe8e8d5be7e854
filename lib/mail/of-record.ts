import type { Payload, TypedUser } from 'payload'
import type { Mail } from '@/lib/cms/payload-types'
import { idOf } from '@/lib/content/stored'
import { MAIL_KINDS, MAIL_STATES, type MailState } from './kinds'
import { FOUNDATION } from './post'

export interface ListedMail {
  id: number
  /** What it is, in words. */
  about: string
  /** Its address; 'The foundation' for those that go there. */
  to: string
  state: MailState
  /** Its state, in words. */
  stateLabel: string
  /** What went wrong last, or what should be known although it was sent. */
  lastError: string | null
  /** When it was sent, or when it was put into the outbox. */
  at: string
  /** Screen of the message or volunteer that it tells of. */
  record: string | null
}

/** Screen of the message or volunteer that a mail tells of, read without depth or with; null where it is gone. */
export function recordAddress({ message, registration }: Pick<Mail, 'message' | 'registration'>): string | null {
  if (idOf(message)) return `/admin/collections/messages/${idOf(message)}`
  if (idOf(registration)) return `/admin/collections/volunteer-registrations/${idOf(registration)}`
  return null
}

export function toListed(mail: Mail): ListedMail {
  const { id, kind, recipient, state, lastError, sentAt, createdAt } = mail
  return {
    id,
    about: MAIL_KINDS[kind],
    to: recipient === FOUNDATION ? 'The foundation' : recipient,
    state,
    stateLabel: MAIL_STATES[state],
    lastError: lastError ?? null,
    at: sentAt ?? createdAt,
    record: recordAddress(mail),
  }
}

/** The mails of a message or a registration, in their order. Read with the rights of the person. */
export async function mailsOf(
  payload: Payload,
  user: TypedUser | null | undefined,
  record: 'message' | 'registration',
  id: number,
): Promise<ListedMail[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { [record]: { equals: id } },
    sort: 'id',
    // Two are posted by the site; more could only come of a mistake.
    limit: 20,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return docs.map(toListed)
}
