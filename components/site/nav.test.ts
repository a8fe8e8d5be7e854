import { currentOf, localeOfPath, withoutLocale } from './current-page'
import { NAV } from './nav'

const item = (key: string) => NAV.find((candidate) => candidate.key === key) as (typeof NAV)[number]

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/bn', '/'],
  ['/news', '/news'],
  ['/en/news', '/news'],
  ['/bn/news-details/3', '/news-details/3'],
  ['/bnews', '/bnews'],
])('the page at %s is %s', (pathname, page) => {
  expect(withoutLocale(pathname)).toBe(page)
})

test('the address says the language', () => {
  expect([localeOfPath('/bn/news'), localeOfPath('/bn'), localeOfPath('/news'), localeOfPath('/bnews')]).toEqual([
    'bn',
    'bn',
    'en',
    'en',
  ])
})

test('a page is current in the menu', () => {
  expect(currentOf(item('news'), '/news')).toBe('page')
})

test('a page below it keeps its item highlighted', () => {
  expect(currentOf(item('projects'), '/project-subcategory-details/2/5')).toBe('true')
})

test('home is current on the home page alone', () => {
  expect(currentOf(item('home'), '/news')).toBeUndefined()
  expect(currentOf(item('home'), '/')).toBe('page')
})
