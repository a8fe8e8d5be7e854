import { log } from '@/lib/platform/log/log'
import { fakeServer } from '@/lib/platform/remote/fake-server'
import { startReverseProxy } from './fake-app'

const PICTURE = '/news-details/7/preview.jpg'

let site: Awaited<ReturnType<typeof startReverseProxy>> | undefined
beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await site?.end()
  jest.restoreAllMocks()
})

/** The bytes that a store holds, as the front tells those who run it. */
async function bytesIn(store: 'pages' | 'parts'): Promise<number> {
  const metrics = (await (await site?.get('/metrics'))?.text()) ?? ''
  return Number(new RegExp(`^site_cache_bytes\\{store="${store}"\\} (\\d+)`, 'm').exec(metrics)?.[1])
}

test('a social card keeps its own Cache-Control, and is revalidated by its entity tag', async () => {
  site = await startReverseProxy()
  const first = await site.get(PICTURE)
  expect(first.headers.get('content-type')).toBe('image/jpeg')
  expect(first.headers.get('cache-control')).toBe('public, max-age=600')
  const known = await site.get(PICTURE, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'public, max-age=600'])
  const head = await site.get(PICTURE, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, first.headers.get('content-length')])
})

test('its version is no part of the cache key, and it evicts no pages', async () => {
  site = await startReverseProxy()
  const before = await bytesIn('pages')
  for (const version of ['a', 'b']) await (await site.get(`${PICTURE}?v=${version}`)).arrayBuffer()
  expect(site.app.requests).toEqual([`GET ${PICTURE}`])
  expect(await bytesIn('pages')).toBe(before)
  expect(await bytesIn('parts')).toBeGreaterThan(1000)
})

test('it is purged with its page', async () => {
  site = await startReverseProxy()
  await site.get(PICTURE)
  site.front.purge({ everything: false, routes: ['/news-details/[id]'] })
  await site.get(PICTURE)
  expect(site.app.requests).toEqual([`GET ${PICTURE}`, `GET ${PICTURE}`])
})

test('it is not requested from the remote server', async () => {
  const server = await fakeServer()
  site = await startReverseProxy({ contentApiUrl: server.origin })
  for (const address of [PICTURE, '/preview.jpg', '/bn/preview.jpg']) await site.get(address)
  const asked = [...server.asked]
  await site.get('/uploads/2024/preview.jpg')
  await server.close()
  expect(asked).toEqual([])
  expect(site.app.requests.slice(0, 3)).toEqual(
    [PICTURE, '/preview.jpg', '/bn/preview.jpg'].map((path) => `GET ${path}`),
  )
  expect(server.asked).toHaveLength(1)
})
