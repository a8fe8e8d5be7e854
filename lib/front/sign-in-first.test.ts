/** @jest-environment node */
import { startFront } from './fake-app'
import { signInFirst } from './sign-in-first'

const led = (url: string, headers = {}, method = 'GET') => signInFirst({ method, url, headers })

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
])('a stranger at %s is led to %s', (asked, place) => {
  expect(led(asked)).toBe(place)
  expect(led(asked, { cookie: 'payload-theme=dark; other-payload-token=x' }, 'HEAD')).toBe(place)
})

test.each([
  '/admin/login',
  '/admin/login/',
  '/admin/login?redirect=%2Fadmin%2Fdesk',
  '/admin/logout-inactivity?redirect=x',
])('nobody is led away from %s', (asked) => expect(led(asked)).toBeUndefined())

test.each([
  ['the cookie of a session', '/admin', { cookie: 'a=b; payload-token=x' }],
  ['its cookie on https', '/admin', { cookie: '__Host-payload-token=x' }],
  ['credentials', '/admin', { authorization: 'JWT x' }],
  ['the router’s question', '/admin', { rsc: '1' }],
])('with %s the app answers', (_, asked, headers) => expect(led(asked, headers)).toBeUndefined())

test.each(['/', '/administration', '/admin.html', '/api/users/me', '/bn/admin', '/admin\\..\\evil'])(
  '%s is none of the admin’s',
  (asked) => expect(led(asked)).toBeUndefined(),
)

test('what is sent is the app’s to answer', () => expect(led('/admin', {}, 'POST')).toBeUndefined())

test('the app is not asked, be it there or not, and nobody keeps the answer', async () => {
  const site = await startFront()
  site.app.isUp = false
  const answer = await site.get('/admin/desk')
  const { status, headers } = answer
  expect([status, headers.get('location'), headers.get('cache-control'), await answer.text()]).toEqual([
    307,
    '/admin/login?redirect=%2Fadmin%2Fdesk',
    'no-store',
    '',
  ])
  expect(site.app.asked).toEqual([])
  await site.end()
})
