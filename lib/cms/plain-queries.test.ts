/** @jest-environment node */
import { oddCount, sortsBySecret, withPlainQueries } from './plain-queries'

test.each([
  ['limit=1.5', 'limit'],
  ['limit=-1', 'limit'],
  ['depth=1e999', 'depth'],
  ['page=Infinity', 'page'],
  ['page=9007199254740993', 'page'],
  ['sort=-1&limit[]=0.5', 'limit'],
  ['limit=0x10', 'limit'],
])('%s cannot be counted with', (query, name) => {
  expect(oddCount(new URLSearchParams(query))).toBe(name)
})

test.each(['', 'limit=0&page=2&depth=1', 'limit=&page=x', 'limit=undefined', 'where[limit][equals]=1.5', 'sort=-1'])(
  '“%s” is left to Payload',
  (query) => {
    expect(oddCount(new URLSearchParams(query))).toBeUndefined()
  },
)

test('a call is refused for its query, or for the query in its body, and is otherwise passed on', async () => {
  const handler = withPlainQueries(async (request) => new Response(await request.text()))
  const headers = { 'x-payload-http-method-override': 'GET' }
  const ask = async (query: string, init?: RequestInit) => {
    const answer = await handler(new Request(`http://site/api/news${query}`, init), undefined)
    return [answer.status, await answer.text()]
  }
  expect(await ask('?limit=1.5')).toEqual([400, '{"errors":[{"message":"“limit” should be a whole number."}]}'])
  expect((await ask('', { method: 'POST', headers, body: 'page=-1' }))[0]).toBe(400)
  expect(await ask('', { method: 'POST', headers, body: 'page=1' })).toEqual([200, 'page=1'])
  expect(await ask('?limit=10', { method: 'POST', body: 'page=-1' })).toEqual([200, 'page=-1'])
})

test.each([
  'sort=hash',
  'sort=-account.hash',
  'sort=name,account.salt',
  'sort[0]=pledge.statusKey',
  'sort=sessions.id',
])('%s would tell a secret', (query) => {
  expect(sortsBySecret(new URLSearchParams(query))).toBe(true)
})

test.each(['sort=-updatedAt', 'sort=account.name', 'where[hash]=x', 'sort=hashtag'])('%s would not', (query) => {
  expect(sortsBySecret(new URLSearchParams(query))).toBe(false)
})
