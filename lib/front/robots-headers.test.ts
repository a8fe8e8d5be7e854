import http from 'node:http'
import { log } from '@/lib/platform/log/log'
import { startReverseProxy } from './fake-app'
import type { ReverseProxyOptions } from './reverse-proxy-options'

let site: Awaited<ReturnType<typeof startReverseProxy>>
const start = async (more: Partial<ReverseProxyOptions> = {}) => {
  site = await startReverseProxy({ siteUrl: 'https://alokdhara.org', ...more })
}

beforeEach(() => jest.spyOn(log, 'warn').mockImplementation(() => undefined))
afterEach(async () => {
  await site.end()
  jest.restoreAllMocks()
})

/** What an address is marked with, and its status. */
function marksOf(path: string, host = 'alokdhara.org', method = 'GET'): Promise<[status?: number, marks?: unknown]> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: site.port, path, method, headers: { host } }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers['x-robots-tag']])
    })
    request.once('error', reject).end()
  })
}

test('pages are indexed, and data is not', async () => {
  await start()
  for (const path of ['/', '/news', '/robots.txt', '/media/boat-1a2b3c4d.webp']) {
    expect([path, ...(await marksOf(path))]).toEqual([path, 200, undefined])
  }
  const closed = ['/admin/login', '/api/v1/faq', '/api/users/me', '/healthz', '/readyz', '/metrics']
  for (const path of [...closed, '/search/results?q=a', '/bn/search/results']) {
    expect([path, ...(await marksOf(path))]).toEqual([path, 200, 'noindex'])
  }
})

test('a 404 is not indexed', async () => {
  await start()
  for (const path of ['/nowhere', '/bn/nowhere', '/not-found']) expect(await marksOf(path)).toEqual([404, 'noindex'])
})

test('a missing file is the not-found page, and missing flight data is not', async () => {
  await start()
  const page = await site.get('/nowhere.rsc')
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('nothing here (/not-found)')
  const data = await site.get('/nowhere', { headers: { rsc: '1' } })
  expect([data.status, await data.text()]).toEqual([404, 'first data of /nowhere'])
})

test('under another host name a page is served, and not indexed', async () => {
  await start()
  for (let time = 0; time < 2; time++) {
    expect(await marksOf('/news', 'www.alokdhara.org')).toEqual([200, 'noindex'])
    expect(await marksOf('/news')).toEqual([200, undefined])
  }
  expect(await marksOf('/news', '203.0.113.7', 'HEAD')).toEqual([200, 'noindex'])
  expect(site.app.requests).toEqual(['GET /news'])
})

test('where indexing is off, every response says so', async () => {
  await start({ isIndexed: false })
  const pages = ['/', '/news', '/search/results?q=a', '/nowhere']
  for (const path of [...pages, '/admin', '/api/v1/faq', '/media/boat-1a2b3c4d.webp', '/robots.txt']) {
    expect([path, (await marksOf(path))[1]]).toEqual([path, 'noindex, nofollow'])
  }
  expect(await (await site.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

test('robots.txt is served while the app is down', async () => {
  await start()
  site.app.isUp = false
  expect(await marksOf('/robots.txt')).toEqual([200, undefined])
})

test('another spelling redirects to the canonical address, without the app', async () => {
  await start()
  for (const method of ['GET', 'HEAD']) {
    const answer = await site.get('/EN/News/?Ref=A', { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/news?Ref=A'])
  }
  expect(site.app.requests).toEqual([])
  expect((await site.get('/News/', { method: 'POST' })).status).toBe(405)
})
