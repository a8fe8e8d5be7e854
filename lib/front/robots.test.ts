import robotsParser from 'robots-parser'
import { indexingRules } from './robots'

const SITE = 'https://alokdhara.org'
const listing = indexingRules({ siteUrl: SITE, isIndexed: true })
const rulesOf = (text: string) => robotsParser(`${SITE}/robots.txt`, text)
const rules = rulesOf(listing.robotsText('alokdhara.org'))

test.each([
  ...['/', '/bn', '/news-details/1', '/search', '/bn/search', '/donation-events?utm_source=a', '/feed.xml'],
  ...[
    '/media/boat-1a2b3c4d.webp',
    '/images/a.webp',
    '/_next/static/a.js',
    '/sitemap.xml',
    '/news-details/1/preview.jpg',
  ],
])('crawlers may read %s', (path) => expect(rules.isAllowed(SITE + path, 'Googlebot')).toBe(true))

test.each([
  ...['/admin', '/admin/login', '/api/v1/projects', '/internal/expire', '/healthz', '/readyz', '/metrics'],
  ...['/editor', '/bn/editor', '/search?q=a', '/bn/search?q=a'],
])('crawlers may not read %s', (path) => expect(rules.isAllowed(SITE + path, 'Googlebot')).toBe(false))

test('the sitemap is named with its whole address', () => expect(rules.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]))

test('where indexing is off robots.txt disallows all, under every host name', () => {
  const closed = rulesOf(indexingRules({ siteUrl: SITE, isIndexed: false }).robotsText('alokdhara.org'))
  for (const path of ['/', '/news', '/bn']) expect(closed.isAllowed(SITE + path)).toBe(false)
  expect(closed.getSitemaps()).toEqual([])
})

test.each([
  'www.alokdhara.org',
  '203.0.113.7',
  '203.0.113.7:3000',
  '[2001:db8::1]',
  'old.example.org',
  'alokdhara.org.',
])('under %s it is a copy, and closed', (host) => {
  expect(listing.isForeignHost(host)).toBe(true)
  expect(rulesOf(listing.robotsText(host)).isAllowed(`${SITE}/news`)).toBe(false)
})

test.each(['alokdhara.org', 'Alokdhara.org', 'alokdhara.org:443', undefined])('%s is the site’s host', (host) =>
  expect(listing.isForeignHost(host)).toBe(false),
)

test.each(['127.0.0.1:3000', 'localhost:3000', '10.1.2.3', '172.20.0.5:3000', '192.168.1.9', 'app:3000', '[::1]:3000'])(
  '%s is what a proxy calls it, and no crawler',
  (host) => expect(listing.isForeignHost(host)).toBe(false),
)
