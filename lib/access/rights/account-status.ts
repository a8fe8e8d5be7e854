/** Whether an account may work at all: suspended ones may not, nor those that owe their second factor. */
import type { Area, Role } from './roles'

/** What an API key may do of what its account may. */
export interface KeyScope {
  /** What the key is for, as its maker wrote. */
  name: string
  areas: readonly Area[]
  /** Otherwise it reads alone. */
  mayWrite: boolean
}

/** Whoever acts: an account as Payload gives it, or one of its keys. Dates are ISO 8601. */
export interface Actor {
  role?: Role | null
  suspended?: boolean | null
  /** When the account got its role. */
  roleSince?: string | null
  /** When its authenticator app was confirmed; null: it has none. */
  secondFactorSince?: string | null
  /** Where a program acts with a key. */
  key?: KeyScope
}

/** Roles that see money and people's data: a password alone is too little for them. */
export const SECOND_FACTOR_ROLES: readonly Role[] = ['administrator', 'treasurer']

/** Days in which somebody new in such a role sets up the authenticator app; from then on the role rests. */
const ENROLMENT_DAYS = 7

/** By when an account must have its second factor; null where it needs none, or has one. */
export function secondFactorDue({ role, roleSince, secondFactorSince }: Actor): Date | null {
  if (!role || !SECOND_FACTOR_ROLES.includes(role) || secondFactorSince) return null
  const since = roleSince ? Date.parse(roleSince) : 0
  return new Date(since + ENROLMENT_DAYS * 24 * 60 * 60 * 1000)
}

/** Whether an account may do nothing of its role's work. @param now milliseconds since 1970 */
export function isOut(actor: Actor, now = Date.now()): boolean {
  if (actor.suspended) return true
  const due = secondFactorDue(actor)
  return due !== null && due.getTime() < now
}
