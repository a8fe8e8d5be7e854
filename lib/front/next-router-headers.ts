/**
 * What Next's router says of a page that it asks for as data. Next answers 500 to a state that it cannot read, so whatever
 * its router in a browser would not have sent is not passed on (next/dist/client/components/app-router-headers).
 */
import type { IncomingHttpHeaders } from 'node:http'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const KINDS = new Set([
  'c',
  'oc',
  'd',
  ...['c', 'd'].flatMap((kind) => ['(..)(..)', '(.)', '(..)', '(...)'].map((way) => `${kind}i${way}`)),
])
const MARKERS: unknown[] = ['refetch', 'inside-shared-layout', 'metadata-only', null, undefined]

const isText = (value: unknown): value is string => typeof value === 'string'

function isSegment(value: unknown): boolean {
  if (isText(value)) return true
  if (!Array.isArray(value) || value.length !== 4) return false
  const [name, key, kind, siblings] = value as unknown[]
  const known = siblings === null || (Array.isArray(siblings) && siblings.every(isText))
  return isText(name) && isText(key) && KINDS.has(kind as string) && known
}

/** The shape of a state of Next's router (next/dist/server/app-render/types). */
function isState(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false
  const [segment, parallel, refresh, marker, depth, hash] = value as unknown[]
  if (!isSegment(segment) || !isRecord(parallel) || !Object.values(parallel).every(isState)) return false
  const isRefresh = refresh == null || (Array.isArray(refresh) && refresh.length === 2 && refresh.every(isText))
  const isDepth = depth == null || (typeof depth === 'number' && Number.isFinite(depth))
  return isRefresh && MARKERS.includes(marker) && isDepth && (hash === undefined || isText(hash))
}

/** Longest state that Next reads. */
const LONGEST_STATE = 40_000

function isReadableState(value: string): boolean {
  if (value.length > LONGEST_STATE) return false
  try {
    return isState(JSON.parse(decodeURIComponent(value)))
  } catch {
    return false
  }
}

/** A path of this site, in signs that an address may have (RFC 3986, section 2). */
const PATH = /^\/(?!\/)[!-~]{0,2000}$/

/** Headers of the router, and which of their values it sends. */
const ROUTER: [name: string, isSent: (value: string) => boolean][] = [
  ['rsc', (value) => value === '1'],
  ['next-router-state-tree', isReadableState],
  ['next-router-prefetch', (value) => /^[123]$/.test(value)],
  ['next-router-segment-prefetch', (value) => PATH.test(value)],
  ['next-url', (value) => PATH.test(value)],
]

/** @returns those headers of a request that Next's router may have sent; of others nobody is told */
export function routerHeaders(sent: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, isSent] of ROUTER) {
    const value = sent[name]
    if (isText(value) && isSent(value)) headers[name] = value
  }
  return headers
}

/** Parameters in which parts of Next tell one another of a request; a page's own are named otherwise. */
const INNER_PARAMETER = /^(?:nxt[PI]|__next)/

/** An address without the parameters that are Next's own. @param url path and query, as sent */
export function withoutInnerParameters(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const given = url.slice(at + 1).split('&')
  const kept = given.filter((each) => !INNER_PARAMETER.test(nameOf(each)))
  return kept.length === given.length ? url : [url.slice(0, at), kept.join('&')].filter(Boolean).join('?')
}

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=', 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
