/** Account status: blocked while it is suspended, or while its second factor is overdue. */
import type { Area, Role } from './roles'

/** What an API key may do of what its account may. */
export interface KeyScope {
  /** The key's name, which says what it is for. */
  name: string
  areas: readonly Area[]
  /** Otherwise it is read-only. */
  mayWrite: boolean
}

/** An account that acts, as Payload gives it, by itself or by one of its keys. Dates are ISO 8601. */
export interface Actor {
  role?: Role | null
  suspended?: boolean | null
  /** When the account got its role. */
  roleSince?: string | null
  /** When its authenticator app was confirmed; null: it has none. */
  secondFactorSince?: string | null
  /** The API key that acts; undefined where the person does. */
  key?: KeyScope
}

/** Roles that need a second factor: they see money and personal data. */
export const SECOND_FACTOR_ROLES: readonly Role[] = ['administrator', 'treasurer']

/** Days from getting such a role to the enrolment's deadline; then the account is blocked. */
const ENROLMENT_DAYS = 7

/** Deadline of an account's second factor; null where it needs none, or has one. */
export function secondFactorDue({ role, roleSince, secondFactorSince }: Actor): Date | null {
  if (!role || !SECOND_FACTOR_ROLES.includes(role) || secondFactorSince) return null
  const since = roleSince ? Date.parse(roleSince) : 0
  return new Date(since + ENROLMENT_DAYS * 24 * 60 * 60 * 1000)
}

/** Whether an account may use none of its role's rights. @param now milliseconds since 1970 */
export function isBlocked(actor: Actor, now = Date.now()): boolean {
  if (actor.suspended) return true
  const due = secondFactorDue(actor)
  return due !== null && due.getTime() < now
}
