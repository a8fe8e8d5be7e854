/** Who answers for what is held about others. */
import type { TypedUser } from 'payload'
import { allowed } from '@/lib/access/rights/gate'

type User = TypedUser | null | undefined

/** Whether a person answers for what visitors sent. */
export const answersForVisitors = (user: User): boolean => allowed(user, 'inbox', 'delete')

/** Whether a person answers for what donors gave. */
export const answersForDonors = (user: User): boolean => allowed(user, 'gifts', 'update')

/** Whether a person may look up what is held about another. */
export const mayLook = (user: User): boolean => answersForVisitors(user) || answersForDonors(user)
