/** The reverse proxy's page cache: requests of strangers neither fill the memory nor evict pages. */
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { SeededRandom } from '@/lib/testing/random'
import { sampled } from '@/lib/testing/sample'
import { sendRaw } from './support/raw-http'
import { expect, test, type WatchedSite } from './support/watched-site'

const MEGABYTE = 1024 * 1024

const bytesOf = (watched: WatchedSite, store: 'pages' | 'parts') =>
  watched.figure('site_cache_bytes', `store="${store}"`)

async function ask(watched: WatchedSite, target: string, headers: Record<string, string> = {}): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const bytes = [`GET ${target} HTTP/1.1`, 'Host: site', ...lines, 'Connection: close', '\r\n'].join('\r\n')
  const { answers } = await sendRaw(watched.port, [bytes])
  return answers[0]?.status ?? 0
}

/** Ways to ask for one page that none of its readers would tell apart. */
const SAME_PAGE: [what: string, target: (n: number) => string, headers?: (n: number) => Record<string, string>][] = [
  ['campaigns', (n) => `/projects?utm_campaign=${n}`],
  ['parameters without a value', (n) => `/projects?${n}`],
  ['parameters of Next', (n) => `/projects?_rsc=${n}&nxtPlocale=${n}`],
  ['fragments', (n) => `/projects#${n}`],
  ['the Host', (n) => `http://h${n}.example/projects`],
  ['cookies', () => '/projects', (n) => ({ Cookie: `visitor=${n}` })],
  ['languages and browsers', () => '/projects', (n) => ({ 'Accept-Language': `x-${n}`, 'User-Agent': `robot ${n}` })],
  ['encodings', () => '/projects', (n) => ({ 'Accept-Encoding': `gzip;q=0.${n}` })],
  ['values of the RSC header', () => '/projects', (n) => ({ RSC: `${n + 2}` })],
  ['state trees without the RSC header', () => '/projects', (n) => ({ 'Next-Router-State-Tree': `${n}` })],
  ['forwarded hosts', () => '/projects', (n) => ({ 'X-Forwarded-Host': `h${n}.example` })],
]
for (const [what, target, headers] of sampled('same-page-requests', SAME_PAGE, { size: 3, keyOf: ([what]) => what })) {
  test(`requests for one page that differ in ${what} add no cache entries`, async ({ watched }) => {
    await ask(watched, '/projects')
    const before = (await bytesOf(watched, 'pages')) + (await bytesOf(watched, 'parts'))
    for (let n = 0; n < 25; n += 1) expect(await ask(watched, target(n), headers?.(n))).toBe(200)
    const after = (await bytesOf(watched, 'pages')) + (await bytesOf(watched, 'parts'))
    // A page that was made again may be a little longer; another copy of it would be 200 KB.
    expect(after - before).toBeLessThan(20_000)
  })
}

test('redirects take no space of cached pages', async ({ watched }) => {
  const before = await bytesOf(watched, 'pages')
  for (let n = 0; n < 25; n += 1) expect(await ask(watched, `/en/nowhere-${n}`)).toBe(308)
  expect((await bytesOf(watched, 'pages')) - before).toBeLessThan(2000)
})

test('cached router data stays within its limit and evicts no pages, whatever strangers request', {
  tag: '@whole',
}, async ({ watched }) => {
  test.setTimeout(180_000)
  const dice = new SeededRandom(7)
  for (const page of ['/', '/bn']) expect(await ask(watched, page)).toBe(200)
  const pages = await bytesOf(watched, 'pages')
  const resident = await watched.figure('site_front_process_resident_memory_bytes')
  let kept = 0
  let asked = 0
  for (let largest = -1; asked < 1500 && kept > largest - MEGABYTE; asked += 50) {
    largest = Math.max(largest, kept)
    await Promise.all(Array.from({ length: 50 }, () => stranger(watched, dice)))
    kept = await bytesOf(watched, 'parts')
    expect(kept).toBeLessThanOrEqual(64 * MEGABYTE)
    expect(await ask(watched, dice.pick(['/', '/bn']))).toBe(200)
    if (largest > 62 * MEGABYTE) break
  }
  test.info().annotations.push({ type: 'data kept, MB', description: (kept / MEGABYTE).toFixed(1) })
  expect(kept, 'enough was asked for to reach the bound').toBeGreaterThan(55 * MEGABYTE)
  expect(await bytesOf(watched, 'pages')).toBeGreaterThan(pages - MEGABYTE)
  const grown = (await watched.figure('site_front_process_resident_memory_bytes')) - resident
  test.info().annotations.push({ type: 'front grew by, MB', description: (grown / MEGABYTE).toFixed(0) })
  expect(grown).toBeLessThan(400 * MEGABYTE)
  // A stranger's addresses did not cost the home page its place: without the app it is still there.
  watched.signalApp('SIGKILL')
  expect(await ask(watched, '/')).toBe(200)
  expect(await ask(watched, '/bn')).toBe(200)
  await expect.poll(() => watched.figure('site_app_up'), { timeout: 30_000 }).toBe(1)
})

/** A request for data that nobody has asked for yet, from a place that there is not, with the hash that Next wants to see. */
async function stranger(watched: WatchedSite, dice: SeededRandom): Promise<void> {
  const tree = encodeURIComponent(JSON.stringify([dice.text(30), {}]))
  const hash = await computeCacheBustingSearchParam(undefined, undefined, tree, undefined)
  const target = dice.happens(0.9)
    ? `/projects?_rsc=${hash}`
    : `/api/v1/news?limit=${1 + dice.below(1e6)}&offset=${dice.below(9)}`
  expect(await ask(watched, target, { RSC: '1', 'Next-Router-State-Tree': tree })).toBe(200)
}
