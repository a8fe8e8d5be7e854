import type { Payload, TypedUser } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { countWaiting } from '@/lib/community/messages/list'
import { countEndingConsents } from '@/lib/content/consents'
import { waitingCounts } from '@/lib/giving/books/waiting-counts'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { givingLinks, linkToConsents, type WaitingLink, waitingLinks } from './waiting-links'

export interface StaffLinks {
  /** To what was given. */
  giving: WaitingLink[]
  /** To what people sent and are sent. */
  sent: WaitingLink[]
}

/** The links that a person may follow, with the number of pending items of each. */
export async function loadWaitingLinks(
  payload: Payload,
  user: TypedUser | null | undefined,
  words: Words<'inbox'>,
): Promise<StaffLinks> {
  const mayRead = isAllowed(user, 'gifts', 'read')
  const [gifts, waiting] = await Promise.all([mayRead && waitingCounts(payload), countWaiting(payload, user)])
  return { giving: gifts ? givingLinks(gifts, words) : [], sent: waitingLinks(waiting, user, words) }
}

/** Links to what stands on the site and needs somebody, for the dashboard alone; none where nothing is to be done. */
export async function loadContentLinks(
  payload: Payload,
  user: TypedUser | null | undefined,
  words: Words<'inbox'>,
): Promise<WaitingLink[]> {
  if (!isAllowed(user, 'media', 'update')) return []
  const consents = await countEndingConsents(payload, new Date())
  return consents > 0 ? [linkToConsents(consents, words)] : []
}
