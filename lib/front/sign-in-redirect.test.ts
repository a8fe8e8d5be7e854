import net from 'node:net'
import { session, startReverseProxy } from './fake-app'
import { signInLocation } from './sign-in-redirect'

const led = (url: string, method = 'GET') => signInLocation({ method, url }, false)

test.each([
  ['/admin', '/admin/login'],
  ['/admin/', '/admin/login'],
  ['/admin/desk', '/admin/login?redirect=%2Fadmin%2Fdesk'],
  ['/admin/collections/news?page=2', '/admin/login?redirect=%2Fadmin%2Fcollections%2Fnews%3Fpage%3D2'],
  ['/admin/logout', '/admin/login'],
  ['/admin/create-first-user', '/admin/login'],
  ['/admin/forgot', '/admin/login'],
  ['/%61dmin/desk', '/admin/login'],
  ['/admin/../..//evil.example', '/admin/login'],
  [`/admin/${'a'.repeat(2000)}`, '/admin/login'],
  ['/admin/logout-inactivity', '/admin/login?ended=1'],
  ['/admin/logout-inactivity/?redirect=%2Fadmin%2Fdesk', '/admin/login?redirect=%2Fadmin%2Fdesk&ended=1'],
  ['/admin/logout-inactivity?redirect=%2F%2Fevil.example', '/admin/login?ended=1'],
])('a stranger at %s is led to %s', (asked, place) => {
  expect(led(asked)).toBe(place)
  expect(led(asked, 'HEAD')).toBe(place)
})

test.each(['/admin/login', '/admin/login/', '/admin/login?redirect=%2Fadmin%2Fdesk'])(
  'nobody is led away from %s',
  (asked) => expect(led(asked)).toBeUndefined(),
)

test('a signed-in request is not redirected', () =>
  expect(signInLocation({ method: 'GET', url: '/admin' }, true)).toBeUndefined())

test.each(['/', '/administration', '/admin.html', '/api/users/me', '/bn/admin', '/admin\\..\\evil'])(
  '%s is none of the admin’s',
  (asked) => expect(led(asked)).toBeUndefined(),
)

test('a POST is not redirected', () => expect(led('/admin', 'POST')).toBeUndefined())

const base64 = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const unsigned = `${base64({ alg: 'none' })}.${base64({ id: 1, exp: 9_999_999_999 })}.`

/** The status of what is answered to bytes: no client would send such addresses. */
const statusOf = (port: number, bytes: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.once('error', reject).once('data', (answer) => {
      socket.destroy()
      resolve(Number(answer.toString().split(' ')[1]))
    })
  })

describe('through the reverse proxy', () => {
  let site: Awaited<ReturnType<typeof startReverseProxy>>
  beforeEach(async () => {
    site = await startReverseProxy()
  })
  afterEach(() => site.end())

  test('the redirect needs no app, and is not cached', async () => {
    site.app.isUp = false
    const answer = await site.get('/admin/desk')
    const { status, headers } = answer
    expect([status, headers.get('location'), headers.get('cache-control'), await answer.text()]).toEqual([
      307,
      '/admin/login?redirect=%2Fadmin%2Fdesk',
      'no-store',
      '',
    ])
    expect(site.app.requests).toEqual([])
  })

  const FORGED: [what: string, headers: () => Promise<Record<string, string>>][] = [
    ['no cookie', async () => ({})],
    ['a cookie that was made up', async () => ({ cookie: 'payload-token=x' })],
    ['a token that another site signed', async () => session('another secret')],
    ['a token that is over', async () => session(undefined, '-1s')],
    ['a token without a signature', async () => ({ cookie: `payload-token=${unsigned}` })],
    ['a header that was made up', async () => ({ authorization: 'JWT x.y.z' })],
  ]
  test.each(FORGED)('with %s the admin is not reached', async (_, headers) => {
    const sent = await headers()
    const ask = (init: RequestInit) => site.get('/admin', { ...init, headers: { ...sent, ...init.headers } })
    expect((await ask({})).status).toBe(307)
    expect((await ask({ headers: { rsc: '1' } })).status).toBe(307)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await ask({ method, body: 'x'.repeat(200_000), headers: { 'next-action': '40'.repeat(21) } })
      expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('signed out')])
    }
    expect(site.app.requests).toEqual([])
  })

  test('what was sent is answered in the language of the admin', async () => {
    for (const cookie of ['payload-lng=bn-BD', 'a=b; __Host-payload-lng=bn-BD']) {
      const answer = await site.get('/admin', { method: 'POST', body: 'x', headers: { cookie } })
      expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('সাইন আউট')])
    }
  })

  test.each([
    '/api/../admin',
    '/api/%2e%2E/admin/logout-inactivity',
    '/api/v1/../../admin',
    '/en/../admin',
    '/_next/x/../../admin/',
    '/feed.xml/..\\admin',
    '//x/..//admin',
    '/./admin',
  ])('nor by the way of %s, which the app would follow', async (way) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
      const answered = await statusOf(site.port, `${method} ${way} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx`)
      expect([method, answered]).toEqual([method, method === 'GET' || method === 'HEAD' ? 307 : 401])
    }
    expect(site.app.requests).toEqual([])
  })

  test('a signed-in request reaches the admin', async () => {
    const headers = await session()
    expect((await site.get('/admin', { headers })).status).toBe(200)
    expect((await site.get('/admin', { method: 'POST', body: 'x', headers })).status).toBe(200)
    expect(site.app.requests).toEqual(['GET /admin', 'POST /admin'])
  })
})
