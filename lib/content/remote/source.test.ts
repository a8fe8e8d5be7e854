import { answering, endless, fakeServer, silent } from '@/lib/platform/remote/fake-server'
import type { Snapshot } from '../model/snapshot'
import { remoteApi } from './remote-api'
import { remoteSource } from './source'

let server: Awaited<ReturnType<typeof fakeServer>>
let clock = 0

beforeEach(async () => {
  clock = 0
  server = await fakeServer()
  server.lists = { faq: { data: [FAQ] }, news: [NEWS] }
})
afterEach(() => server.close())

const FAQ = { Id: 1, question: 'Why?', answer: 'Because.' }
const NEWS = { Id: 7, title: 'Flood', text: 'Water', image: 'media/flood.webp', status: 'latest' }
const META = { alt: 'A flood', width: 800, height: 600, widths: [480] }

function follow(lastGood?: Pick<Snapshot, 'lists' | 'images'>) {
  const source = remoteSource({ api: remoteApi({ origin: server.origin, key: 'the-key' }), lastGood, now: () => clock })
  const failures: string[] = []
  const read = async () => (await source.read((error) => failures.push(error.message))) as Snapshot
  /** Reads once more when so many seconds have gone by. */
  const later = (seconds: number) => {
    clock += seconds * 1000
    return read()
  }
  /** Reads until a failure is told: on a busy machine a long body may take longer than one reading waits. */
  const untilToldOfFailure = async () => {
    for (let reading = 1; ; reading++) {
      const snapshot = await later(1)
      if (failures.length > 0 || reading === 3) return snapshot
    }
  }
  return { failures, read, later, untilToldOfFailure }
}

const questions = ({ lists }: Snapshot) => lists.faq.records.en.map(({ question }) => question)

describe('a server that has plain lists alone', () => {
  test('is read, whether a list stands alone or under data', async () => {
    const { lists } = await follow().read()
    expect(lists.faq.records.en).toEqual([FAQ])
    expect(lists.news.records.en).toEqual([{ ...NEWS, date: null }])
    expect(lists.news.records.bn).toEqual(lists.news.records.en)
  })

  test('has empty lists for types that it does not serve', async () => {
    expect((await follow().read()).lists.events.records.en).toEqual([])
  })

  test('may give Ids as digits, and under another name', async () => {
    server.lists.faq = [{ id: '12', question: 'Q', answer: 'A' }]
    expect((await follow().read()).lists.faq.records.en).toEqual([{ Id: 12, question: 'Q', answer: 'A' }])
  })

  test('is asked for each list once a second at most, with the ETag of before', async () => {
    const { read, later } = follow()
    await Promise.all([read(), read(), read()])
    await read()
    expect(server.requestsFor('faq')).toHaveLength(1)
    await later(1)
    expect(server.requestsFor('faq')).toHaveLength(2)
    expect(server.headers.filter((headers) => headers['if-none-match'])).toHaveLength(2)
  })

  test('is polled, and its changes are read', async () => {
    const { read, later } = follow()
    await read()
    server.lists.faq = [{ ...FAQ, question: 'Who?' }]
    expect(questions(await later(1))).toEqual(['Who?'])
  })

  test('gives the very same object until something changes', async () => {
    const { read, later } = follow()
    const before = await read()
    expect(await later(1)).toBe(before)
    server.lists.faq = [FAQ, { ...FAQ, Id: 2 }]
    const now = await later(1)
    expect(now).not.toBe(before)
    expect(now.lists.news).toBe(before.lists.news)
  })
})

describe('a server that keeps versions', () => {
  beforeEach(() => {
    server.versions = { faq: 'a', news: 'a' }
    server.bangla = { faq: [{ ...FAQ, question: 'কেন?' }] }
    server.images = { 'media/flood.webp': META }
  })

  test('is asked for its versions once a second, and for nothing else while they stand', async () => {
    const { read, later } = follow()
    await read()
    server.asked.length = 0
    await later(1)
    expect(server.requestsFor('faq')).toEqual([])
    expect(server.requestsFor('versions')).toHaveLength(1)
  })

  test('is asked for the list that changed, in both languages, and once more later', async () => {
    const { read, later } = follow()
    await read()
    await later(61)
    server.asked.length = 0
    server.versions = { faq: 'b', news: 'a' }
    await later(1)
    expect(server.requestsFor('faq')).toHaveLength(2)
    expect(server.requestsFor('news')).toEqual([])
    await later(1)
    expect(server.requestsFor('faq')).toHaveLength(2)
    await later(3)
    expect(server.requestsFor('faq')).toHaveLength(4)
  })

  test('gives Bangla where there is some', async () => {
    const { lists } = await follow().read()
    expect(lists.faq.records.bn[0]?.question).toBe('কেন?')
    expect(lists.news.records.bn[0]?.title).toBe('Flood')
  })

  test('says what is known of pictures', async () => {
    const { images } = await follow().read()
    expect(images.en).toEqual({ 'media/flood.webp': META })
  })

  test('has another version of a list whose picture is described anew', async () => {
    const { read, later } = follow()
    const before = (await read()).lists.news.version
    server.images = { 'media/flood.webp': { ...META, alt: 'Water' } }
    server.versions = { faq: 'a', news: 'b' }
    expect((await later(1)).lists.news.version).not.toBe(before)
  })

  test('is at fault when it keeps none any more', async () => {
    const { read, later } = follow()
    await read()
    server.versions = undefined
    await expect(later(1)).rejects.toThrow(/table of versions .* is not there/)
  })
})

test('the key is sent with every request', async () => {
  await follow().read()
  expect(new Set(server.headers.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer the-key']))
})

describe('what is refused leaves the last good list, and is told', () => {
  const refused: [what: string, spoil: Parameters<typeof answering>, said: RegExp][] = [
    ['garbage', [200, 'application/json', '{"data":[{"Id":'], /is no JSON/],
    ['HTML', [200, 'text/html', '<p>Sign in</p>'], /is text\/html and not JSON/],
    ['no list', [200, 'application/json', '{"data":{"a":1}}'], /is no list/],
    ['bytes that are no text', [200, 'application/json', Buffer.from([0x5b, 0xff, 0x5d])], /is no JSON/],
    ['one record of a wrong type', [200, 'application/json', list({ ...FAQ, Id: 2, question: 5 })], /Id 2 question/],
    ['a record without Id', [200, 'application/json', '[{"question":"Q","answer":"A"}]'], /number 1 Id/],
    ['one Id twice', [200, 'application/json', list(FAQ, FAQ)], /has the Id 1 twice/],
    ['a record that is none', [200, 'application/json', '[null]'], /number 1 is no record/],
    ['21 MB', [200, 'application/json', `[${' '.repeat(21_000_000)}]`], /is longer than 20 MB/],
    ['a redirect', [302, 'text/plain', ''], /leads elsewhere/],
    ['no answer for strangers', [401, 'application/json', '{}'], /CONTENT_API_KEY/],
    ['nothing', [404, 'application/json', '{}'], /is not there any more/],
    ['an empty list', [200, 'application/json', '{"data":[]}'], /is empty; it had 1 records/],
  ]
  test.each(refused)('%s', async (_what, spoil, said) => {
    const { read, later, untilToldOfFailure, failures } = follow()
    await read()
    server.overrides.faq = answering(...spoil)
    server.lists.news = [{ ...NEWS, title: 'Rain' }]
    const now = await untilToldOfFailure()
    expect(questions(now)).toEqual(['Why?'])
    expect(now.lists.news.records.en[0]?.title).toBe('Rain')
    expect(failures).toEqual([expect.stringMatching(said)])
    expect(failures[0]).toMatch(/^The list faq of http:.*\.$/)
    server.overrides = {}
    server.lists.faq = [{ ...FAQ, question: 'Back?' }]
    expect(questions(await later(4))).toEqual(['Back?'])
  })

  test('a body without an end', async () => {
    const { read, untilToldOfFailure, failures } = follow()
    await read()
    server.overrides.faq = endless
    expect(questions(await untilToldOfFailure())).toEqual(['Why?'])
    expect(failures).toEqual([expect.stringContaining('is longer than 20 MB')])
  })

  test('an empty list that stays empty is believed after a minute', async () => {
    const { read, later } = follow()
    await read()
    server.lists.faq = []
    expect(questions(await later(1))).toEqual(['Why?'])
    expect(questions(await later(59))).toEqual(['Why?'])
    expect(questions(await later(4))).toEqual([])
  })
})

describe('a server that is away', () => {
  // It is left alone for a while of the clock, however long a test takes.
  let date = 0
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockImplementation(() => date)
  })
  afterEach(() => jest.restoreAllMocks())

  test('is an error of the whole reading, and the lists come again with it', async () => {
    const { read, later } = follow()
    await read()
    server.overrides['*'] = answering(500, 'text/plain', 'oops')
    await expect(later(1)).rejects.toThrow(/answers 500/)
    server.overrides = {}
    server.lists.faq = [{ ...FAQ, question: 'Back?' }]
    date += 1100
    expect(questions(await later(1))).toEqual(['Back?'])
  })

  test('is asked three times, and after five failures not at all for a second', async () => {
    server.versions = {}
    server.overrides['*'] = answering(503, 'text/plain', '')
    const { read, later } = follow()
    await expect(read()).rejects.toThrow(/answers 503/)
    expect(server.asked).toHaveLength(3)
    await expect(later(1)).rejects.toThrow()
    expect(server.asked).toHaveLength(5)
    await expect(later(1)).rejects.toThrow(/answers 503/)
    expect(server.asked).toHaveLength(5)
  })

  test('when nothing was ever read is an error, not empty content', async () => {
    server.overrides['*'] = answering(200, 'text/html', '<p>Welcome</p>')
    await expect(follow().read()).rejects.toThrow(/is text\/html/)
  })

  test('for one list alone leaves what an earlier run read of it', async () => {
    const lastGood = await follow().read()
    server.overrides.faq = silent
    server.lists.news = [{ ...NEWS, title: 'Rain' }]
    const now = await follow(lastGood).read()
    expect(questions(now)).toEqual(['Why?'])
    expect(now.lists.news.records.en[0]?.title).toBe('Rain')
  })

  test('one list that was never right does not keep the others from being shown', async () => {
    server.lists.faq = [{ Id: 'x' }]
    const { read, failures } = follow()
    expect(questions(await read())).toEqual([])
    expect(failures).toHaveLength(1)
  })
})

function list(...records: object[]): string {
  return JSON.stringify({ data: [FAQ, ...records].slice(-records.length) })
}
