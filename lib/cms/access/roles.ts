/** Who may do what in the admin: one closed table, read by the collections' access functions and by tests. */
import type { Access, PayloadRequest, Where } from 'payload'
import { type Actor, isOut } from '@/lib/accounts/standing'

export const ROLES = ['administrator', 'editor', 'treasurer', 'coordinator'] as const
export type Role = (typeof ROLES)[number]

/** Collections and globals, by what their work is. */
export const AREAS = [
  ...(['content', 'campaigns', 'media', 'inbox', 'accounts', 'audit', 'settings', 'payment', 'gifts'] as const),
] as const
export type Area = (typeof AREAS)[number]

export type Action = 'read' | 'create' | 'update' | 'delete'

const ALL: readonly Action[] = ['read', 'create', 'update', 'delete']
const NONE: readonly Action[] = []

/** Area → role → actions. Accounts: everyone else reads and changes only their own (see `ownAccount`). */
export const PERMISSIONS = {
  content: { administrator: ALL, editor: ALL, treasurer: NONE, coordinator: NONE },
  campaigns: { administrator: ALL, editor: ALL, treasurer: ['read', 'update'], coordinator: NONE },
  media: { administrator: ALL, editor: ALL, treasurer: NONE, coordinator: NONE },
  inbox: {
    administrator: ['read', 'update', 'delete'],
    editor: NONE,
    treasurer: NONE,
    coordinator: ['read', 'update'],
  },
  accounts: { administrator: ALL, editor: NONE, treasurer: NONE, coordinator: NONE },
  // What happened, by whom: written by the site itself, and changed by nobody.
  audit: { administrator: ['read'], editor: NONE, treasurer: NONE, coordinator: NONE },
  settings: { administrator: ['read', 'update'], editor: ['read', 'update'], treasurer: NONE, coordinator: NONE },
  // Donors' data: nobody else's business. What is done with a gift goes by the desk's calls, which ask for 'update'.
  gifts: { administrator: ['read', 'update'], editor: NONE, treasurer: ['read', 'update'], coordinator: NONE },
  payment: { administrator: ['read', 'update'], editor: NONE, treasurer: ['read', 'update'], coordinator: NONE },
} as const satisfies Record<Area, Record<Role, readonly Action[]>>

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

/** Whether the admin leaves an area out of a person's menu. */
export function hiddenFrom(area: Area) {
  return ({ user }: { user: unknown }) => !allowed(user as Actor | null, area, 'read')
}

/** Public content: staff of the area read everything, all others what is published. */
export function publishedOr(area: Area, published: Where | true = true): Access {
  return ({ req }) => allowed(req.user, area, 'read') || published
}

/** Every record of the account's own, and all of them for administrators. */
export function ownAccount(action: Action): Access {
  return ({ req }) => {
    if (allowed(req.user, 'accounts', action)) return true
    const user = req.user as (Actor & { id: number }) | null
    // A program with a key is nobody's hand on the account itself.
    return user && !user.key && !user.suspended ? { id: { equals: user.id } } : false
  }
}
