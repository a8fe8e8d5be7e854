import { FIXED_PAGES } from './fixed-pages'
import { addressFault, isBlockPage } from './own-pages'
import { paths } from './paths'

test.each(['/scholarships', '/education/library', '/a/b/c/d', '/2026', '/winter-clothes-2026'])(
  '%s may be a page',
  (path) => expect(addressFault(path)).toBeUndefined(),
)

test.each(Object.keys(FIXED_PAGES))('%s is an editor’s to write', (path) => {
  expect(addressFault(path)).toBeUndefined()
  expect(isBlockPage(path)).toBe(true)
})

test.each([
  ['', 'missing'],
  ['/', 'missing'],
  ['scholarships', 'missing'],
  ['/Scholarships', 'letters'],
  ['/বৃত্তি', 'letters'],
  ['/two words', 'letters'],
  ['/a--b', 'letters'],
  ['/-a', 'letters'],
  ['/a//b', 'letters'],
  ['/a.html', 'letters'],
  ['/../admin', 'letters'],
  [`/${'a'.repeat(120)}`, 'tooLong'],
  ['/a/b/c/d/e', 'tooDeep'],
] as const)('%s is no address: %s', (path, fault) => expect(addressFault(path)).toBe(fault))

test.each([
  ...['/admin', '/api/v1', '/bn', '/en/news', '/media/x', '/images', '/_next', '/internal/expire', '/pledge/key'],
  ...['/news/2026', '/project/1/more', '/healthz', '/sitemap', '/robots.txt', '/preview.jpg', '/favicon.ico'],
  ...Object.values(paths).filter((path) => typeof path === 'string' && path !== '/' && !(path in FIXED_PAGES)),
] as string[])('%s belongs to the site', (path) => {
  expect(addressFault(path)).toBe('reserved')
  expect(isBlockPage(path)).toBe(false)
})
