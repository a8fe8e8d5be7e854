/** The cells of the access matrix as requests with their expected verdicts, from lib/access/rights/matrix.ts alone. */
import type { CollectionSlug, GlobalSlug } from 'payload'
import { SECOND_FACTOR_ROLES } from '@/lib/access/rights/account-status'
import {
  API_CALLS,
  apiWrite,
  COLLECTIONS,
  type CollectionRow,
  GLOBALS,
  type Need,
  OWN_CALLS,
  PERMISSIONS,
  ROOT_CALLS,
} from '@/lib/access/rights/matrix'
import type { Action, Area, Role } from '@/lib/access/rights/roles'
import { CONTENT_TYPES, modelOf, type TypeModel } from '@/lib/content/model/model'
import type { Method } from './client'

/** The role and API key of a caller; a caller without an account has no role. */
export interface Caller {
  role?: Role
  key?: { areas: readonly Area[]; mayWrite: boolean }
}

/** `nobody`: not signed in. `limited`: the call is answered, with some records only. */
export type Verdict = 'nobody' | 'refused' | 'limited' | 'allowed'

export interface Cell {
  method: Method
  address: string
  json?: unknown
  headers?: Record<string, string>
  verdict: (caller: Caller) => Verdict
}

/** An Id that no record has. */
const NO_RECORD = 2_147_483_000

function isGranted({ role, key }: Caller, area: Area, action: Action): boolean {
  if (!role || (key && !(key.areas.includes(area) && (action === 'read' || key.mayWrite)))) return false
  return (PERMISSIONS[area][role] as readonly Action[]).includes(action)
}

const hasRight = (caller: Caller, right: string) => {
  const [area, action] = right.split('.') as [Area, Action]
  return isGranted(caller, area, action)
}

const verdictOf = (caller: Caller, isAllowed: boolean): Verdict =>
  isAllowed ? 'allowed' : caller.role ? 'refused' : 'nobody'

const verdictByNeed = (need: Need) => (caller: Caller) => {
  if (need === 'anyone') return 'allowed'
  if (need === 'nobody') return verdictOf(caller, false)
  if (need === 'person') return verdictOf(caller, Boolean(caller.role) && !caller.key)
  if (typeof need === 'string') return verdictOf(caller, hasRight(caller, need))
  const rights = 'all' in need ? need.all : need.any
  return verdictOf(
    caller,
    'all' in need ? rights.every((one) => hasRight(caller, one)) : rights.some((one) => hasRight(caller, one)),
  )
}

const verdictByRow = (row: CollectionRow, action: Action) => (caller: Caller) => {
  const { area, actions, own, shown } = row
  if (!caller.role) return 'nobody'
  if (area && actions.includes(action)) {
    if (typeof area === 'string' && isGranted(caller, area, action)) return 'allowed'
    if (typeof area !== 'string' && Object.values(area.areas).some((one) => isGranted(caller, one, action)))
      return 'limited'
  }
  const isPerson = !caller.key
  if (isPerson && (own?.actions.includes(action) || (action === 'read' && shown))) return 'limited'
  return 'refused'
}

const NO_MATCH = `where[id][equals]=${NO_RECORD}`
const AS_GET = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }

/** Accounts, pictures and files cannot be duplicated. */
const UNIQUE: ReadonlySet<CollectionSlug> = new Set(['users', 'media', 'files'])

/** @param id of an existing record */
function collectionCells(slug: CollectionSlug, id: number): Cell[] {
  const row = COLLECTIONS[slug]
  const can = (action: Action) => verdictByRow(row, action)
  const base = `/api/${slug}`
  const get = (path: string, verdict = can('read')): Cell => ({ method: 'GET', address: `${base}${path}`, verdict })
  const send = (method: Method, path: string, verdict: Cell['verdict']): Cell => ({
    ...{ method, address: `${base}${path}`, verdict },
    ...(method === 'DELETE' ? {} : { json: {} }),
  })
  const versions = verdictByNeed(row.versions ?? 'nobody')
  const restoring = row.versions ? can('update') : verdictByNeed('nobody')
  return [
    ...['', '?depth=3', '?draft=true', '?trash=true', '?locale=all&fallback-locale=none', '/count'].map((path) =>
      get(path),
    ),
    get('?where[id][greater_than]=0&sort=-id&limit=0&pagination=false'),
    ...[`/${id}`, `/${id}?depth=3&draft=true&trash=true`].map((path) => get(path)),
    { method: 'POST', address: base, headers: AS_GET, verdict: can('read') },
    get('/versions', versions),
    get('/versions/1?depth=3', versions),
    send('POST', `/versions/${NO_RECORD}`, restoring),
    send('POST', '', can('create')),
    send('POST', `/${NO_RECORD}/duplicate`, UNIQUE.has(slug) ? verdictByNeed('nobody') : can('create')),
    send('PATCH', `/${NO_RECORD}`, can('update')),
    // Accounts are changed one by one.
    send('PATCH', `?${NO_MATCH}`, slug === 'users' ? verdictByNeed('nobody') : can('update')),
    send('PATCH', `/${NO_RECORD}?draft=true&autosave=true`, can('update')),
    send('DELETE', `/${NO_RECORD}`, can('delete')),
    send('DELETE', `?${NO_MATCH}`, can('delete')),
    send('POST', '/access', verdictByNeed('person')),
  ]
}

function globalCells(slug: GlobalSlug): Cell[] {
  const { area, versions } = GLOBALS[slug]
  const base = `/api/globals/${slug}`
  const old = verdictByNeed(versions ?? 'nobody')
  return [
    { method: 'GET', address: `${base}?depth=3&draft=true`, verdict: verdictByNeed(`${area}.read`) },
    { method: 'POST', address: base, json: {}, verdict: verdictByNeed(`${area}.update`) },
    { method: 'GET', address: `${base}/versions`, verdict: old },
    { method: 'GET', address: `${base}/versions/${NO_RECORD}`, verdict: old },
    {
      ...{ method: 'POST', address: `${base}/versions/${NO_RECORD}`, json: {} },
      verdict: verdictByNeed(versions ? `${area}.update` : 'nobody'),
    },
    { method: 'POST', address: `${base}/access`, json: {}, verdict: verdictByNeed('person') },
  ]
}

/** The first two would end the test's session; the last answers everyone alike. */
const NOT_CALLED = /^post \/(logout|refresh-token|forgot-password)/

/** Calls that check more than the matrix's row, with their verdicts for these cells. */
const STRICTER: Readonly<Record<string, Cell['verdict']>> = {
  // Everybody may end their own sessions; the Id of the cell is somebody else's.
  'post /:id/end-sessions': verdictByNeed('accounts.update'),
  // An API key gives no access to the account itself.
  'get /me': (caller) => (caller.key ? 'refused' : 'allowed'),
  // Roles that must have a second factor cannot switch it off.
  'post /second-factor/switch-off': (caller) =>
    verdictOf(caller, Boolean(caller.role && !caller.key && !SECOND_FACTOR_ROLES.includes(caller.role))),
}

function ownCalls(base: string, calls: Readonly<Record<string, Need>>): Cell[] {
  return Object.entries(calls).flatMap(([call, need]) => {
    if (NOT_CALLED.test(call)) return []
    const [method = '', path = ''] = call.split(' ')
    const address = base + path.replace(/:id\??|:key/, String(NO_RECORD)).replace(':filename', 'nothing.webp')
    const body = method === 'get' || method === 'delete' ? {} : { json: {} }
    return [
      { method: method.toUpperCase() as Method, address, ...body, verdict: STRICTER[call] ?? verdictByNeed(need) },
    ]
  })
}

function contentCells(): Cell[] {
  return CONTENT_TYPES.flatMap((type): Cell[] => {
    const { collection, half, updateByTwo } = modelOf(type) as TypeModel
    const root = `/api/v1/${type}`
    const write = (method: Method, path: string, action: 'create' | 'update' | 'delete'): Cell => ({
      ...{ method, address: `${root}/${path}`, verdict: verdictByNeed(apiWrite(collection, action)) },
      ...(method === 'DELETE' ? {} : { json: {} }),
    })
    const parent = half?.parentIn === 'path' ? `/${NO_RECORD}` : ''
    return [
      { method: 'GET', address: root, verdict: verdictByNeed('anyone') },
      { method: 'GET', address: `${root}/${NO_RECORD}`, verdict: verdictByNeed('anyone') },
      write('POST', `create-${type}${parent}`, 'create'),
      write('PUT', String(NO_RECORD), 'update'),
      write('PATCH', String(NO_RECORD), 'update'),
      write('DELETE', String(NO_RECORD), 'delete'),
      ...(updateByTwo ? [write('PATCH', `${NO_RECORD}/${NO_RECORD}`, 'update')] : []),
    ]
  })
}

function otherApiCells(): Cell[] {
  return Object.entries(API_CALLS).map(([call, need]) => {
    const [method = '', path = ''] = call.split(' ')
    const address = `/api/v1/${path.replace('{id}', String(NO_RECORD)).replace('{key}', 'x'.repeat(22))}`
    return {
      method: method as Method,
      address,
      ...(method === 'POST' ? { json: {} } : {}),
      verdict: verdictByNeed(need),
    }
  })
}

/** Every cell. @param idIn the Id of an existing record of each collection, where there is one */
export const allCells = (idIn: Partial<Record<CollectionSlug, number>>): Cell[] => [
  ...(Object.keys(COLLECTIONS) as CollectionSlug[]).flatMap((slug) => [
    // Preferences are addressed by key, not by Id.
    ...collectionCells(slug, idIn[slug] ?? NO_RECORD).filter(
      ({ address }) => slug !== 'payload-preferences' || !/\/(count|versions|\d+)/.test(address),
    ),
    ...ownCalls(`/api/${slug}`, OWN_CALLS[slug] ?? {}),
  ]),
  ...(Object.keys(GLOBALS) as GlobalSlug[]).flatMap(globalCells),
  ...ownCalls('/api', ROOT_CALLS),
  ...contentCells(),
  ...otherApiCells(),
]
