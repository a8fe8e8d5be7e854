import { purgeMatcher } from './purge-match'

const concerns = (key: string, routes: string[], everything = false) => purgeMatcher({ everything, routes })(key)

test.each([
  ['/', '/'],
  ['/', '/bn'],
  ['/', '/?_rsc=abc {"rsc":"1"}'],
  ['/news', '/news'],
  ['/news', '/bn/news?_rsc=abc {"rsc":"1"}'],
  ['/news-details/[id]', '/news-details/7'],
  ['/events-details/[id]', '/bn/events-details/7/calendar.ics'],
  ['/project-subcategory-details/[projectId]/[subcategoryId]', '/project-subcategory-details/1/2'],
  ['/[...rest]', '/education'],
  ['/[...rest]', '/bn/education/library?_rsc=abc'],
])('%s concerns %s', (route, key) => {
  expect(concerns(key, [route])).toBe(true)
})

test.each([
  ['/', '/news'],
  ['/news', '/'],
  ['/news', '/news-details/7'],
  ['/news-details/[id]', '/news-details'],
  ['/project/[id]', '/projects'],
  ['/[...rest]', '/'],
  ['/[...rest]', '/bn'],
  ['/[...rest]', '/bn/news'],
  ['/[...rest]', '/projects'],
])('%s does not concern %s', (route, key) => {
  expect(concerns(key, [route])).toBe(false)
})

test('a purge of everything concerns every page, and any purge every call', () => {
  expect(concerns('/oldhome', [], true)).toBe(true)
  expect(concerns('/api/v1/faq?locale=bn', [])).toBe(true)
})

test('any purge concerns feeds', () => {
  for (const address of ['/feed.xml', '/bn/atom.xml', '/feed.json', '/bn/events.ics', '/manifest.webmanifest']) {
    expect(concerns(address, [])).toBe(true)
  }
})
