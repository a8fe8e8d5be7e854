import { type Cacheable, isCacheable, ResponseCache } from './response-cache'

interface Text extends Cacheable {
  text: string
}

const entry = (key: string) => ({ key, address: key, headers: {} })
const answerOf = (text: string, more: Partial<Text> = {}): Text => ({
  status: 200,
  headers: {},
  text,
  bytes: text.length,
  ...more,
})

let now = 0
let healthy = true
/** Who waits for the app to be lost. */
let listeners: Set<() => void>
/** Questions that the app has not answered yet. */
let asked: { key: string; reply: (answer: Text) => void; fail: () => void }[] = []
let answers: ResponseCache<Text>

beforeEach(() => {
  now = 0
  healthy = true
  asked = []
  listeners = new Set()
  answers = new ResponseCache({
    fetch: ({ key }) =>
      new Promise((resolve, reject) => {
        asked.push({ key, reply: resolve, fail: () => reject(new Error('no answer')) })
      }),
    isAnswering: () => healthy,
    onLost: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    maxBytes: 100_000,
    mayLag: ({ key }) => key.endsWith('.html'),
    now: () => now,
  })
})

/** What a visitor gets, or 'waiting'. */
async function given(key = '/'): Promise<string> {
  const waiting = Symbol('waiting')
  const turn = new Promise<symbol>((resolve) => setImmediate(() => resolve(waiting)))
  const got = await Promise.race([answers.get(entry(key)), turn])
  return got === waiting ? 'waiting' : (got as Text).text
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** The app's answer to the oldest question. */
async function reply(text: string, more?: Partial<Text>): Promise<void> {
  asked.shift()?.reply(answerOf(text, more))
  await settle()
}
async function fail(): Promise<void> {
  asked.shift()?.fail()
  await settle()
}
/** Has the page kept as it is at this moment. */
async function keep(text: string, key = '/'): Promise<void> {
  void answers.get(entry(key))
  await reply(text)
}

test('a miss is fetched from the app, and the next request is a hit', async () => {
  expect(await given()).toBe('waiting')
  await reply('one')
  now = 1000
  expect(await given()).toBe('one')
  expect(asked).toHaveLength(0)
})

test('a thousand concurrent misses are one request to the app', async () => {
  const all = Array.from({ length: 1000 }, () => answers.get(entry('/')))
  expect(asked).toHaveLength(1)
  await reply('one')
  expect(new Set(await Promise.all(all)).size).toBe(1)
})

test('after a second the stale response is served while it is revalidated', async () => {
  await keep('one')
  now = 1500
  expect(await given()).toBe('one')
  expect(asked).toHaveLength(1)
  await reply('two')
  expect(await given()).toBe('two')
})

test('after three seconds the stale response is not served', async () => {
  await keep('one')
  now = 3001
  const visit = answers.get(entry('/'))
  await reply('two')
  expect((await visit).text).toBe('two')
})

test('age counts from the request, not from the response', async () => {
  void answers.get(entry('/'))
  now = 2900
  await reply('one')
  now = 3100
  expect(await given()).toBe('waiting')
})

test('after a purge the old response is not served', async () => {
  await keep('one')
  answers.purge((key) => key === '/')
  expect(await given()).toBe('waiting')
  await reply('two')
  expect(await given()).toBe('two')
})

test('one that may lag is served for a second after its purge, while it is fetched anew', async () => {
  await keep('one', '/a.html')
  now = 5000
  answers.purge(() => true)
  now = 6000
  expect(await given('/a.html')).toBe('one')
  expect(asked).toHaveLength(1)
  now = 6001
  expect(await given('/a.html')).toBe('waiting')
  expect(asked).toHaveLength(1)
  await reply('two')
  expect(await given('/a.html')).toBe('two')
})

test('further purges give one that lags no more time', async () => {
  await keep('one', '/a.html')
  answers.purge(() => true)
  now = 900
  answers.purge(() => true)
  now = 1001
  expect(await given('/a.html')).toBe('waiting')
})

test('what was requested before a purge and arrives after it lags from its request', async () => {
  await keep('one', '/a.html')
  now = 4000
  void answers.get(entry('/a.html'))
  now = 4500
  answers.purge(() => true)
  await reply('two')
  now = 5000
  expect(await given('/a.html')).toBe('two')
  now = 5001
  expect(await given('/a.html')).toBe('waiting')
})

test('a purge concerns the matching keys alone', async () => {
  await keep('one', '/a')
  await keep('one', '/b')
  answers.purge((key) => key === '/a')
  expect([await given('/a'), await given('/b')]).toEqual(['waiting', 'one'])
})

test('a response requested before a purge is neither shared nor cached as fresh', async () => {
  void answers.get(entry('/'))
  answers.purge(() => true)
  void answers.get(entry('/'))
  expect(asked).toHaveLength(2)
  await reply('old')
  expect(await given()).toBe('waiting')
  await reply('new')
  expect(await given()).toBe('new')
})

test('a late old response does not replace a newer one', async () => {
  void answers.get(entry('/'))
  answers.purge(() => true)
  now = 10
  void answers.get(entry('/'))
  const late = asked.shift()
  await reply('new')
  late?.reply(answerOf('old'))
  await settle()
  expect(await given()).toBe('new')
})

test.each([
  ['does not answer', fail],
  ['answers with a failure', () => reply('sorry', { status: 500 })],
])('when the app %s, what was kept is given', async (_, failing) => {
  await keep('one')
  now = 60_000
  const visit = answers.get(entry('/'))
  await failing()
  expect((await visit).text).toBe('one')
  const another = answers.get(entry('/'))
  await reply('two')
  expect((await another).text).toBe('two')
})

test('while the app is down the stale response is served without waiting', async () => {
  await keep('one')
  now = 60_000
  healthy = false
  expect(await given()).toBe('one')
  answers.purge(() => true)
  expect(await given()).toBe('one')
  expect(asked.length).toBeGreaterThan(0)
})

test('an error response is served when nothing is cached, and is not cached', async () => {
  const visit = answers.get(entry('/'))
  await reply('sorry', { status: 500 })
  expect((await visit).status).toBe(500)
  expect(await given()).toBe('waiting')
})

test('no response and an empty cache is an error, and the next request is fetched anew', async () => {
  const visit = answers.get(entry('/'))
  await Promise.all([expect(visit).rejects.toThrow('no answer'), fail()])
  expect(await given()).toBe('waiting')
})

test('a failed first request gets the response to one that was sent after a purge', async () => {
  const first = answers.get(entry('/'))
  answers.purge(() => true)
  void answers.get(entry('/'))
  await settle()
  asked[1]?.reply(answerOf('new'))
  await settle()
  await fail()
  expect((await first).text).toBe('new')
})

test('a failed first request waits for the response to one that was sent after a purge', async () => {
  const first = answers.get(entry('/'))
  answers.purge(() => true)
  void answers.get(entry('/'))
  await settle()
  await fail()
  await reply('new')
  expect((await first).text).toBe('new')
})

test('a removed page is not served again when the app fails', async () => {
  await keep('one')
  now = 4000
  const visit = answers.get(entry('/'))
  await reply('gone', { status: 404 })
  expect((await visit).status).toBe(404)
  const another = answers.get(entry('/'))
  await Promise.all([expect(another).rejects.toThrow(), fail()])
})

test('the cache is bounded, and evicts the least recently used', async () => {
  const large = 'x'.repeat(30_000)
  for (const key of ['/a', '/b']) await keep(large, key)
  await given('/a')
  for (const key of ['/c', '/d']) await keep(large, key)
  expect([await given('/b'), await given('/d')]).toEqual(['waiting', large])
})

test('a response larger than the cache is served, and not cached', async () => {
  const visit = answers.get(entry('/'))
  await reply('x'.repeat(200_000))
  expect((await visit).text).toHaveLength(200_000)
  expect(await given()).toBe('waiting')
})

test.each([
  ['sets a cookie', { headers: { 'set-cookie': ['a=1'] } }],
  ['is private', { headers: { 'cache-control': 'private, max-age=60' } }],
  ['must not be stored', { headers: { 'cache-control': 'no-store' } }],
  ['is not found', { status: 404 }],
  ['leads elsewhere for now', { status: 307 }],
  ['failed', { status: 503 }],
])('an answer that %s is not for others', (_, more) => {
  expect(isCacheable(answerOf('', more))).toBe(false)
})

test.each([
  ['of a page', { headers: { 'cache-control': 's-maxage=60, stale-while-revalidate=31535940' } }],
  ['that must be checked', { headers: { 'cache-control': 'no-cache' } }],
  ['that leads elsewhere for good', { status: 308 }],
])('an answer %s is', (_, more) => {
  expect(isCacheable(answerOf('', more))).toBe(true)
})

test('a request that waits when the app is lost gets the stale response', async () => {
  await keep('old')
  now = 10_000
  const waiting = answers.get(entry('/'))
  for (const listener of listeners) listener()
  expect((await waiting).text).toBe('old')
  expect(answers.outcomes.failure).toBe(1)
})

test('fresh() returns a fresh response synchronously', async () => {
  expect(answers.fresh('/')).toBeUndefined()
  await keep('one')
  expect(answers.fresh('/')?.text).toBe('one')
  now = 1001
  expect(answers.fresh('/')).toBeUndefined()
  now = 500
  answers.purge(() => true)
  expect(answers.fresh('/')).toBeUndefined()
})

test('a purge returns the purged keys, which can be refreshed', async () => {
  await keep('home')
  await keep('news', '/news')
  const purged = answers.purge((key) => key === '/news')
  expect(purged).toEqual([entry('/news')])
  void answers.refresh(entry('/news'))
  await reply('newer')
  expect(answers.fresh('/news')?.text).toBe('newer')
})

test('outcomes are counted', async () => {
  await keep('one')
  await given()
  now = 2000
  await given()
  expect(answers.outcomes).toEqual({ hit: 1, stale: 1, miss: 1, failure: 0 })
  expect(answers.size).toEqual({ entries: 1, bytes: expect.any(Number) })
})

test('a purge returns no keys that were not requested for long', async () => {
  await keep('old page')
  now = 11 * 60_000
  expect(answers.purge(() => true)).toEqual([])
  expect(answers.fresh('/')).toBeUndefined()
})

test('answered requests leave no listener behind', async () => {
  await keep('old')
  now = 10_000
  const waiting = answers.get(entry('/'))
  expect(listeners.size).toBe(1)
  await reply('new')
  expect((await waiting).text).toBe('new')
  expect(listeners.size).toBe(0)
})
