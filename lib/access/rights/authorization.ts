/** Authorization: whether an actor may do something, by the access matrix (matrix.ts). */
import type { Access, PayloadRequest } from 'payload'
import { type Actor, isBlocked } from './account-status'
import { type Need, PERMISSIONS, type Right } from './matrix'
import type { Action, Area } from './roles'

/**
 * Whether an actor may do an action in an area. Anonymous and blocked actors may not; an API key may do what its account
 * may, within its own scope.
 */
export function isAllowed(actor: Actor | null | undefined, area: Area, action: Action): boolean {
  const role = actor?.role
  if (!role || isBlocked(actor)) return false
  const { key } = actor
  if (key && !(key.areas.includes(area) && (action === 'read' || key.mayWrite))) return false
  return (PERMISSIONS[area][role] as readonly Action[]).includes(action)
}

type RequestArgs = { req: PayloadRequest }

/** Access function of one action in an area. */
export function may(area: Area, action: Action): Access & ((args: RequestArgs) => boolean) {
  return ({ req }: RequestArgs) => isAllowed(req.user, area, action)
}

const has = (actor: Actor | null | undefined, right: Right) => {
  const [area, action] = right.split('.') as [Area, Action]
  return isAllowed(actor, area, action)
}

/** Whether the actor is a signed-in person: no API key, and not suspended. */
export const isPerson = (actor: Actor | null | undefined): boolean =>
  Boolean(actor?.role) && !actor?.key && !actor?.suspended

/** Whether an actor meets the need of a call. */
export function meets(actor: Actor | null | undefined, need: Need): boolean {
  if (need === 'anyone') return true
  if (need === 'nobody') return false
  if (need === 'person') return isPerson(actor)
  if (typeof need === 'string') return has(actor, need)
  return 'all' in need ? need.all.every((right) => has(actor, right)) : need.any.some((right) => has(actor, right))
}
