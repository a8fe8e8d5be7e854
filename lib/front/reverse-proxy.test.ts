import { createHash } from 'node:crypto'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { FLIGHT_QUEUE } from '@/lib/platform/content-security/flight-data'
import { log } from '@/lib/platform/log/log'
import { session, startReverseProxy } from './fake-app'
import { ResponseCache } from './response-cache'

let site: Awaited<ReturnType<typeof startReverseProxy>>

beforeEach(async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined)
  site = await startReverseProxy()
})
afterEach(async () => {
  await site.end()
  jest.restoreAllMocks()
})

const textOf = async (url: string, init?: RequestInit) => (await site.get(url, init)).text()

/** What comes back for bytes on a bare connection. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect(site.port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(answer))
  })
}

describe('pages', () => {
  test('are fetched once and served to all, whatever parameters were added', async () => {
    expect(await textOf('/news')).toContain('first at /news')
    site.app.text = 'second'
    expect(await textOf('/news?fbclid=1')).toContain('first at /news')
    expect(site.app.requests).toEqual(['GET /news'])
  })

  test('are refreshed after a purge, before they are requested', async () => {
    await textOf('/news')
    await textOf('/projects')
    site.app.text = 'second'
    site.front.purge({ everything: false, routes: ['/news'] })
    // Served as it was until the new one is there.
    let news = 'first'
    while (news.includes('first')) news = await textOf('/news')
    expect(news).toContain('second at /news')
    expect(await textOf('/projects')).toContain('first at /projects')
    expect(site.app.requests).toEqual(['GET /news', 'GET /projects', 'GET /news'])
  })

  test('are revalidated: where nothing changed the app sends no body', async () => {
    const before = await site.get('/news')
    site.front.purge({ everything: true, routes: [] })
    while (site.app.revalidated === 0) await textOf('/news')
    const after = await site.get('/news')
    expect(await after.text()).toBe(await before.text())
    for (const name of ['etag', 'content-type', 'content-security-policy'])
      expect(after.headers.get(name)).toBe(before.headers.get(name))
  })

  test('lag after a purge, but what browsers catch up with does not', async () => {
    const asked = ['/api/v1/news', '/news?_rsc=abc'] as const
    const headers = { rsc: '1' }
    for (const address of asked) await (await site.get(address, { headers })).text()
    site.app.text = 'second'
    site.front.purge({ everything: true, routes: [] })
    for (const address of asked) expect(await (await site.get(address, { headers })).text()).toContain('second')
  })

  test('have a policy with the hash of their own script, and no other', async () => {
    const policy = (await site.get('/news')).headers.get('content-security-policy')
    const hash = createHash('sha256').update(FLIGHT_QUEUE).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy?.match(/sha256-/g)).toHaveLength(1)
  })

  test('are compressed, and answered with 304 when unchanged', async () => {
    const first = await site.get('/news', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag') ?? ''
    expect((await site.get('/news', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await site.get('/news', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('answer HEAD with their headers', async () => {
    const head = await site.get('/news', { method: 'HEAD' })
    const whole = await site.get('/news')
    expect(await head.text()).toBe('')
    for (const name of ['etag', 'content-type', 'content-length', 'vary', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
    }
  })

  test('that do not exist are the not-found page of their language', async () => {
    for (const [url, text] of [
      ['/nowhere', 'nothing here (/not-found)'],
      ['/bn/nowhere', 'nothing here (/bn/not-found)'],
      ['/%', 'nothing here (/not-found)'],
      ['/not-found', 'nothing here (/not-found)'],
      ['/internal/expire', 'nothing here (/not-found)'],
    ] as const) {
      const answer = await site.get(url)
      expect([url, answer.status]).toEqual([url, 404])
      expect(await answer.text()).toContain(text)
      expect(answer.headers.get('content-security-policy')).toContain('sha256-')
    }
  })

  test('are cached apart from their flight data', async () => {
    expect(await textOf('/news')).toContain('<h1>')
    expect(await textOf('/news?_rsc=1', { headers: { rsc: '1' } })).toBe('first data of /news?_rsc=1')
    expect(await textOf('/news')).toContain('<h1>')
  })
})

describe('while the app is down', () => {
  test('cached pages are served, and others are a 503', async () => {
    await textOf('/news')
    site.app.isUp = false
    site.front.purge({ everything: true, routes: [] })
    expect(await textOf('/news')).toContain('first at /news')
    const other = await site.get('/projects')
    expect(other.status).toBe(503)
    expect(other.headers.get('retry-after')).toBe('5')
    expect(await other.text()).toMatch(/Back in a moment[\s\S]*একটু পরেই ফিরছি/)
  })

  test('a page that does not exist is still a 404', async () => {
    site.app.isUp = false
    expect((await site.get('/internal/expire')).status).toBe(404)
  })

  test('calls are a 503 in JSON', async () => {
    site.app.isUp = false
    const answer = await site.get('/api/v1/faq')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable', fields: {} } })
    expect((await site.get('/api/v1/faq', { method: 'POST', body: '{}' })).status).toBe(504)
  })

  test('an error page of the app is replaced', async () => {
    const answer = await site.get('/broken')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Back in a moment')
  })
})

describe('uncached responses', () => {
  const mine = { headers: { cookie: 'payload-token=me' } }

  test('are not shared between visitors', async () => {
    const headers = await session()
    expect(await textOf('/admin', { headers })).toBe(`admin ${headers.cookie}`)
    expect(await textOf('/admin/login')).toBe('admin undefined')
  })

  test('have the same policy as cached pages', async () => {
    const answer = await site.get('/news', mine)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-security-policy')).toContain('sha256-')
    site.app.text = 'second'
    expect(await textOf('/news')).toContain('second')
  })

  test('of calls have a strong entity tag', async () => {
    const answer = await site.get('/api/v1/faq', mine)
    expect(await answer.text()).toBe('{"data":"first"}')
    expect(answer.headers.get('etag')).toMatch(/^"/)
    site.app.text = 'second'
    expect(await textOf('/api/v1/faq?anything=1')).toBe('{"data":"second"}')
    expect(site.app.requests).toEqual(['GET /api/v1/faq', 'GET /api/v1/faq?anything=1'])
  })

  test('show a write at once', async () => {
    expect(await textOf('/api/v1/faq')).toBe('{"data":"first"}')
    site.app.text = 'second'
    const written = await site.get('/api/v1/faq/create-faq', { method: 'POST', body: '{"question":"?"}' })
    expect(await written.text()).toBe('{"question":"?"}')
    expect(await textOf('/api/v1/faq')).toBe('{"data":"second"}')
  })

  test('reach the app with the client address, whatever the visitor sent', async () => {
    await site.get('/admin/login', { headers: { 'x-forwarded-for': '192.0.2.99' } })
    expect(site.app.lastHeaders['x-forwarded-for']).toBe('127.0.0.1')
  })
})

describe('files', () => {
  test('pictures are served whole, in ranges, as a head, or with 304', async () => {
    const whole = await site.get('/media/boat-1a2b3c4d.webp')
    expect(whole.headers.get('content-type')).toBe('image/webp')
    expect((await whole.arrayBuffer()).byteLength).toBe(3000)
    const etag = whole.headers.get('etag') ?? ''
    const part = await site.get('/media/boat-1a2b3c4d.webp', { headers: { range: 'bytes=10-19', 'if-range': etag } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/3000'])
    expect(part.headers.get('etag')).toBe(etag)
    const none = await site.get('/media/boat-1a2b3c4d.webp', { headers: { range: 'bytes=5000-' } })
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */3000'])
    expect(none.headers.get('cache-control')).toBe('no-store')
    const head = await site.get('/media/boat-1a2b3c4d.webp', { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['3000', ''])
    expect((await site.get('/media/boat-1a2b3c4d.webp', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('a file for download is kept under its title, and counted once', async () => {
    const address = '/files/report-2025-1a2b3c4d.pdf'
    const sent = await site.get(address)
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(sent.headers.get('content-disposition')).toBe('attachment; filename="report-2025.pdf"')
    expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
    expect(sent.headers.get('content-security-policy')).toContain("default-src 'none'")
    const etag = sent.headers.get('etag') ?? ''
    expect((await site.get(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await site.get(address, { method: 'HEAD' })).status).toBe(200)
    expect((await site.get(address, { headers: { range: 'bytes=10-19' } })).status).toBe(206)
    expect(site.app.downloads).toEqual(['report-2025-1a2b3c4d.pdf'])
    expect((await site.get('/files/report-2025-1a2b3c4e.pdf')).status).toBe(404)
    expect((await site.get('/files/..%2fsecret')).status).toBe(404)
  })

  test.each(['480', '1200', 'upright'])(
    'a copy in AVIF that is not made yet has the WebP in its place: %s',
    async (copy) => {
      const sent = await site.get(`/media/boat-1a2b3c4d-${copy}.avif`)
      expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(sent.headers.get('cache-control')).toBe('no-store')
      expect((await sent.arrayBuffer()).byteLength).toBe(3000)
    },
  )

  test.each([
    '/media/boat-1a2b3c4d.avif',
    '/media/boat-1a2b3c4e-480.avif',
    '/media/none.webp',
    '/media/..%2fsecret',
    '/media/%2e%2e/site.db',
    '/media/',
    '/_next/static/../BUILD_ID',
  ])('%s is none', async (url) => {
    expect(await raw(`GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 404 /)
  })

  test('public files are served under their names', async () => {
    const icon = await site.get('/icon.svg')
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(site.app.requests).toEqual([])
  })
})

test('pictures of the remote server are served, and nothing else of it', async () => {
  const asked: string[] = []
  const other = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/up/boat.png') response.end(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    else response.end('<script>')
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await site.end()
  site = await startReverseProxy({ contentApiUrl: `http://127.0.0.1:${port}` })
  for (let i = 0; i < 2; i++) {
    const picture = await site.get('/up/boat.png')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  expect((await site.get('/media/boat-1a2b3c4d.webp')).headers.get('content-length')).toBe('3000')
  expect(await textOf('/up/evil.png')).toContain('first at /up/evil.png')
  expect(await textOf('/up/page')).toContain('first at /up/page')
  expect(asked).toEqual(['/up/boat.png', '/up/evil.png'])
  other.closeAllConnections()
  other.close()
})

describe('connections', () => {
  test('answer pipelined requests in order', async () => {
    await textOf('/news')
    await textOf('/api/v1/faq')
    const one = 'GET /news HTTP/1.1\r\nHost: a\r\n\r\n'
    const other = 'GET /api/v1/faq HTTP/1.1\r\nHost: a\r\n\r\n'
    const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    const answers = (await raw(one + other + one + last)).split(/(?=HTTP\/1\.1 )/)
    expect(answers.map((text) => /first at|"data"|ok\n/.exec(text)?.[0])).toEqual([
      'first at',
      '"data"',
      'first at',
      'ok\n',
    ])
  })

  test('keep the length of the body, whatever the method', async () => {
    const inner = 'GET /internal/expire HTTP/1.1\r\nHost: a\r\n\r\n'
    const body = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`
    const head = 'DELETE /api/v1/faq/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await raw(head + body)).toContain(inner)
    expect(site.app.requests).toEqual(['DELETE /api/v1/faq/1'])
  })

  test('of old clients are closed', async () => {
    await textOf('/news')
    expect(await raw('GET /news HTTP/1.0\r\n\r\n')).toContain('first at /news')
  })

  test('with malformed requests are refused', async () => {
    expect(await raw('what is this\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  })
})

describe('when it is stopped', () => {
  test('refreshing after purges ends, of earlier and of later ones', async () => {
    const addresses = Array.from({ length: 8 }, (_, n) => `/news-details/${n}`)
    for (const address of addresses) await textOf(address)
    let proceed: (value?: unknown) => void = () => undefined
    const held = new Promise((resolve) => {
      proceed = resolve
    })
    const remake = jest.spyOn(ResponseCache.prototype, 'refresh').mockReturnValue(held)
    site.front.purge({ everything: true, routes: [] })
    const begun = remake.mock.calls.length
    const closed = site.front.close()
    proceed()
    await closed
    site.front.purge({ everything: true, routes: [] })
    await new Promise(setImmediate)
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThan(addresses.length)
    expect(remake).toHaveBeenCalledTimes(begun)
  })
})

describe('health and metrics', () => {
  test('/healthz and /readyz report the health', async () => {
    expect(await textOf('/healthz')).toBe('ok\n')
    expect(await (await site.get('/readyz')).json()).toEqual({ app: true, content: true })
    site.app.isUp = false
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await site.get('/readyz')).status).toBe(503)
  })

  test('a site that ends says so at /readyz first, and answers until it is gone', async () => {
    const ending = await startReverseProxy({ drainSeconds: 1 })
    const closed = ending.front.close()
    const readiness = await ending.get('/readyz')
    expect(readiness.status).toBe(503)
    expect(await readiness.json()).toEqual({ app: true, content: true, ending: true })
    const page = await ending.get('/news')
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    await page.text()
    await closed
    await expect(ending.get('/news')).rejects.toThrow()
    await ending.end()
  })

  test('/metrics is served to loopback alone', async () => {
    await textOf('/news')
    await textOf('/news')
    await textOf('/nowhere')
    const metrics = await textOf('/metrics')
    expect(metrics).toContain('site_requests_total{kind="page",status="2xx"} 2')
    expect(metrics).toContain('site_requests_total{kind="page",status="4xx"} 1')
    expect(metrics).toContain('site_cache_answers_total{store="pages",outcome="hit"} ')
    expect(metrics).toContain('site_source_failures_total 2\n')
    expect(metrics).toContain('site_app_restarts_total 1\n')
    expect((await site.get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
  })
})

test('with METRICS_TOKEN, /metrics needs the token', async () => {
  await site.end()
  site = await startReverseProxy({ metricsToken: 'a-long-enough-token', siteUrl: 'https://site.example' })
  expect((await site.get('/metrics')).status).toBe(404)
  const named = await site.get('/metrics', { headers: { authorization: 'Bearer a-long-enough-token' } })
  expect(named.status).toBe(200)
  expect(named.headers.get('strict-transport-security')).toContain('max-age=')
})
