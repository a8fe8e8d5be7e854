/** One canonical address per page; other spellings redirect, and unknown addresses get 404. */
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import robotsParser from 'robots-parser'
import { localized } from '@/lib/shared/addresses/localized'
import { wordsOf } from './support/html'
import { type RawAnswer, sendRaw } from './support/raw-http'
import { expect, test } from './support/reader'
import { unique } from './support/records'

/** Requests as they are written, under any name, on one connection. */
async function askAll(siteUrl: string, targets: string[], { host = new URL(siteUrl).host, more = '' } = {}) {
  const heads = targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}`)
  const bytes = `${heads.join('\r\n')}Connection: close\r\n\r\n`
  const { answers } = await sendRaw(Number(new URL(siteUrl).port), [bytes])
  expect(answers).toHaveLength(targets.length)
  return answers
}

const ask = async (siteUrl: string, target: string, under = {}) =>
  (await askAll(siteUrl, [target], under))[0] as RawAnswer

const capital = (address: string) => address.replace(/[a-z]/, (letter) => letter.toUpperCase())
const escaped = (address: string) => address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

test('other spellings of a page’s address redirect to the canonical one in one step', async ({ reader, siteUrl }) => {
  const wrong: string[] = []
  for (const { address } of await reader.allPages()) {
    const bent = [
      `${address}/`,
      `/${address}`,
      `/.${address}`,
      capital(address),
      escaped(address),
      `${address}/index.html`,
    ]
    const english = address.startsWith('/bn') ? [] : [`/en${address}`, `/EN${capital(address)}/`]
    const spellings = [...bent, ...english].filter((each) => each !== address)
    const answers = await askAll(
      siteUrl,
      spellings.map((spelling) => `${spelling}?a=B`),
    )
    for (const [at, { status, headers }] of answers.entries()) {
      if (status !== 308 || headers.location !== `${address}?a=B`)
        wrong.push(`${spellings[at]}: ${status} ${headers.location}`)
    }
  }
  expect(wrong).toEqual([])
})

test('each page’s canonical link is its address', async ({ reader, siteUrl }) => {
  const pages = await reader.allPages()
  const named = pages.map(({ html }) => html.document.querySelector('link[rel=canonical]')?.getAttribute('href'))
  expect(named).toEqual(pages.map(({ address }) => new URL(address, siteUrl).href))
})

for (const target of [
  '//evil.example/',
  '/\\evil.example',
  '/en//evil.example/',
  '/EN/\\/evil.example',
  '//evil.example/%2e%2e',
]) {
  test(`${target} redirects to this site only`, async ({ siteUrl }) => {
    const { headers } = await ask(siteUrl, target)
    expect(new URL(headers.location ?? '/', siteUrl).origin).toBe(siteUrl)
    expect(headers.location).toMatch(/^\/(?![/\\])/)
  })
}

test('robots.txt allows every page and disallows everything else', async ({ reader, anonymous, siteUrl }) => {
  const { headers, text } = await anonymous.request('GET', '/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const rules = robotsParser(`${siteUrl}/robots.txt`, text)
  const pages = (await reader.allPages()).map(({ address }) => address).filter((at) => !at.endsWith('/editor'))
  expect(pages.filter((address) => !rules.isAllowed(siteUrl + address, 'Googlebot'))).toEqual([])
  for (const closed of ['/admin', '/api/v1/news', '/editor', '/bn/editor', '/search?q=a', '/bn/search?q=a']) {
    expect(rules.isAllowed(siteUrl + closed, 'Googlebot'), closed).toBe(false)
  }
  expect(rules.getSitemaps()).toEqual([`${siteUrl}/sitemap.xml`])
})

test('pages are indexable under the site’s own host, and noindex under any other', async ({ siteUrl }) => {
  for (const host of ['www.foundation.org', '203.0.113.7']) {
    expect((await ask(siteUrl, '/news', { host })).headers['x-robots-tag']).toBe('noindex')
    expect((await ask(siteUrl, '/robots.txt', { host })).wire.toString()).toContain('Disallow: /\n')
  }
  for (const address of ['/', '/bn/news'])
    expect((await ask(siteUrl, address)).headers).not.toHaveProperty('x-robots-tag')
  for (const address of ['/admin/login', '/api/v1/news', '/healthz', '/readyz']) {
    expect((await ask(siteUrl, address)).headers['x-robots-tag'], address).toBe('noindex')
  }
})

const NOWHERE = [
  ...[
    '/nowhere',
    '/news/page/99',
    '/news/page/0',
    '/projects/page/99',
    '/news-details/999999',
    '/news-details/999999/preview.jpg',
  ],
  ...[
    '/about-us/preview.jpg',
    '/events-details/999999/calendar.ics',
    '/events.rss',
    '/about-us/feed.xml',
    '/sitemap/99.xml',
    '/favicon.png',
  ],
  ...[
    '/about-us.html',
    '/about-us.rsc',
    '/about-us.segments/_tree.segment.rsc',
    '/about-us.txt',
    '/not-found',
    '/_not-found',
    '/404',
    '/500',
  ],
]

for (const locale of ['en', 'bn'] as const) {
  test(`an unknown address gets the whole not-found page with the status 404 (${locale})`, async ({ siteUrl }) => {
    for (const address of NOWHERE.map((path) => localized(locale, path))) {
      const { status, headers, wire } = await ask(siteUrl, address)
      expect([address, status, headers['x-robots-tag']]).toEqual([address, 404, 'noindex'])
      expect(wordsOf(wire.toString()).join(' ').length, address).toBeGreaterThan(500)
    }
  })
}

test('router data of an unknown address gets 404', async ({ siteUrl }) => {
  for (const address of ['/nowhere', '/bn/news/page/99', '/news-details/999999']) {
    const hash = await computeCacheBustingSearchParam(undefined, undefined, undefined, undefined)
    for (let time = 0; time < 2; time++) {
      const { status } = await ask(siteUrl, `${address}?_rsc=${hash}`, { more: 'RSC: 1\r\n' })
      expect([address, status]).toEqual([address, 404])
    }
  }
})

test('an unpublished record has no page', async ({ editor, siteUrl }) => {
  const json = { title: unique('draft'), _status: 'draft' }
  const { text } = await editor.request('POST', '/api/news?draft=true', { json })
  const { id } = (JSON.parse(text) as { doc: { id: number } }).doc
  for (const address of [`/news-details/${id}`, `/bn/news-details/${id}`, `/news-details/${id}/preview.jpg`]) {
    expect([address, (await ask(siteUrl, address)).status]).toEqual([address, 404])
  }
  await editor.request('DELETE', `/api/news/${id}`)
})
