/**
 * Validates the headers of Next's router in requests for flight data. Next answers 500 to a state tree that it cannot parse,
 * so values that its router would not send are dropped (next/dist/client/components/app-router-headers).
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

/** Whether a value has the shape of a router state tree (next/dist/server/app-render/types). */
function isState(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false
  const [segment, parallel, refresh, marker, depth, hash] = value as unknown[]
  if (!isSegment(segment) || !isRecord(parallel) || !Object.values(parallel).every(isState)) return false
  const isRefresh = refresh == null || (Array.isArray(refresh) && refresh.length === 2 && refresh.every(isText))
  const isDepth = depth == null || (typeof depth === 'number' && Number.isFinite(depth))
  return isRefresh && MARKERS.includes(marker) && isDepth && (hash === undefined || isText(hash))
}

/** Longest state tree that Next parses. */
const LONGEST_STATE = 40_000

function isParsableState(value: string): boolean {
  if (value.length > LONGEST_STATE) return false
  try {
    return isState(JSON.parse(decodeURIComponent(value)))
  } catch {
    return false
  }
}

/** A path of this site, in characters of an address (RFC 3986, section 2). */
const PATH = /^\/(?!\/)[!-~]{0,2000}$/

/** Headers of the router, and which of their values are valid. */
const ROUTER: [name: string, isValid: (value: string) => boolean][] = [
  ['rsc', (value) => value === '1'],
  ['next-router-state-tree', isParsableState],
  ['next-router-prefetch', (value) => /^[123]$/.test(value)],
  ['next-router-segment-prefetch', (value) => PATH.test(value)],
  ['next-url', (value) => PATH.test(value)],
]

/** @returns the valid router headers of a request; others are dropped */
export function routerHeaders(sent: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, isValid] of ROUTER) {
    const value = sent[name]
    if (isText(value) && isValid(value)) headers[name] = value
  }
  return headers
}

/** Next's internal parameters; no page has one of these names. */
const NEXT_PARAMETER = /^(?:nxt[PI]|__next)/

/** An address without Next's internal parameters. @param url path and query, as sent */
export function withoutNextParameters(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const given = url.slice(at + 1).split('&')
  const kept = given.filter((each) => !NEXT_PARAMETER.test(nameOf(each)))
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
