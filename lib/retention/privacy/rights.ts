/** Who answers for what is held about others. */
import type { TypedUser } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'

type User = TypedUser | null | undefined

/** Whether a person answers for what visitors sent. */
export const answersForVisitors = (user: User): boolean => isAllowed(user, 'inbox', 'delete')

/** Whether a person answers for what donors gave. */
export const answersForDonors = (user: User): boolean => isAllowed(user, 'gifts', 'update')

/** Whether a person may look up what is held about another. */
export const mayLook = (user: User): boolean => answersForVisitors(user) || answersForDonors(user)
