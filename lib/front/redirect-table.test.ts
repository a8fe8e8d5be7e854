import { startReverseProxy } from './fake-app'

let site: Awaited<ReturnType<typeof startReverseProxy>>

beforeEach(async () => {
  site = await startReverseProxy()
  site.front.replaceMoved({
    redirects: [
      { from: '/nowhere', to: '/news', permanent: true },
      { from: '/nowhere/খবর', to: '/খবর', permanent: false },
      { from: '/nowhere/far', to: 'https://other.example/a', permanent: true },
      { from: '/projects', to: '/news', permanent: true },
    ],
    pictures: {},
  })
})
afterEach(() => site.end())

async function answer(url: string, headers: Record<string, string> = {}) {
  const response = await site.get(url, { headers })
  return [response.status, response.headers.get('location')]
}

test('a moved address redirects, in the visitor’s language and with the query', async () => {
  expect(await answer('/nowhere')).toEqual([308, '/news'])
  expect(await answer('/bn/nowhere?utm_source=leaflet')).toEqual([308, '/bn/news?utm_source=leaflet'])
  expect(await answer('/bn/nowhere/%E0%A6%96%E0%A6%AC%E0%A6%B0')).toEqual([307, '/bn/%E0%A6%96%E0%A6%AC%E0%A6%B0'])
  expect(await answer('/nowhere/far?a=b')).toEqual([308, 'https://other.example/a?a=b'])
  expect(await answer('/nowhere/else')).toEqual([404, null])
})

test('a redirect has no body, and is cached for a minute', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { headers, status } = await site.get('/nowhere', { method })
    expect([status, headers.get('cache-control'), headers.get('content-length')]).toEqual([
      308,
      'public, max-age=60',
      '0',
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a page that exists is served, whatever the table says', async () => {
  expect(await answer('/projects')).toEqual([200, null])
  expect(await answer('/bn/projects', { cookie: 'payload-token=mine' })).toEqual([200, null])
})

test('staff are redirected, too', async () => {
  expect(await answer('/nowhere?a=b', { cookie: 'payload-token=mine' })).toEqual([308, '/news?a=b'])
})

test('flight data redirects to that of the new page, and to another site’s address itself', async () => {
  expect(await answer('/nowhere?_rsc=1', { rsc: '1' })).toEqual([308, '/news?_rsc=1'])
  expect(await answer('/nowhere/far?_rsc=1', { rsc: '1' })).toEqual([404, null])
})

test('a changed table applies at once', async () => {
  expect(await answer('/nowhere')).toEqual([308, '/news'])
  site.front.replaceMoved({ redirects: [{ from: '/nowhere', to: '/events', permanent: true }], pictures: {} })
  expect(await answer('/nowhere')).toEqual([308, '/events'])
  site.front.replaceMoved({ redirects: [], pictures: {} })
  expect(await answer('/nowhere')).toEqual([404, null])
})

describe('while the app is down', () => {
  test('the table applies, and cached pages are served', async () => {
    expect(await answer('/projects')).toEqual([200, null])
    site.app.isUp = false
    expect(await answer('/nowhere')).toEqual([308, '/news'])
    expect(await answer('/projects')).toEqual([200, null])
    expect(site.app.requests).toEqual(['GET /projects'])
  })

  test('nothing else is redirected', async () => {
    site.app.isUp = false
    expect(await answer('/gallery')).toEqual([503, null])
  })
})

describe('files of pictures that are not there any more', () => {
  const get = (address: string) => site.get(address, { redirect: 'manual' })
  beforeEach(() =>
    site.front.replaceMoved({
      redirects: [],
      pictures: { 'raft-00000000': 'boat-1a2b3c4d.webp', 'face-11111111': null, 'lost-22222222': 'none-33333333.webp' },
    }),
  )

  test.each(['/media/raft-00000000.webp', '/media/raft-00000000-800.webp', '/media/raft-00000000-upright.avif'])(
    '%s leads to the file of now',
    async (address) => {
      const moved = await get(address)
      expect(moved.status).toBe(308)
      expect(moved.headers.get('location')).toMatch(/^\/media\/boat-1a2b3c4d/)
      expect(moved.headers.get('cache-control')).toBe('public, max-age=300')
    },
  )

  test.each(['/media/face-11111111.webp', '/media/face-11111111-480.avif'])('%s is gone', async (address) => {
    expect((await get(address)).status).toBe(410)
  })

  test.each([
    '/media/face-11111112.webp',
    '/media/lost-22222222.webp',
    '/media/raft-00000000.jpg',
    '/media/constructor.webp',
  ])('%s is not found', async (address) => {
    expect((await get(address)).status).toBe(404)
  })
})
