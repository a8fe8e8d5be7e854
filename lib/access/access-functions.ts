/** Payload's access functions of collections and globals, derived from their rows of the access matrix. */
import type { Access, CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, PayloadRequest, Where } from 'payload'
import { type Actor, isBlocked } from './rights/account-status'
import { isAllowed, isPerson, meets } from './rights/authorization'
import { COLLECTIONS, type CollectionRow, GLOBALS } from './rights/matrix'
import type { Action } from './rights/roles'

const ACTIONS = ['read', 'create', 'update', 'delete'] as const

export type Requester = (Actor & { id: number | string }) | null

const requesterOf = (req: PayloadRequest) => req.user as Requester

const PUBLISHED: Where = { _status: { equals: 'published' } }
const PUBLIC_FILTERS: Record<NonNullable<CollectionRow['shown']>, true | Where> = {
  all: true,
  published: PUBLISHED,
  'published with its project': { and: [PUBLISHED, { 'project._status': { equals: 'published' } }] },
  'of no hidden project': { or: [{ project: { exists: false } }, { 'project._status': { equals: 'published' } }] },
  open: { closed: { not_equals: true } },
}

/** Access by area: to all records, to none, or to those of some kinds. */
export function areaAccess({ area, actions }: CollectionRow, actor: Actor | null, action: Action): boolean | Where {
  if (area === null || !actions.includes(action)) return false
  if (typeof area === 'string') return isAllowed(actor, area, action)
  const kinds = Object.entries(area.areas).flatMap(([kind, its]) => (isAllowed(actor, its, action) ? [kind] : []))
  return kinds.length > 0 && { [area.field]: { in: kinds } }
}

/** Document locks that a person may see and release: those of records and globals that the person may change. */
function lockAccess(actor: Requester): Where {
  const mayChange = (slug: string) => areaAccess(COLLECTIONS[slug as CollectionSlug], actor, 'update') === true
  return {
    or: [
      // One condition a slug: of many slugs at once Payload’s adapter makes a query that it refuses itself.
      ...Object.keys(COLLECTIONS).flatMap((slug) =>
        mayChange(slug) ? { 'document.relationTo': { equals: slug } } : [],
      ),
      {
        globalSlug: {
          in: Object.entries(GLOBALS).flatMap(([s, { area }]) => (isAllowed(actor, area, 'update') ? s : [])),
        },
      },
    ],
  }
}

function ownAccess({ own }: CollectionRow, actor: Requester, action: Action): boolean | Where {
  // API keys never act on the account itself.
  if (!own?.actions.includes(action) || !actor || !isPerson(actor)) return false
  // An account with an overdue second factor is read-only; enrolment has calls of its own.
  if (action !== 'read' && isBlocked(actor)) return false
  if (own.by === 'account') return { id: { equals: actor.id } }
  if (own.by === 'lock') return lockAccess(actor)
  return { and: [{ 'user.value': { equals: actor.id } }, { 'user.relationTo': { equals: 'users' } }] }
}

/** Access of an actor to a collection: all records, those of a condition, or none. */
export function recordAccess(collection: CollectionSlug, actor: Requester, action: Action): boolean | Where {
  const row = COLLECTIONS[collection]
  const byArea = areaAccess(row, actor, action)
  if (byArea !== false) return byArea
  const own = ownAccess(row, actor, action)
  if (own !== false) return own
  // Without a user the site itself reads, and gets no more than is public.
  const reads = action === 'read' && (!actor || isPerson(actor))
  return reads && row.shown ? PUBLIC_FILTERS[row.shown] : false
}

/** The access functions of a collection. @throws Error where it has no row */
export function collectionAccess(slug: string): NonNullable<CollectionConfig['access']> {
  const collection = slug as CollectionSlug
  if (!Object.hasOwn(COLLECTIONS, slug)) throw new Error(`${slug} has no row in lib/access/rights/matrix.ts.`)
  const { versions } = COLLECTIONS[collection]
  const of =
    (action: Action): Access =>
    ({ req }) =>
      recordAccess(collection, requesterOf(req), action)
  return {
    ...(Object.fromEntries(ACTIONS.map((action) => [action, of(action)])) as Record<Action, Access>),
    readVersions: ({ req }) => meets(requesterOf(req), versions ?? 'nobody'),
    admin: ({ req }) => isPerson(requesterOf(req)),
    unlock: ({ req }) => collection === 'users' && recordAccess(collection, requesterOf(req), 'update') === true,
  }
}

/** The access functions of a global. @throws Error where it has no row */
export function globalAccess(slug: string): NonNullable<GlobalConfig['access']> {
  if (!Object.hasOwn(GLOBALS, slug)) throw new Error(`${slug} has no row in lib/access/rights/matrix.ts.`)
  const { area, versions } = GLOBALS[slug as GlobalSlug]
  return {
    read: ({ req }) => isAllowed(requesterOf(req), area, 'read'),
    update: ({ req }) => isAllowed(requesterOf(req), area, 'update'),
    readVersions: ({ req }) => meets(requesterOf(req), versions ?? 'nobody'),
  }
}
