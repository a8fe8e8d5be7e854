/** Lays the matrix over the finished configuration of the CMS: access functions, menus, and a check in every handler. */
import type {
  CollectionSlug,
  GlobalSlug,
  Endpoint as Handled,
  PayloadHandler,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { parseId } from '@/lib/shared/addresses/localized'
import { accessOf, accessOfGlobal, ofArea, type Reader, reach } from './access-functions'
import { allowed, isPerson, meets } from './rights/gate'
import {
  CALLS_OF,
  COLLECTIONS,
  type Endpoint,
  GLOBALS,
  type Need,
  OF_COLLECTIONS,
  OF_GLOBALS,
  type Own,
  type Right,
  ROOT_CALLS,
} from './rights/matrix'
import type { Action } from './rights/roles'
import { refuseSecretPaths } from './secrets'
import { toldToReaders } from './told-to-readers'

const noCall: PayloadHandler = () => errorResponse(404, 'There is no such call.')

type Check = (actor: Reader) => boolean

/** Whoever may not is told so before anything is read. Payload fails on an Id that is none: that is nobody's record. */
const checked =
  (handler: PayloadHandler, check: Check): PayloadHandler =>
  (req) => {
    const actor = req.user as Reader
    if (!check(actor)) return errorResponse(actor ? 403 : 401)
    const id = req.routeParams?.id
    if (id !== undefined && parseId(String(id)) === undefined) return errorResponse(404)
    return req.routeParams?.filename === undefined ? handler(req) : fileOr404(handler, req)
  }

/** Files are named by the site itself (hooks/check-image.ts). */
const FILE_NAME = /^[\w-][\w.-]*$/

/** A file that is not there is no failure of the site, as Payload has it. */
async function fileOr404(handler: PayloadHandler, req: PayloadRequest): Promise<Response> {
  const none = () => errorResponse(404, 'There is no such file.')
  if (!FILE_NAME.test(String(req.routeParams?.filename))) return none()
  const answer = await handler(req)
  return answer.status === 500 ? none() : answer
}

/** A collection, a global, or what is below /api itself. */
interface Place {
  name: string
  /** Its calls of its own. */
  rows: Readonly<Record<Endpoint, Need>>
  /** Payload's own calls, which are alike everywhere. */
  common: Readonly<Record<Endpoint, Own>>
  /** Needed to read earlier versions, where there are any. */
  versions?: Right
  reaches: (actor: Reader, action: Action) => boolean
}

/** Who may make a call; null where nobody may. @throws Error where it has no row */
function checkOf({ name, rows, common, versions, reaches }: Place, call: Endpoint): Check | null {
  const need = Object.hasOwn(rows, call) ? rows[call] : undefined
  if (need !== undefined) return need === 'nobody' ? null : (actor) => meets(actor, need)
  const does = Object.hasOwn(common, call) ? common[call] : undefined
  if (does === undefined) throw new Error(`${call} of ${name} has no row in lib/access/rights/matrix.ts.`)
  if (does === 'person') return isPerson
  if ((does === 'versions' || does === 'restore') && !versions) return null
  if (does === 'versions') return (actor) => meets(actor, versions ?? 'nobody')
  return (actor) => reaches(actor, does === 'restore' ? 'update' : does)
}

/** The calls of a place, each with its check; of those that are nobody's there is none. */
const closedCalls = (place: Place, endpoints: readonly Handled[] | false | undefined): Handled[] =>
  (endpoints || []).map((endpoint) => {
    const check = checkOf(place, `${endpoint.method} ${endpoint.path || '/'}` as Endpoint)
    return { ...endpoint, handler: check ? checked(endpoint.handler, check) : noCall }
  })

const ofReaders = (slug: CollectionSlug, endpoint: Handled): Handled =>
  endpoint.path === '/access/:id?' ? { ...endpoint, handler: toldToReaders(slug, endpoint.handler) } : endpoint

function closeCollections(config: SanitizedConfig): void {
  for (const collection of config.collections) {
    const slug = collection.slug as CollectionSlug
    collection.access = { ...collection.access, ...accessOf(slug) }
    collection.hooks.beforeOperation = [refuseSecretPaths, ...collection.hooks.beforeOperation]
    const row = COLLECTIONS[slug]
    if (collection.admin.hidden !== true) {
      collection.admin.hidden = ({ user }) => ofArea(row, user as unknown as Reader, 'read') === false
    }
    collection.endpoints = closedCalls(
      {
        name: slug,
        rows: CALLS_OF[slug] ?? {},
        common: OF_COLLECTIONS,
        versions: row.versions,
        // Strangers read by /api/v1.
        reaches: (actor, action) => Boolean(actor) && reach(slug, actor, action) !== false,
      },
      (collection.endpoints || []).map((endpoint) => ofReaders(slug, endpoint)),
    )
  }
}

function closeGlobals(config: SanitizedConfig): void {
  for (const global of config.globals) {
    const slug = global.slug as GlobalSlug
    global.access = { ...global.access, ...accessOfGlobal(slug) }
    const { area, versions } = GLOBALS[slug]
    global.admin = { ...global.admin, hidden: ({ user }) => !allowed(user as unknown as Reader, area, 'read') }
    const reaches: Place['reaches'] = (actor, action) => allowed(actor, area, action)
    global.endpoints = closedCalls({ name: slug, rows: {}, common: OF_GLOBALS, versions, reaches }, global.endpoints)
  }
}

/** Payload adds this one to a running configuration, unless it is there. */
const OG: Handled = { method: 'get', path: '/og', handler: noCall }

/**
 * The configuration as it is used: nothing in it is open that the matrix does not name.
 * @throws Error for a collection, a global or a call without its row
 */
export function closed(config: SanitizedConfig): SanitizedConfig {
  closeCollections(config)
  closeGlobals(config)
  const site: Place = { name: 'the site', rows: ROOT_CALLS, common: {}, reaches: () => false }
  config.endpoints = closedCalls(site, [...config.endpoints, OG]) as SanitizedConfig['endpoints']
  return config
}
