/** Random requests for fuzzing the reverse proxy: those of browsers, of Next's router, of caches, and hostile ones. */
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import type { SeededRandom } from '@/lib/testing/random'
import {
  CLOSED,
  ENCODINGS,
  METHODS,
  OTHER_SPELLINGS,
  OTHERS,
  QUERIES,
  TYPES,
  UNUSUAL_HEADERS,
} from './hostile/request-parts'

export interface RandomRequest {
  method: string
  /** Path and query as sent. */
  target: string
  headers: [name: string, value: string][]
  version: '1.0' | '1.1'
}

/** Existing addresses and valid credentials, of which requests are made. */
export interface KnownTargets {
  pages: string[]
  files: string[]
  cookie: string
  authorization: string
}

/** A random request; most are as visitors send them. */
export async function randomRequest(dice: SeededRandom, known: KnownTargets, tags: string[]): Promise<RandomRequest> {
  const method = dice.happens(0.75) ? 'GET' : dice.pick(METHODS)
  const version = dice.happens(0.05) ? '1.0' : '1.1'
  const headers: RandomRequest['headers'] = []
  let target = addressFor(dice, known)
  if (dice.happens(0.3)) target += dice.pick(QUERIES)
  if (!target.startsWith('/api/') && dice.happens(0.25)) target = await asRouterData(dice, target, headers)
  if (dice.happens(0.7)) headers.push(['Accept-Encoding', dice.pick(ENCODINGS)])
  if (dice.happens(0.2)) headers.push(['If-None-Match', tagFor(dice, tags)])
  if (dice.happens(0.1))
    headers.push(['Range', dice.pick(['bytes=0-9', 'bytes=-5', 'bytes=5-', 'bytes=9-2', 'lines=1-2', 'bytes=0-1,4-5'])])
  if (dice.happens(0.08)) headers.push(['Cookie', `a=b; ${known.cookie}`])
  else if (dice.happens(0.05)) headers.push(['Authorization', known.authorization])
  if (dice.happens(0.25)) headers.push(dice.pick(UNUSUAL_HEADERS))
  const named = new Set(headers.map(([name]) => name.toLowerCase()))
  // Each header once; duplicates are tested elsewhere.
  return { method, target, version, headers: headers.filter(([name]) => named.delete(name.toLowerCase())) }
}

function addressFor(dice: SeededRandom, { pages, files }: KnownTargets): string {
  const kind = dice.next()
  if (kind < 0.45) return dice.pick(pages)
  if (kind < 0.65) return `/api/v1/${dice.pick(TYPES)}${dice.happens(0.2) ? `/${dice.below(40)}` : ''}`
  if (kind < 0.72) return dice.pick(files)
  if (kind < 0.82) return dice.pick(OTHERS)
  if (kind < 0.86) return dice.pick(CLOSED)
  return dice.pick(OTHER_SPELLINGS)(dice.pick([...pages, ...files, '/api/v1/projects']), dice)
}

const READABLE_STATE = '%5B%22%22%2C%7B%7D%5D'

/** Values that Next's router never sends; the proxy drops such headers. */
const INVALID_ROUTER_VALUES: Record<string, (value: string) => boolean> = {
  'next-router-state-tree': (value) => value !== READABLE_STATE,
  'next-router-prefetch': (value) => !['1', '2', '3'].includes(value),
  'next-router-segment-prefetch': (value) => !value.startsWith('/'),
  'next-url': (value) => !/^\/(?!\/)/.test(value),
}

/** Adds the headers of Next's router, mostly with their right hash. @returns the target */
async function asRouterData(dice: SeededRandom, target: string, headers: RandomRequest['headers']): Promise<string> {
  const prefetch = dice.pick([undefined, '1', '2', '0'] as const)
  const segment = dice.pick([undefined, undefined, '/_tree', '/_index', '/nothing', 'nothing'])
  const tree = dice.pick([undefined, READABLE_STATE, READABLE_STATE, dice.text(40), '%5B%22%22%5D', '%zz'])
  const nextUrl = dice.pick([undefined, '/', '/projects', '//evil.example', 'projects'])
  headers.push(['RSC', '1'])
  if (prefetch) headers.push(['Next-Router-Prefetch', prefetch])
  if (segment) headers.push(['Next-Router-Segment-Prefetch', segment])
  if (tree) headers.push(['Next-Router-State-Tree', tree])
  if (nextUrl) headers.push(['Next-Url', nextUrl])
  if (target.includes('?') || target.includes('#') || dice.happens(0.2)) return target
  return `${target}?_rsc=${await computeCacheBustingSearchParam(prefetch, segment, tree, nextUrl)}`
}

function tagFor(dice: SeededRandom, tags: string[]): string {
  const known = dice.pick(tags) ?? '"none"'
  return dice.pick([
    known,
    `W/${known}`,
    `"a", ${known}, "b"`,
    '*',
    '"nothing"',
    known.replaceAll('"', ''),
    known.replace(/"$/, '-gzip"'),
    '"',
  ])
}

/** A request as bytes, which closes its connection. */
export function bytesOf({ method, target, headers, version }: RandomRequest, host: string): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${target} HTTP/${version}`, `Host: ${host}`, ...lines, 'Connection: close', '\r\n'].join('\r\n')
}

/** The request without conditional, range and encoding headers: the app answers it with the whole content. */
export function contentRequest(request: RandomRequest): RandomRequest {
  const ofTheMessage =
    /^(?:accept-encoding|if-none-match|if-modified-since|if-unmodified-since|if-match|range|expect|te|upgrade)$/i
  // Without `RSC: 1` the router's other headers mean nothing.
  const isData =
    !request.target.startsWith('/api/') && request.headers.some(([name, value]) => name === 'RSC' && value === '1')
  const ofTheRouter = /^(?:rsc|next-router-.*|next-url)$/i
  // Headers internal to Next are dropped by the proxy.
  const inner = /^(?:x-(?:middleware|nextjs|invoke|matched|now|prerender|http-method)-|next-action$)/i
  const headers = request.headers.filter(
    ([name, value]) =>
      !ofTheMessage.test(name) &&
      !inner.test(name) &&
      !INVALID_ROUTER_VALUES[name.toLowerCase()]?.(value) &&
      (isData || !ofTheRouter.test(name)),
  )
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return { ...request, method, headers, version: '1.1' }
}
