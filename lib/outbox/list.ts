import type { Payload, TypedUser } from 'payload'
import { env } from '@/lib/platform/env/env'
import { foundationAddresses } from './foundation-address'
import type { MailState } from './kinds'
import { type ListedMail, toListed } from './of-record'

const PAGE_SIZE = 25

export interface MailPage {
  mails: ListedMail[]
  total: number
  page: number
  pages: number
}

/**
 * A page of the outbox, the newest first; those to the foundation with the addresses that they would go to now. Read with
 * the rights of the person who looks.
 * @param asked which state; null: all
 */
export async function listMails(
  payload: Payload,
  user: TypedUser | null | undefined,
  asked: { state: MailState | null; page: number },
): Promise<MailPage> {
  const answer = await payload.find({
    collection: 'mails',
    where: asked.state ? { state: { equals: asked.state } } : {},
    sort: '-id',
    limit: PAGE_SIZE,
    page: asked.page,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const { email } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  const { mailTo, mailFrom } = env()
  const ours = foundationAddresses(mailTo, email ?? '', mailFrom).join(', ')
  const mails = answer.docs.map((mail) => {
    const listed = toListed(mail)
    return listed.toFoundation ? { ...listed, to: ours } : listed
  })
  return { mails, total: answer.totalDocs, page: answer.page ?? 1, pages: answer.totalPages }
}
