/** Random requests for fuzzing the reverse proxy: those of browsers, of Next's router, of caches, and hostile ones. */
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import type { SeededRandom } from '@/lib/testing/random'

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

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'PUT', 'PATCH', 'PROPFIND', 'TRACE', 'PURGE', 'M-SEARCH']
const TYPES = [
  'projects',
  'news',
  'events',
  'faq',
  'donation',
  'banner',
  'versions',
  'images',
  'imageGallery',
  'nothing',
]
const QUERIES = [
  '',
  '?utm_source=messenger&utm_campaign=flood',
  '?fbclid=IwAR0',
  '?_rsc=1a2b3',
  '?limit=3',
  '?limit=2&offset=1',
  '?offset=1&limit=2',
  '?locale=bn',
  '?limit=-1',
  '?limit=99999999999',
  '?nxtPid=2&nxtPlocale=bn',
  '?__nextDataReq=1',
  '?amp=1',
  '?',
  '?a&b=&c=%zz',
  '?%00',
  '#top',
  '?x#?y',
]
const ENCODINGS = [
  'gzip',
  'br',
  'gzip, deflate, br, zstd',
  'br;q=0.1, gzip;q=0.9',
  'identity',
  'gzip;q=0',
  '*',
  '*;q=0',
  'br;q=0, *',
  'identity;q=0, br',
  'deflate',
  'GZIP',
  'gzip;q=zero',
  ',;,',
  '',
  'x'.repeat(300),
]
const UNUSUAL_HEADERS: [string, string][] = [
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-rewrite', '/admin'],
  ['x-middleware-prefetch', '1'],
  ['x-invoke-path', '/admin'],
  ['x-invoke-status', '500'],
  ['x-matched-path', '/admin'],
  ['x-now-route-matches', '1=admin'],
  ['x-nextjs-data', '1'],
  ['x-prerender-revalidate', 'guessed'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'gopher'],
  ['x-forwarded-for', '203.0.113.9, 127.0.0.1'],
  ['x-original-url', '/internal/expire'],
  ['x-rewrite-url', '/admin'],
  ['x-http-method-override', 'DELETE'],
  ['cookie', '__prerender_bypass=0123456789abcdef; __next_preview_data=x'],
  ['cookie', 'NEXT_LOCALE=bn; theme=dark'],
  ['cookie', 'payload-token=forged.forged.forged'],
  ['authorization', 'Bearer forged'],
  ['accept', 'application/json'],
  ['accept', 'text/x-component'],
  ['accept-language', 'bn-BD'],
  ['cache-control', 'no-cache, no-store'],
  ['pragma', 'no-cache'],
  ['next-action', '7f00'],
  ['content-type', 'multipart/form-data; boundary='],
  ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['if-match', '"nothing"'],
  ['expect', '100-continue'],
  ['te', 'trailers'],
  ['upgrade', 'websocket'],
  ['user-agent', ''],
]

/** Other spellings of an address, which servers may read differently. */
const OTHER_SPELLINGS: ((address: string, dice: SeededRandom) => string)[] = [
  (address) => `${address}/`,
  (address) => `/${address}`,
  (address) => `/.${address}`,
  (address) => `/x/..${address}`,
  (address) => `${address}/..`,
  (address) => `${address}/%2e%2e/`,
  (address) => address.replace(/\w/, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
  (address) => address.replace(/\w/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  (address) => address.replaceAll('/', '\\'),
  (address) => address.toUpperCase(),
  (address) => `/en${address}`,
  (address) => `/bn/en${address}`,
  (address) => `${address}%00`,
  (address) => `${address}%`,
  (address) => `${address}%e0%a4`,
  (address) => `${address};a=b`,
  (address) => `${address}\xe9`,
  (address) => `${address}.rsc`,
  (address) => `${address}.html`,
  (address, dice) => `${address}/${dice.text(3000)}`,
]

/** Internal addresses, which are closed from outside. */
const CLOSED = [
  '/internal/expire',
  '/not-found',
  '/bn/not-found',
  '/_not-found',
  '/%69nternal/expire',
  '/x/../internal/expire',
]
const OTHERS = [
  '/admin',
  '/admin/login',
  '/api',
  '/api/users/me',
  '/api/users',
  '/_next/data/x/index.json',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/favicon.ico',
  '/media/none.webp',
  '/media/..%2fsite.db',
  '/_next/static/../../package.json',
  '/en',
  '/nowhere',
  '/bn/nowhere',
]

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
