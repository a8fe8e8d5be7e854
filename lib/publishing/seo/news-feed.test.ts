import type { News } from '@/lib/shared/content/types'
import { newsFeed } from './news-feed'

const news: News = { Id: 7, title: 'A', text: 'B', image: null, status: 'latest', date: null }
let shown: News = news
let article: object | undefined
let times: object | undefined

jest.mock('@/lib/delivery/content', () => ({
  getList: async () => ({ records: [shown] }),
  getRecord: async () => article,
  getSettings: async () => ({ name: 'Alokdhara\u0000 & Sons' }),
  getTimes: async () => new Map(times ? [[7, times]] : []),
}))
jest.mock('next-intl/server', () => ({
  getMessages: async () => ({ feeds: { news: '{site}: {kind}' }, newsPages: { description: 'Reports' } }),
}))
jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ siteUrl: 'https://example.org' }) }))
jest.mock('@/lib/content/media/stored-file', () => ({ storedBytes: async () => 99, typeOfName: () => 'image/webp' }))

beforeEach(() => {
  shown = news
  article = undefined
  times = undefined
})

const first = async () => (await newsFeed('rss', 'bn')).items[0]

test('an item without date, times, article or picture has none of them', async () => {
  expect(await first()).toEqual({
    address: 'https://example.org/bn/news-details/7',
    title: 'A',
    summary: 'B',
    html: '<p>B</p>',
    publishedAt: undefined,
    modifiedAt: undefined,
  })
})

test('control characters are taken out of every text', async () => {
  shown = { ...news, title: 'A\u0000B\ufffe', text: 'C\u0008 <D> & \u001b' }
  expect(await first()).toMatchObject({ title: 'AB', summary: 'C <D> & ', html: '<p>C &lt;D&gt; &amp; </p>' })
  expect((await newsFeed('atom', 'en')).title).toBe('Alokdhara & Sons: Atom')
})

test('its day is when it was published, its record tells when it changed', async () => {
  times = { createdAt: '2026-01-01T00:00:00.000Z', modifiedAt: '2026-01-05T00:00:00.000Z' }
  expect(await first()).toMatchObject({
    publishedAt: '2026-01-01T00:00:00.000Z',
    modifiedAt: '2026-01-05T00:00:00.000Z',
  })
  shown = { ...news, date: '2026-02-01T00:00:00.000Z' }
  const written = { publishedAt: '2026-02-01T00:00:00.000Z', modifiedAt: '2026-02-01T00:00:00.000Z' }
  expect(await first()).toMatchObject(written)
})

test('the article is clean and its addresses are whole', async () => {
  article = { Id: 7, text: '<p>Go <a href="/news">there</a><script>x()</script>\u0003</p>' }
  expect((await first())?.html).toBe('<p>Go <a href="https://example.org/news">there</a></p>')
})

test('its picture is told with type and length', async () => {
  shown = { ...news, image: 'media/a-1.webp' }
  expect((await first())?.picture).toEqual({ url: 'https://example.org/media/a-1.webp', type: 'image/webp', bytes: 99 })
})
