/** What may be held about a person, and whose business each kind of it is. */
import type { TypedUser } from 'payload'
import { allowed } from '@/lib/access/rights/gate'

/** Kind → its collection. */
export const HELD_KINDS = {
  messages: 'messages',
  registrations: 'volunteer-registrations',
  pledges: 'pledges',
  transactions: 'transactions',
  mails: 'mails',
} as const

export type HeldKind = keyof typeof HELD_KINDS

type User = TypedUser | null | undefined

/** Whether a person answers for what visitors sent. */
export const answersForVisitors = (user: User): boolean => allowed(user, 'inbox', 'delete')

/** Whether a person answers for what donors gave. */
export const answersForDonors = (user: User): boolean => allowed(user, 'gifts', 'update')

/** Whether a person may look up what is held about another. */
export const mayLook = (user: User): boolean => answersForVisitors(user) || answersForDonors(user)
