/** The access functions of collections and globals, made from their rows. */
import type { Access, CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, PayloadRequest, Where } from 'payload'
import { type Actor, isOut } from './rights/account-status'
import { allowed, isPerson, meets } from './rights/gate'
import { COLLECTIONS, type CollectionRow, GLOBALS } from './rights/matrix'
import type { Action } from './rights/roles'

const ACTIONS = ['read', 'create', 'update', 'delete'] as const

export type Reader = (Actor & { id: number | string }) | null

const readerOf = (req: PayloadRequest) => req.user as Reader

const PUBLISHED: Where = { _status: { equals: 'published' } }
const SHOWN: Record<NonNullable<CollectionRow['shown']>, true | Where> = {
  all: true,
  published: PUBLISHED,
  'published with its project': { and: [PUBLISHED, { 'project._status': { equals: 'published' } }] },
  'of no hidden project': { or: [{ project: { exists: false } }, { 'project._status': { equals: 'published' } }] },
  open: { closed: { not_equals: true } },
}

/** What an action in a collection reaches by its area: everything, nothing, or records of some kinds. */
export function ofArea({ area, actions }: CollectionRow, actor: Actor | null, action: Action): boolean | Where {
  if (area === null || !actions.includes(action)) return false
  if (typeof area === 'string') return allowed(actor, area, action)
  const kinds = Object.entries(area.areas).flatMap(([kind, its]) => (allowed(actor, its, action) ? [kind] : []))
  return kinds.length > 0 && { [area.field]: { in: kinds } }
}

/** Locks of records and globals that a person may change, and so opens. */
function locksOf(actor: Reader): Where {
  const mayChange = (slug: string) => ofArea(COLLECTIONS[slug as CollectionSlug], actor, 'update') === true
  return {
    or: [
      // One by one: of many slugs at once the database’s adapter makes a query that it refuses itself.
      ...Object.keys(COLLECTIONS).flatMap((slug) =>
        mayChange(slug) ? { 'document.relationTo': { equals: slug } } : [],
      ),
      {
        globalSlug: {
          in: Object.entries(GLOBALS).flatMap(([s, { area }]) => (allowed(actor, area, 'update') ? s : [])),
        },
      },
    ],
  }
}

function ownOf({ own }: CollectionRow, actor: Reader, action: Action): boolean | Where {
  // A program with a key is nobody's hand on the account itself.
  if (!own?.actions.includes(action) || !actor || !isPerson(actor)) return false
  // Whoever owes the second factor reads their account, and sets that up by its own calls.
  if (action !== 'read' && isOut(actor)) return false
  if (own.by === 'account') return { id: { equals: actor.id } }
  if (own.by === 'lock') return locksOf(actor)
  return { and: [{ 'user.value': { equals: actor.id } }, { 'user.relationTo': { equals: 'users' } }] }
}

/** What an actor reaches in a collection: all of it, what a condition names, or nothing. */
export function reach(collection: CollectionSlug, actor: Reader, action: Action): boolean | Where {
  const row = COLLECTIONS[collection]
  const byArea = ofArea(row, actor, action)
  if (byArea !== false) return byArea
  const own = ownOf(row, actor, action)
  if (own !== false) return own
  // The site itself reads in nobody's name where it may show no more than anybody sees.
  const reads = action === 'read' && (!actor || isPerson(actor))
  return reads && row.shown ? SHOWN[row.shown] : false
}

/** The access functions of a collection. @throws Error where it has no row */
export function accessOf(slug: string): NonNullable<CollectionConfig['access']> {
  const collection = slug as CollectionSlug
  if (!Object.hasOwn(COLLECTIONS, slug)) throw new Error(`${slug} has no row in lib/access/rights/matrix.ts.`)
  const { versions } = COLLECTIONS[collection]
  const of =
    (action: Action): Access =>
    ({ req }) =>
      reach(collection, readerOf(req), action)
  return {
    ...(Object.fromEntries(ACTIONS.map((action) => [action, of(action)])) as Record<Action, Access>),
    readVersions: ({ req }) => meets(readerOf(req), versions ?? 'nobody'),
    admin: ({ req }) => isPerson(readerOf(req)),
    unlock: ({ req }) => collection === 'users' && reach(collection, readerOf(req), 'update') === true,
  }
}

/** The access functions of a global. @throws Error where it has no row */
export function accessOfGlobal(slug: string): NonNullable<GlobalConfig['access']> {
  if (!Object.hasOwn(GLOBALS, slug)) throw new Error(`${slug} has no row in lib/access/rights/matrix.ts.`)
  const { area, versions } = GLOBALS[slug as GlobalSlug]
  return {
    read: ({ req }) => allowed(readerOf(req), area, 'read'),
    update: ({ req }) => allowed(readerOf(req), area, 'update'),
    readVersions: ({ req }) => meets(readerOf(req), versions ?? 'nobody'),
  }
}
