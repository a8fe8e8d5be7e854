import type { Payload, TypedUser } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import { countWaiting } from '@/lib/community/messages/list'
import { waitingCounts } from '@/lib/giving/books/waiting-counts'
import { givingLinks, type WaitingLink, waitingLinks } from './waiting-links'

export interface StaffLinks {
  /** To what was given. */
  giving: WaitingLink[]
  /** To what people sent and are sent. */
  sent: WaitingLink[]
}

/** The links that a person may follow, with what waits there now. */
export async function linksFor(payload: Payload, user: TypedUser | null | undefined): Promise<StaffLinks> {
  const mayRead = allowed(user, 'gifts', 'read')
  const [gifts, waiting] = await Promise.all([mayRead && waitingCounts(payload), countWaiting(payload, user)])
  return { giving: gifts ? givingLinks(gifts) : [], sent: waitingLinks(waiting, user) }
}
