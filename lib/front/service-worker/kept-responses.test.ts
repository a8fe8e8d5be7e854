import { forgetPictures, isKeptFile, type KeptCache, keepFiles, keepPage } from './kept-responses'

const ORIGIN = 'https://foundation.example'
const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }

/** A cache as browsers have it: in the order in which entries came. */
function memoryCache(): KeptCache & { addresses: () => string[] } {
  const entries = new Map<string, Response>()
  return {
    match: async (address) => entries.get(address)?.clone(),
    put: async (address, response) => void entries.set(address, response),
    delete: async (address) => entries.delete(address),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    addresses: () => [...entries.keys()].map((url) => url.replace(ORIGIN, '')),
  }
}

let cache = memoryCache()
beforeEach(() => {
  cache = memoryCache()
})

const page = (init: ResponseInit = {}) => new Response('<p>Words</p>', { headers: PAGE_HEADERS, ...init })
const open = (path: string, response = page()) => keepPage(cache, ORIGIN + path, async () => response)

test('a public page is kept', async () => {
  await open('/bn/news')
  expect(cache.addresses()).toEqual(['/bn/news'])
})

test.each([
  ['a gift', '/pledge/aaaaaaaaaaaaaaaaaaaaaa', page()],
  ['a gift in Bangla', '/bn/pledge/aaaaaaaaaaaaaaaaaaaaaa/receipt', page()],
  ['the admin', '/admin/login', page()],
  ['a search', '/bn/search?q=boat', page()],
  ['the form of the search', '/search', page()],
  ['an answer to a form', '/contact/sent', page()],
  ['a page with a query', '/news?page=2', page()],
  ['a private page', '/x', page({ headers: { ...PAGE_HEADERS, 'cache-control': 'private, no-store' } })],
  ['data', '/feed.json', page({ headers: { ...PAGE_HEADERS, 'content-type': 'application/json' } })],
  ['what is not there', '/nowhere', page({ status: 404 })],
  ['a failure', '/news', page({ status: 503 })],
])('%s is not kept', async (_, path, response) => {
  await open(path, response)
  expect(cache.addresses()).toEqual([])
})

test('a page that cannot be had leaves the copy before it', async () => {
  await open('/news')
  await keepPage(cache, `${ORIGIN}/news`, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(cache.addresses()).toEqual(['/news'])
})

test('the server is not asked for a private page', async () => {
  const load = jest.fn(async () => page())
  await keepPage(cache, `${ORIGIN}/pledge/aaaaaaaaaaaaaaaaaaaaaa`, load)
  expect(load).not.toHaveBeenCalled()
})

test('of many pages, those that were opened last are kept', async () => {
  for (let id = 1; id <= 30; id += 1) await open(`/news-details/${id}`)
  await open('/news-details/1')
  await open('/news-details/31')
  expect(cache.addresses()).toHaveLength(30)
  expect(cache.addresses()).toContain('/news-details/1')
  expect(cache.addresses()).not.toContain('/news-details/2')
})

test('files are kept once, where the browser has them', async () => {
  const asked: string[] = []
  const load = async (address: string) => {
    asked.push(address)
    if (address.includes('gone')) throw new TypeError('Failed to fetch')
    return new Response('x')
  }
  const files = ['/media/a.avif', '/media/gone.avif']
  await keepFiles(cache, files, load)
  await keepFiles(cache, files, load)
  expect(cache.addresses()).toEqual(['/media/a.avif'])
  expect(asked).toEqual(['/media/a.avif', '/media/gone.avif', '/media/gone.avif'])
})

test('files have a bound', async () => {
  const files = Array.from({ length: 300 }, (_, at) => `/media/${at}.avif`)
  await keepFiles(cache, files.slice(0, 150), async () => new Response('x'))
  await keepFiles(cache, files.slice(150), async () => new Response('x'))
  expect(cache.addresses()).toEqual(files.slice(100))
})

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/media/river-800.avif', true],
  ['/api/v1/versions', false],
  ['/bn/preview.jpg', false],
  ['https://elsewhere.example/media/a.avif', false],
])('whether %s is a file that never changes: %s', (address, kept) => expect(isKeptFile(address, ORIGIN)).toBe(kept))

test('pictures that were taken away are forgotten, with the pages that show them', async () => {
  const files = memoryCache()
  const names = ['boat-11111111.webp', 'boat-11111111-480.avif', 'boat-11111112-480.avif']
  for (const name of names) await files.put(`${ORIGIN}/media/${name}`, new Response(''))
  await open('/news', new Response('<img src="/media/boat-11111111-480.avif">', { headers: PAGE_HEADERS }))
  await open('/events', new Response('<img src="/media/boat-11111112.webp">', { headers: PAGE_HEADERS }))
  await forgetPictures(cache, files, ['boat-11111111'])
  expect([cache.addresses(), files.addresses()]).toEqual([['/events'], ['/media/boat-11111112-480.avif']])
})
