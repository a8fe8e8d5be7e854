import { session, startReverseProxy } from './fake-app'

let site: Awaited<ReturnType<typeof startReverseProxy>>

beforeEach(async () => {
  site = await startReverseProxy({ siteUrl: 'https://site.example' })
})
afterEach(() => site.end())

const STATE = '%5B%22%22%2C%7B%7D%5D'
const ROUTER = { rsc: '1', 'next-router-state-tree': STATE, 'next-router-prefetch': '2', 'next-url': '/news' }

/** What a stranger may send to be taken for a part of the site, for a proxy, or for Next itself. */
const INNER: Record<string, string> = {
  'x-middleware-subrequest': 'middleware:middleware',
  'x-middleware-rewrite': '/admin',
  'x-invoke-path': '/admin',
  'x-invoke-status': '500',
  'x-matched-path': '/admin',
  'x-now-route-matches': '1=admin',
  'x-nextjs-data': '1',
  'x-nextjs-postponed': '1',
  'x-prerender-revalidate': 'guessed',
  'x-vercel-id': 'x',
  'x-action-forwarded': '1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-port': '1',
  'x-original-url': '/internal/expire',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'DELETE',
  'x-real-ip': '203.0.113.9',
  'x-whatever': 'x',
  'next-action': '7f00',
  'next-resume': '1',
  'next-test-fetch-priority': '1',
  'next-hmr-refresh': '1',
  'cf-connecting-ip': '203.0.113.9',
  'client-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
  via: '1.1 evil',
  purpose: 'prefetch',
  'content-security-policy': "script-src 'nonce-x'",
  'content-security-policy-report-only': "script-src 'nonce-x'",
}

const SESSION = { cookie: 'payload-token=x' }

test.each([
  ['a page that is kept', '/news', {}],
  ['data of a page', '/news?_rsc=x', ROUTER],
  ['a page for one person', '/news', SESSION],
  ['data for one person', '/news', { ...SESSION, ...ROUTER }],
  ['a call', '/api/v1/news', {}],
  ['a call of one person', '/api/v1/news', { authorization: 'JWT x' }],
  ['the admin', '/admin/login', SESSION],
  ['Payload’s own calls', '/api/users/me', SESSION],
])('%s is asked for without what only parts of the site say', async (_, address, headers) => {
  const { 'next-action': action, ...others } = INNER
  await site.get(address, {
    headers: { ...headers, ...others, ...(!address.startsWith('/admin') && { 'next-action': action ?? '' }) },
  })
  const heard = Object.entries(site.app.lastHeaders)
  expect(heard.length).toBeGreaterThan(1)
  // The admin is told the front's own policy.
  const isOurs = (name: string) => address.startsWith('/admin') && name === 'content-security-policy'
  expect(heard.filter(([name, value]) => name in INNER && (!isOurs(name) || value === INNER[name]))).toEqual([])
})

test.each(['/news', '/admin/login'])(
  'the request to %s carries client address and scheme, whatever the visitor sent',
  async (address) => {
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'gopher' }
    await site.get(address, { headers: { ...SESSION, ...forged } })
    expect(site.app.lastHeaders).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
  },
)

test.each(['/news', '/admin', '/api/users/me'])(
  'to %s the router’s own headers are passed on when they can be read',
  async (address) => {
    const signedIn = await session()
    await site.get(address, { headers: { ...signedIn, ...ROUTER } })
    expect(site.app.lastHeaders).toMatchObject(ROUTER)
    await site.get(address, { headers: { ...signedIn, ...ROUTER, 'next-router-state-tree': 'unreadable' } })
    expect(site.app.lastHeaders['next-router-state-tree']).toBeUndefined()
  },
)

test.each([
  ['/admin', 'bn,en;q=0.5', 'bn-BD,en;q=0.5'],
  ['/api/users/me', 'bn-IN', 'bn-BD'],
  ['/news', 'bn', 'bn'],
])('%s in %s is asked of the app in %s', async (url, sent, asked) => {
  await site.get(url, { headers: { ...(await session()), 'accept-language': sent } })
  expect(site.app.lastHeaders['accept-language']).toBe(asked)
})

test('headers of the admin and of forms are forwarded', async () => {
  const ours = {
    'x-payload-http-method-override': 'GET',
    'x-proof': 'able',
    'idempotency-key': 'k',
    'accept-language': 'en',
  }
  await site.get('/api/users', { method: 'POST', headers: ours, body: 'x' })
  expect(site.app.lastHeaders).toMatchObject(ours)
  const action = { ...(await session()), 'next-action': '7f00' }
  await site.get('/admin/collections/news', { method: 'POST', headers: action, body: 'x' })
  expect(site.app.lastHeaders['next-action']).toBe('7f00')
})

test('Next’s internal cookies are dropped, and others stay', async () => {
  const cookie = '__prerender_bypass=x; payload-token=a; next-instant-navigation-testing=1; __next_preview_data=y; a=b'
  await site.get('/news', { headers: { cookie } })
  expect(site.app.lastHeaders.cookie).toBe('payload-token=a; a=b')
})

test('Next’s internal parameters are dropped', async () => {
  const headers = await session()
  for (const address of ['/news?nxtPid=2', '/admin?__nextDataReq=1']) await site.get(address, { headers })
  expect(site.app.requests).toEqual(['GET /news', 'GET /admin'])
})
