/** Sitemap, feeds, calendar and web app manifest, read with parsers that are not the site's own. */
import { XMLParser } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import type { Event, News } from '@/lib/shared/content/types'
import { sampled } from '@/lib/testing/sample'
import type { Client } from './support/client'
import { mapConcurrently } from './support/concurrency'
import { expect, test } from './support/fixtures'
import { Html } from './support/html'
import { unique } from './support/records'

const LOCALES: Locale[] = ['en', 'bn']
const FEEDS = ['/feed.xml', '/atom.xml', '/feed.json']
const W3C_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** What a visitor may see of the past. */
const FRESH_MS = 3000

interface Entry {
  loc: string
  lastmod?: string
  'xhtml:link': { '@_hreflang': string; '@_href': string }[]
  'image:image'?: { 'image:loc': string }[]
}

async function textOf(client: Client, address: string, type: string): Promise<string> {
  const { status, headers, text } = await client.request('GET', address)
  expect([status, headers['content-type']], address).toEqual([200, `${type}; charset=utf-8`])
  return text
}

async function sitemapOf(client: Client): Promise<Entry[]> {
  const isArray = (name: string) => ['url', 'xhtml:link', 'image:image'].includes(name)
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray })
  const { urlset } = parser.parse(await textOf(client, '/sitemap.xml', 'application/xml'))
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return urlset.url
}

test('each address of the sitemap is a page with that canonical address and both languages as alternates', async ({
  anonymous,
}) => {
  const entries = await sitemapOf(anonymous)
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length)
  const waiting = sampled('sitemap', entries, { size: 40, keyOf: ({ loc }) => new URL(loc).pathname })
  const read = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const { status, text } = await anonymous.request('GET', new URL(entry.loc).pathname)
      expect(status, entry.loc).toBe(200)
      const links = [...text.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link)
      expect(
        links.filter((link) => link.includes(`rel="canonical" href="${entry.loc}"`)),
        entry.loc,
      ).toHaveLength(1)
      for (const { '@_hreflang': lang, '@_href': href } of entry['xhtml:link']) {
        const named = links.filter((link) => new RegExp(`hreflang="${lang}"`, 'i').test(link))
        expect(named.join(), `${entry.loc} in ${lang}`).toContain(`href="${href}"`)
      }
    }
  }
  await Promise.all(Array.from({ length: 6 }, read))
})

/** How far a page may be from the home page. */
const PRESSES = 4

test('each address of the sitemap is within four links of the home page', async ({ anonymous }) => {
  const reached = new Set(['/'])
  let last = [...reached]
  for (let press = 1; press <= PRESSES; press += 1) {
    const found = new Set<string>()
    await mapConcurrently(last, async (address) => {
      const { headers, text } = await anonymous.request('GET', address)
      // As a crawler reads them: hundreds of documents take half a minute to build.
      const links = [...text.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, to]) => to)
      for (const to of [...links, headers.location]) if (to) found.add(new URL(to, 'http://site').pathname)
    })
    last = [...found].filter((address) => !reached.has(address) && !/\.\w+$/.test(address))
    for (const address of last) reached.add(address)
  }
  const asked = (await sitemapOf(anonymous)).map(({ loc }) => new URL(loc).pathname)
  expect(asked.filter((address) => !reached.has(address))).toEqual([])
})

test('lastmod of a page is the last edit or removal of a record that it shows', async ({
  anonymous,
  editor,
  making,
}) => {
  const lastmods = async (...paths: string[]) => {
    const entries = await sitemapOf(anonymous)
    return paths.map((path) => entries.find(({ loc }) => new URL(loc).pathname === path)?.lastmod)
  }
  const within = { timeout: FRESH_MS, intervals: [100] }
  const lists = ['/events', '/bn/events']
  const [untouched] = await lastmods('/projects')
  expect(untouched).toMatch(W3C_TIME)
  const { record, remove } = await making('events')
  const pages = [...lists, `/events-details/${record.Id}`, `/bn/events-details/${record.Id}`]
  await expect.poll(() => lastmods(...pages), within).not.toContain(undefined)
  const before = Date.now()
  await editor.patch(`events/${record.Id}`, { title: unique('Edited') })
  const edited = Date.now()
  const timesOf = async (paths: string[]) => (await lastmods(...paths)).map((time) => Date.parse(time ?? ''))
  await expect
    .poll(async () => (await timesOf(pages)).every((time) => time >= before && time <= edited), within)
    .toBe(true)
  await remove()
  await expect.poll(async () => (await timesOf(lists)).every((time) => time > edited), within).toBe(true)
  expect(await lastmods('/projects', ...pages.slice(2))).toEqual([untouched, undefined, undefined])
})

test('sitemap entries have W3C times, mutual alternates and existing pictures', async ({ anonymous }) => {
  const entries = await sitemapOf(anonymous)
  const known = new Map(entries.map((entry) => [entry.loc, entry]))
  for (const { loc, lastmod, 'xhtml:link': links } of entries) {
    if (lastmod !== undefined) expect(lastmod, loc).toMatch(W3C_TIME)
    expect(links.map((link) => link['@_hreflang'])).toEqual(['en', 'bn', 'x-default'])
    for (const link of links) expect(known.get(link['@_href'])?.['xhtml:link'], loc).toEqual(links)
  }
  expect(known.get([...known.keys()].find((loc) => loc.endsWith('/become-volunteer')) ?? '')?.lastmod).toBeUndefined()
  const pictures = new Set(entries.flatMap((entry) => entry['image:image'] ?? []).map((image) => image['image:loc']))
  expect(pictures.size).toBeGreaterThan(20)
  for (const picture of [...pictures].slice(0, 10)) {
    expect((await anonymous.request('HEAD', new URL(picture).pathname)).status).toBe(200)
  }
})

for (const locale of LOCALES) {
  test(`the feeds hold the newest news (${locale})`, async ({ anonymous, siteUrl }) => {
    const news = (await anonymous.list(`news?locale=${locale}`)) as unknown as News[]
    const newest = news.slice(0, 30)
    const ids = newest.map(({ Id }) => siteUrl + localized(locale, `/news-details/${Id}`))
    const at = (path: string) => localized(locale, path)
    const rss = parseRssFeed(await textOf(anonymous, at('/feed.xml'), 'application/rss+xml'))
    expect(rss.items?.map(({ guid, title }) => [guid?.value, title])).toEqual(
      newest.map(({ title }, i) => [ids[i], title]),
    )
    expect(rss.atom?.links?.[0]?.href).toBe(siteUrl + at('/feed.xml'))
    const atom = parseAtomFeed(await textOf(anonymous, at('/atom.xml'), 'application/atom+xml'))
    expect(atom.entries?.map(({ id }) => id)).toEqual(ids)
    for (const entry of atom.entries ?? []) expect([entry.updated, entry.published].join()).toMatch(/^\S+Z,\S+Z$/)
    const json = parseJsonFeed(await textOf(anonymous, at('/feed.json'), 'application/feed+json'))
    expect(json.items?.map(({ id, title }) => [id, title])).toEqual(newest.map(({ title }, i) => [ids[i], title]))
    expect([rss.language, json.language]).toEqual([locale, locale])
  })

  test(`the calendar holds the events that have a date (${locale})`, async ({ anonymous, siteUrl }) => {
    const events = (await anonymous.list(`events?locale=${locale}`)) as unknown as Event[]
    const dated = events.filter(({ startsAt }) => startsAt)
    const text = await textOf(anonymous, localized(locale, '/events.ics'), 'text/calendar')
    const read = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(read.map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()])).toEqual(
      dated.map(({ title, startsAt }) => [title, startsAt]),
    )
    for (const { component } of read) {
      expect(String(component.getFirstPropertyValue('url'))).toContain(siteUrl + localized(locale, '/events-details/'))
    }
  })

  test(`the web app manifest and icons are valid (${locale})`, async ({ anonymous, siteUrl }) => {
    const html = new Html((await anonymous.request('GET', localized(locale, '/'))).text)
    const linked = (rel: string) => html.document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? ''
    const manifest = JSON.parse(await textOf(anonymous, linked('manifest'), 'application/manifest+json'))
    expect(manifest).toMatchObject({ lang: locale, start_url: localized(locale, '/'), display: 'minimal-ui' })
    const icons = [...manifest.icons, { src: linked('apple-touch-icon'), sizes: '180x180' }]
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
      const picture = await sharp(await (await fetch(siteUrl + src)).arrayBuffer()).metadata()
      expect(`${picture.width}x${picture.height}`, src).toBe(sizes)
    }
    const ico = Buffer.from(await (await fetch(`${siteUrl}/favicon.ico`)).arrayBuffer())
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48])
  })
}

test('feeds and sitemap show a new record within three seconds, and drop a removed one', async ({
  anonymous,
  editor,
  making,
}) => {
  const everywhere = [...LOCALES.flatMap((locale) => FEEDS.map((path) => localized(locale, path))), '/sitemap.xml']
  const holding = async (words: string, addresses: string[]) => {
    const texts = await Promise.all(addresses.map(async (at) => (await anonymous.request('GET', at)).text))
    return texts.filter((text) => text.includes(words)).length
  }
  const within = { timeout: FRESH_MS, intervals: [100] }
  const { record, remove } = await making('news', { date: new Date().toISOString() })
  const address = `/news-details/${record.Id}`
  await expect.poll(() => holding(address, everywhere), within).toBe(everywhere.length)
  const title = unique('Rice & <lentils>')
  await editor.patch(`news/${record.Id}`, { title })
  await expect.poll(() => holding(title, ['/feed.xml', '/feed.json']), within).toBe(2)
  await remove()
  await expect.poll(() => holding(address, everywhere), within).toBe(0)
})

test('conditional requests for feeds, sitemap and manifest get 304', async ({ anonymous }) => {
  for (const path of [...FEEDS, '/events.ics', '/sitemap.xml', '/manifest.webmanifest']) {
    const { headers } = await anonymous.request('GET', path)
    const again = await anonymous.request('GET', path, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect(again.status, path).toBe(304)
  }
})
