import type { Payload, TypedUser } from 'payload'
import { MAIL_KINDS, MAIL_STATES, type MailState } from './kinds'

export interface ListedMail {
  id: number
  /** What it is, in words. */
  about: string
  state: MailState
  /** Its state, in words. */
  stateLabel: string
  lastError: string | null
  /** When it was sent, or when it was put into the outbox. */
  at: string
}

/** The mails of a message or a registration that are kept, in their order. Read with the rights of the person. */
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
  return docs.map(({ id, kind, state, lastError, sentAt, createdAt }) => ({
    id,
    about: MAIL_KINDS[kind],
    state,
    stateLabel: MAIL_STATES[state],
    lastError: lastError ?? null,
    at: sentAt ?? createdAt,
  }))
}
