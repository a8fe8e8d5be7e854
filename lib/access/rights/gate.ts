/** The one gate: whether somebody may do something, by the table in matrix.ts. */
import type { Access, PayloadRequest } from 'payload'
import { type Actor, isOut } from './account-status'
import { type Need, PERMISSIONS, type Right } from './matrix'
import type { Action, Area } from './roles'

/**
 * Whether somebody may do something in an area. Nobody signed in may not, nor a suspended account, nor one that owes its
 * second factor; an API key may what its account may, and no more than its own scope.
 */
export function allowed(actor: Actor | null | undefined, area: Area, action: Action): boolean {
  const role = actor?.role
  if (!role || isOut(actor)) return false
  const { key } = actor
  if (key && !(key.areas.includes(area) && (action === 'read' || key.mayWrite))) return false
  return (PERMISSIONS[area][role] as readonly Action[]).includes(action)
}

type RequestArgs = { req: PayloadRequest }

/** Access function of one action in an area. */
export function may(area: Area, action: Action): Access & ((args: RequestArgs) => boolean) {
  return ({ req }: RequestArgs) => allowed(req.user, area, action)
}

const has = (actor: Actor | null | undefined, right: Right) => {
  const [area, action] = right.split('.') as [Area, Action]
  return allowed(actor, area, action)
}

/** Whether somebody is signed in as themselves: no program with a key, and nobody who is suspended. */
export const isPerson = (actor: Actor | null | undefined): boolean =>
  Boolean(actor?.role) && !actor?.key && !actor?.suspended

/** Whether somebody has what a call asks for. */
export function meets(actor: Actor | null | undefined, need: Need): boolean {
  if (need === 'anyone') return true
  if (need === 'nobody') return false
  if (need === 'person') return isPerson(actor)
  if (typeof need === 'string') return has(actor, need)
  return 'all' in need ? need.all.every((right) => has(actor, right)) : need.any.some((right) => has(actor, right))
}
