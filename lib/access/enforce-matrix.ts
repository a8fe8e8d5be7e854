/** Enforces the access matrix on the finished configuration of Payload: access functions, menus, a check in every endpoint. */
import type {
  CollectionSlug,
  GlobalSlug,
  Endpoint as PayloadEndpoint,
  PayloadHandler,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { parseId } from '@/lib/shared/addresses/localized'
import { areaAccess, collectionAccess, globalAccess, type Requester, recordAccess } from './access-functions'
import { onlyForReadableRecords } from './permissions-call'
import { isAllowed, isPerson, meets } from './rights/authorization'
import {
  type CallKind,
  COLLECTION_CALLS,
  COLLECTIONS,
  type Endpoint,
  GLOBAL_CALLS,
  GLOBALS,
  type Need,
  OWN_CALLS,
  type Right,
  ROOT_CALLS,
} from './rights/matrix'
import type { Action } from './rights/roles'
import { refuseSecretPaths } from './secret-fields'

const notFound: PayloadHandler = () => errorResponse(404, say('account.refused.noCall'))

type Check = (actor: Requester) => boolean

/** Wraps an endpoint's handler with its check, before anything of the request is read. An invalid id, on which Payload fails, gets 404. */
const guarded =
  (handler: PayloadHandler, check: Check): PayloadHandler =>
  (req) => {
    const actor = req.user as Requester
    if (!check(actor)) return errorResponse(actor ? 403 : 401)
    const id = req.routeParams?.id
    if (id !== undefined && parseId(String(id)) === undefined) return errorResponse(404)
    return req.routeParams?.filename === undefined ? handler(req) : fileOr404(handler, req)
  }

/** Names of files as the site makes them (lib/content/media/check-image.ts). */
const FILE_NAME = /^[\w-][\w.-]*$/

/** Answers 404 for a missing file, where Payload answers 500. */
async function fileOr404(handler: PayloadHandler, req: PayloadRequest): Promise<Response> {
  const none = () => errorResponse(404, say('account.refused.noFile'))
  if (!FILE_NAME.test(String(req.routeParams?.filename))) return none()
  const answer = await handler(req)
  return answer.status === 500 ? none() : answer
}

/** What endpoints belong to: a collection, a global, or /api itself. */
interface EndpointOwner {
  name: string
  /** Rows of its own calls. */
  rows: Readonly<Record<Endpoint, Need>>
  /** Kinds of Payload's standard calls. */
  common: Readonly<Record<Endpoint, CallKind>>
  /** Needed to read earlier versions, where there are any. */
  versions?: Right
  reaches: (actor: Requester, action: Action) => boolean
}

/** The check of a call; null where nobody may make it. @throws Error where it has no row */
function checkFor({ name, rows, common, versions, reaches }: EndpointOwner, call: Endpoint): Check | null {
  const need = Object.hasOwn(rows, call) ? rows[call] : undefined
  if (need !== undefined) return need === 'nobody' ? null : (actor) => meets(actor, need)
  const does = Object.hasOwn(common, call) ? common[call] : undefined
  if (does === undefined) throw new Error(`${call} of ${name} has no row in lib/access/rights/matrix.ts.`)
  if (does === 'person') return isPerson
  if ((does === 'versions' || does === 'restore') && !versions) return null
  if (does === 'versions') return (actor) => meets(actor, versions ?? 'nobody')
  return (actor) => reaches(actor, does === 'restore' ? 'update' : does)
}

/** Endpoints with their checks; those that nobody may call answer 404. */
const guardEndpoints = (
  place: EndpointOwner,
  endpoints: readonly PayloadEndpoint[] | false | undefined,
): PayloadEndpoint[] =>
  (endpoints || []).map((endpoint) => {
    const check = checkFor(place, `${endpoint.method} ${endpoint.path || '/'}` as Endpoint)
    return { ...endpoint, handler: check ? guarded(endpoint.handler, check) : notFound }
  })

const withReadCheck = (slug: CollectionSlug, endpoint: PayloadEndpoint): PayloadEndpoint =>
  endpoint.path === '/access/:id?' ? { ...endpoint, handler: onlyForReadableRecords(slug, endpoint.handler) } : endpoint

function enforceOnCollections(config: SanitizedConfig): void {
  for (const collection of config.collections) {
    const slug = collection.slug as CollectionSlug
    collection.access = { ...collection.access, ...collectionAccess(slug) }
    collection.hooks.beforeOperation = [refuseSecretPaths, ...collection.hooks.beforeOperation]
    const row = COLLECTIONS[slug]
    if (collection.admin.hidden !== true) {
      collection.admin.hidden = ({ user }) => areaAccess(row, user as unknown as Requester, 'read') === false
    }
    collection.endpoints = guardEndpoints(
      {
        name: slug,
        rows: OWN_CALLS[slug] ?? {},
        common: COLLECTION_CALLS,
        versions: row.versions,
        // Anonymous clients read by /api/v1.
        reaches: (actor, action) => Boolean(actor) && recordAccess(slug, actor, action) !== false,
      },
      (collection.endpoints || []).map((endpoint) => withReadCheck(slug, endpoint)),
    )
  }
}

function enforceOnGlobals(config: SanitizedConfig): void {
  for (const global of config.globals) {
    const slug = global.slug as GlobalSlug
    global.access = { ...global.access, ...globalAccess(slug) }
    const { area, versions } = GLOBALS[slug]
    global.admin = { ...global.admin, hidden: ({ user }) => !isAllowed(user as unknown as Requester, area, 'read') }
    const reaches: EndpointOwner['reaches'] = (actor, action) => isAllowed(actor, area, action)
    global.endpoints = guardEndpoints(
      { name: slug, rows: {}, common: GLOBAL_CALLS, versions, reaches },
      global.endpoints,
    )
  }
}

/** Payload adds this endpoint to a running configuration, unless there is one. */
const OG: PayloadEndpoint = { method: 'get', path: '/og', handler: notFound }

/**
 * Denies everything in the configuration that the matrix does not allow.
 * @throws Error for a collection, a global or a call without its row
 */
export function enforceMatrix(config: SanitizedConfig): SanitizedConfig {
  enforceOnCollections(config)
  enforceOnGlobals(config)
  const site: EndpointOwner = { name: 'the site', rows: ROOT_CALLS, common: {}, reaches: () => false }
  config.endpoints = guardEndpoints(site, [...config.endpoints, OG]) as SanitizedConfig['endpoints']
  return config
}
