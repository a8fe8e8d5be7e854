import { canonicalUrl } from './canonical-url'

test.each([
  ['/About-Us', '/about-us'],
  ['/BN/news', '/bn/news'],
  ['/about-us/', '/about-us'],
  ['/about-us///', '/about-us'],
  ['//about-us', '/about-us'],
  ['/%61bout-us', '/about-us'],
  ['/%41bout%2Dus', '/about-us'],
  ['/./about-us', '/about-us'],
  ['/news/%2e%2E/about-us', '/about-us'],
  ['/../..', '/'],
  ['/en', '/'],
  ['/en/en/news/', '/news'],
  ['/EN/About-Us/', '/about-us'],
  ['/en/bn', '/bn'],
  ['/bn/', '/bn'],
  ['/index', '/'],
  ['/INDEX.HTML', '/'],
  ['/bn/index.html', '/bn'],
  ['/news/page/1', '/news'],
  ['/bn/news/page/1/', '/bn/news'],
  ['/Donate-Events/', '/donation-events'],
  ['/bn/news-details', '/bn/news'],
  ['/projects/donate-now', '/donate-now'],
  ['/project-subcategory-details/1/Donate-Now/', '/donate-now'],
  ['/bn/news-details/donate-now', '/bn/donate-now'],
  ['/en/pledge/AbC/donate-now', '/donate-now'],
  ['/no/such/page/donate-now', '/donate-now'],
  ['/bn/projects/donate-events', '/bn/donation-events'],
  ['/%2fA', '/%2fa'],
  ['/feed.xml/', '/feed.xml'],
  ['/security.txt', '/.well-known/security.txt'],
])('%s is %s', (url, one) => expect(canonicalUrl(url)).toBe(one))

test.each([
  ['//pledge/AbC', '/pledge/AbC'],
  ['/./pledge/AbC', '/pledge/AbC'],
  ['/x/../pledge/AbC/receipt.pdf', '/pledge/AbC/receipt.pdf'],
  ['/%70ledge/%41bC', '/pledge/AbC'],
  ['/bn//pledge/AbC/', '/bn/pledge/AbC'],
  ['/EN/BN/Pledge/AbC?x=Y', '/bn/pledge/AbC?x=Y'],
])('%s is %s, with the capitals of the key', (url, one) => expect(canonicalUrl(url)).toBe(one))

test.each(['?Ref=A&b=//c', '?', '?a=1?b=2', '?_rsc=1A'])('%s is kept', (query) => {
  expect(canonicalUrl(`/About-Us/${query}`)).toBe(`/about-us${query}`)
})

test.each([
  '/',
  '/bn',
  '/about-us',
  '/news-details/1?Ref=A//b',
  '/news/page/2',
  '/english',
  '/bn/en',
  '/indexes',
  '/news-details/1%2F2',
  '/%e0%a6%96',
  '/%E0%A6%96',
  '/constructor',
  '/Icon.SVG',
  '/pledge/AbC',
  '/bn/pledge/AbC/receipt',
  '/pledge%2FAbC',
  '/donate-now',
  '/bn/donate-now?project=Health',
  '/donate-now/1',
  '/news/donate-nowhere',
])('%s is one already', (url) => expect(canonicalUrl(url)).toBeUndefined())

test.each([
  '/admin/',
  '/Admin',
  '//api/v1/projects',
  '/api/Users/',
  '/x/../internal/expire',
  '/_next/static/A.js/',
  '/media/Boat.webp/',
  '/images/A/',
  '/en/admin',
  '//Api/v1/pledges/AbC',
  '/api/v1/donate-now',
  '/admin/donate-now',
])('%s is no page', (url) => expect(canonicalUrl(url)).toBeUndefined())

test.each(['/news#A', '/A\u00e9', 'A', '*', '', 'http://evil.example/A'])('%j is nothing that browsers send', (url) =>
  expect(canonicalUrl(url)).toBeUndefined(),
)

const PIECES = [
  '/',
  '\\',
  '.',
  '%2e',
  '%2F',
  '%5C',
  '%',
  'en',
  'EN',
  'index',
  '.html',
  'evil.example',
  'news',
  'Pledge',
  '@',
  ':',
]

test('however it is written, it leads in one step to a path of this site', () => {
  const origin = 'https://site.org'
  let written = ['/']
  for (let length = 0; length < 4; length++) written = written.flatMap((url) => PIECES.map((piece) => url + piece))
  const led = written.flatMap((url) => canonicalUrl(url) ?? [])
  expect(led.length).toBeGreaterThan(10_000)
  expect(led.filter((to) => canonicalUrl(to) !== undefined)).toEqual([])
  expect(led.filter((to) => new URL(to, origin).origin !== origin)).toEqual([])
})
