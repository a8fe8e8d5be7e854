import { log } from '@/lib/platform/log/log'
import { startReverseProxy } from './fake-app'

let site: Awaited<ReturnType<typeof startReverseProxy>>

beforeEach(async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined)
  site = await startReverseProxy({ siteUrl: 'https://site.example' })
})
afterEach(async () => {
  await site.end()
  jest.restoreAllMocks()
})

/** An answer, read to its end. */
async function asked(url: string, init?: RequestInit): Promise<Response> {
  const answer = await site.get(url, init)
  await answer.arrayBuffer()
  return answer
}

const SESSION = { cookie: 'payload-token=x' }

/** What every answer says, whatever it is of. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'strict-transport-security': 'max-age=63072000',
}

const KINDS: [what: string, status: number, url: string, init?: RequestInit][] = [
  ['a page', 200, '/news'],
  ['the head of a page', 200, '/news', { method: 'HEAD' }],
  ['a page for one person', 200, '/news', { headers: SESSION }],
  ['data of a page', 200, '/news?_rsc=x', { headers: { rsc: '1' } }],
  ['a page that is not there', 404, '/nowhere'],
  ['a page by its other address', 308, '/en/news'],
  ['a page that is written to', 405, '/news', { method: 'POST' }],
  ['a page that fails', 503, '/broken'],
  ['a call', 200, '/api/v1/faq'],
  ['a call that writes', 200, '/api/v1/faq/create-faq', { method: 'POST', body: '{}' }],
  ['a call that cannot be read', 400, '/api/v1/%'],
  ['Payload’s own call', 200, '/api/users/me'],
  ['the admin', 200, '/admin/login'],
  ['the admin for a stranger', 307, '/admin/desk'],
  ['what a stranger sends to it', 401, '/admin/desk', { method: 'POST', body: 'x' }],
  ['the head of the admin', 200, '/admin/login', { method: 'HEAD' }],
  ['a picture to be made smaller', 404, '/_next/image?url=%2Ficon.svg&w=64&q=75'],
  ['a picture', 200, '/media/boat-1a2b3c4d.webp'],
  ['a part of a picture', 206, '/media/boat-1a2b3c4d.webp', { headers: { range: 'bytes=1-9' } }],
  ['a part that is not there', 416, '/media/boat-1a2b3c4d.webp', { headers: { range: 'bytes=5000-' } }],
  ['a picture that is not there', 404, '/media/none.webp'],
  ['the preview of a page', 200, '/preview.jpg'],
  ['a public file', 200, '/icon.svg'],
  ['robots.txt', 200, '/robots.txt'],
  ['whether it is well', 200, '/healthz'],
]

test.each(KINDS.map(([what, status, url, init]) => ({ what, status, url, init })))(
  '$what says how it may be used, and not what made it',
  async ({ status, url, init }) => {
    const answer = await asked(url, init)
    const headers = Object.fromEntries(answer.headers)
    expect(answer.status).toBe(status)
    expect(headers).toMatchObject(COMMON)
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/)
    expect(headers['referrer-policy']).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*unsafe/)
    expect(Object.keys(headers).filter((name) => /powered|^server$|generator|x-nextjs-cache/.test(name))).toEqual([])
  },
)

test('a 304 reveals no software either', async () => {
  for (const url of ['/news', '/api/v1/faq', '/media/boat-1a2b3c4d.webp', '/icon.svg']) {
    const etag = (await asked(url)).headers.get('etag') ?? ''
    const answer = await asked(url, { headers: { 'if-none-match': etag } })
    expect([url, answer.status, answer.headers.get('x-powered-by')]).toEqual([url, 304, null])
  }
})

test('the page for an unavailable app has the same headers', async () => {
  site.app.isUp = false
  for (const [expected, url, init] of [
    [503, '/projects'],
    [503, '/api/v1/faq'],
    [503, '/admin/login'],
    // The app had it, and may have done it.
    [504, '/api/users/login', { method: 'POST' }],
  ] as const) {
    const answer = await asked(url, init)
    expect([url, answer.status]).toEqual([url, expected])
    expect(Object.fromEntries(answer.headers)).toMatchObject(COMMON)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  }
})

test('other sites may embed pictures, and nothing else', async () => {
  const usedBy = async (url: string) => (await asked(url)).headers.get('cross-origin-resource-policy')
  for (const url of ['/media/boat-1a2b3c4d.webp', '/preview.jpg', '/icon.svg'])
    expect([url, await usedBy(url)]).toEqual([url, 'cross-origin'])
  for (const url of ['/news', '/nowhere', '/api/v1/faq', '/api/users/me', '/admin', '/robots.txt'])
    expect([url, await usedBy(url)]).toEqual([url, 'same-origin'])
})

test.each(['/media/boat-1a2b3c4d.webp', '/icon.svg'])(
  '%s, opened by itself, is in an origin of its own',
  async (url) => {
    expect((await asked(url)).headers.get('content-security-policy')?.split('; ')).toContain('sandbox')
  },
)

test('over plain HTTP there is no upgrade to HTTPS', async () => {
  await site.end()
  site = await startReverseProxy()
  for (const url of ['/news', '/admin', '/admin/login']) {
    const { headers } = await asked(url)
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('content-security-policy')).not.toContain('upgrade')
  }
})
