import { invalidCount, isTooDeep, withValidQueries } from './validate-queries'

test.each([
  ['limit=1.5', 'limit'],
  ['limit=-1', 'limit'],
  ['depth=1e999', 'depth'],
  ['page=Infinity', 'page'],
  ['page=9007199254740993', 'page'],
  ['sort=-1&limit[]=0.5', 'limit'],
  ['limit=0x10', 'limit'],
])('%s cannot be counted with', (query, name) => {
  expect(invalidCount(new URLSearchParams(query))).toBe(name)
})

test.each(['', 'limit=0&page=2&depth=1', 'limit=&page=x', 'limit=undefined', 'where[limit][equals]=1.5', 'sort=-1'])(
  '“%s” is left to Payload',
  (query) => {
    expect(invalidCount(new URLSearchParams(query))).toBeUndefined()
  },
)

test('a call is refused for its query, or for the query in its body, and is otherwise passed on', async () => {
  const handler = withValidQueries(async (request) => new Response(await request.text()))
  const headers = {
    'x-payload-http-method-override': 'GET',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const ask = async (query: string, init?: RequestInit) => {
    const answer = await handler(new Request(`http://site/api/news${query}`, init), undefined)
    return [answer.status, await answer.text()]
  }
  expect(await ask('?limit=1.5')).toEqual([400, '{"errors":[{"message":"“limit” should be a whole number."}]}'])
  expect((await ask('', { method: 'POST', headers, body: 'page=-1' }))[0]).toBe(400)
  expect(await ask('', { method: 'POST', headers, body: 'page=1' })).toEqual([200, 'page=1'])
  expect(await ask('?limit=10', { method: 'POST', body: 'page=-1' })).toEqual([200, 'page=-1'])
})

test('a query in a body is read by either of its headers, and of a form alone', async () => {
  const handler = withValidQueries(async () => new Response())
  const send = async (headers: Record<string, string>, body: string) =>
    (await handler(new Request('http://site/api/news', { method: 'POST', headers, body }), undefined)).status
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const json = { 'content-type': 'application/json' }
  for (const name of ['x-payload-http-method-override', 'X-HTTP-Method-Override']) {
    expect(await send({ [name]: 'GET', ...form }, 'limit=2')).toBe(200)
    expect(await send({ [name]: 'GET', ...form }, 'limit=1.5')).toBe(400)
    expect(await send({ [name]: 'GET', ...json }, JSON.stringify({ locale: 'en&limit=1.5' }))).toBe(400)
  }
})

const deep = (levels: number) => `where${'[and][0]'.repeat(levels)}[id][equals]=1`

test.each([
  deep(5),
  deep(5000),
  `where=${'{"and":['.repeat(60)}`,
  `where=${encodeURIComponent('{"and":['.repeat(5000))}`,
  `select${'[a]'.repeat(11)}=true`,
])('%.30s… has too many levels', (query) => {
  expect(isTooDeep(new URLSearchParams(query))).toBe(true)
})

test.each([
  deep(4),
  'where={"and":[{"or":[{"id":{"equals":1}}]}]}',
  'sort=-id',
  `where[title][like]=${'['.repeat(90)}`,
])('“%s” has not', (query) => {
  expect(isTooDeep(new URLSearchParams(query))).toBe(false)
})
