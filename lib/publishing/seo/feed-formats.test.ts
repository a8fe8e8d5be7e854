import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { ALL_PAYLOADS } from '@/lib/content/rich-text/hostile/families'
import { atom, jsonFeed, rss } from './feed-formats'
import type { FeedItem, NewsFeed } from './news-feed'
import { xmlText } from './xml-text'

const nasty = 'Rice & lentils <b>now</b> ]]> "5 < 6" & নদীর ধারে'

const item = (changes: Partial<FeedItem> = {}): FeedItem => ({
  address: 'https://example.org/news-details/7',
  title: nasty,
  summary: nasty,
  html: '<p>Rice &amp; <a href="https://example.org/?a=1&amp;b=2">lentils</a> ]]&gt; নদী ]]></p>',
  picture: { url: 'https://example.org/media/a-1.webp', type: 'image/webp', bytes: 1234 },
  publishedAt: '2026-03-01T00:00:00.000Z',
  modifiedAt: '2026-03-02T10:00:00.000Z',
  ...changes,
})

/** Elements of RSS and Atom that the site writes. */
const OWN_ELEMENTS = new Set(
  (
    'xml rss channel title link description lastBuildDate docs generator language image url copyright atom:link item guid ' +
    'pubDate content:encoded enclosure atom:updated feed id updated author name uri subtitle logo icon rights entry summary ' +
    'content published'
  ).split(' '),
)

const feed = (items: FeedItem[]): NewsFeed => ({
  title: 'Alokdhara & Sons <news>',
  description: 'What was built',
  language: 'bn',
  page: 'https://example.org/bn/news',
  self: 'https://example.org/bn/feed',
  author: { name: 'Alokdhara & Sons', home: 'https://example.org/bn' },
  icon: 'https://example.org/icon-512.png',
  items,
})

test('RSS says what the item says, and reads as XML', () => {
  const xml = rss(feed([item()]))
  expect(XMLValidator.validate(xml)).toBe(true)
  const read = parseRssFeed(xml)
  expect(read).toMatchObject({ title: 'Alokdhara & Sons <news>', link: 'https://example.org/bn/news', language: 'bn' })
  expect(read.lastBuildDate).toBe('Mon, 02 Mar 2026 10:00:00 GMT')
  expect(read.atom?.links).toEqual([{ href: 'https://example.org/bn/feed', rel: 'self', type: 'application/rss+xml' }])
  const [one] = read.items ?? []
  expect(one).toMatchObject({ title: nasty, link: item().address, pubDate: 'Sun, 01 Mar 2026 00:00:00 GMT' })
  expect(one?.guid).toEqual({ value: item().address, isPermaLink: true })
  expect(one?.atom?.updated).toBe(item().modifiedAt)
  expect(one?.content?.encoded).toBe(item().html)
  expect(one?.enclosures).toEqual([{ url: item().picture?.url, type: 'image/webp', length: 1234 }])
})

test('Atom has all that RFC 4287 demands, and titles as HTML', () => {
  const xml = atom(feed([item()]))
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).toContain('<feed xml:lang="bn"')
  const read = parseAtomFeed(xml)
  expect(read).toMatchObject({ id: 'https://example.org/bn/news', updated: '2026-03-02T10:00:00.000Z' })
  expect(read.authors).toEqual([{ name: 'Alokdhara & Sons', uri: 'https://example.org/bn' }])
  expect(read.links).toContainEqual({ href: 'https://example.org/bn/feed', rel: 'self' })
  const [one] = read.entries ?? []
  expect(one).toMatchObject({ id: item().address, updated: item().modifiedAt, published: item().publishedAt })
  expect(xml).toContain('Rice &amp; lentils &lt;b&gt;now&lt;/b&gt; ]]')
  expect(one?.links).toContainEqual(expect.objectContaining({ rel: 'enclosure', type: 'image/webp', length: 1234 }))
})

test('JSON Feed is of version 1.1', () => {
  const read = parseJsonFeed(jsonFeed(feed([item()])))
  expect(jsonFeed(feed([]))).toContain('"version":"https://jsonfeed.org/version/1.1"')
  expect(read).toMatchObject({
    title: 'Alokdhara & Sons <news>',
    home_page_url: 'https://example.org/bn/news',
    feed_url: 'https://example.org/bn/feed',
    language: 'bn',
  })
  expect(read.items?.[0]).toMatchObject({ id: item().address, title: nasty, content_html: item().html })
})

test('an item with nothing but its address is valid in every format', () => {
  const bare = item({
    title: '',
    summary: '',
    html: '',
    picture: undefined,
    publishedAt: undefined,
    modifiedAt: undefined,
  })
  const [inRss] = parseRssFeed(rss(feed([bare]))).items ?? []
  expect(inRss?.pubDate).toBeUndefined()
  const [inAtom] = parseAtomFeed(atom(feed([bare]))).entries ?? []
  expect(inAtom).toMatchObject({ id: bare.address, updated: '1970-01-01T00:00:00.000Z' })
  expect(parseJsonFeed(jsonFeed(feed([bare]))).items?.[0]).toEqual({ id: bare.address, url: bare.address })
  expect(jsonFeed(feed([bare]))).toContain('"content_text":""')
})

test('a feed without items is valid in every format', () => {
  const { title, description, page, author } = feed([])
  expect(parseRssFeed(rss(feed([])))).toMatchObject({ title, description, link: page })
  const written = parseAtomFeed(atom(feed([])))
  expect(written).toMatchObject({
    id: page,
    title: { value: title },
    authors: [{ name: author.name, uri: author.home }],
  })
  expect(JSON.parse(jsonFeed(feed([])))).toMatchObject({ title, items: [] })
  for (const xml of [rss(feed([])), atom(feed([]))]) expect(XMLValidator.validate(xml)).toBe(true)
  expect(written.updated).toBe('1970-01-01T00:00:00.000Z')
})

test('a picture of unknown length has length 0, and its type is not guessed from its name', () => {
  const photo = item({ picture: { url: 'https://example.org/a.jpg', type: 'image/jpeg', bytes: undefined } })
  const [one] = parseRssFeed(rss(feed([photo]))).items ?? []
  expect(one?.enclosures).toEqual([{ url: 'https://example.org/a.jpg', type: 'image/jpeg', length: 0 }])
  expect(atom(feed([photo]))).not.toContain('image/jpg')
})

test('no hostile title leaves its place, in any format', () => {
  const titles = ALL_PAYLOADS.map((title) => xmlText(title).trim()).filter((title) => title !== '')
  const written = feed(titles.map((title) => item({ title, summary: title, html: '' })))
  for (const xml of [rss(written), atom(written)]) {
    expect(XMLValidator.validate(xml)).toBe(true)
    // Whatever begins an element or a comment is of the formats' own.
    const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
    const names = [...outside.matchAll(/<[!/?]?([\w:-]*)/g)].map(([, name]) => name ?? '')
    expect(names.filter((name) => !OWN_ELEMENTS.has(name))).toEqual([])
  }
  expect(JSON.parse(jsonFeed(written)).items.map(({ title }: { title: string }) => title)).toEqual(titles)
})
