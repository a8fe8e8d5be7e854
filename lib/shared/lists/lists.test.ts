import { queryDay, queryOf, queryPage, queryParam, searchTerm } from './list-query'
import { pageOf } from './paginate'

test('of a parameter that is named twice the first counts', () => {
  expect([queryParam({ q: ['a', 'b'] }, 'q'), queryParam({ q: [] }, 'q'), queryParam({}, 'q')]).toEqual(['a', '', ''])
})

test('a search term is cut at 100 characters', () => {
  expect(searchTerm({ q: `  ${'a'.repeat(200)}` })).toBe('a'.repeat(100))
})

test.each(['2026-02-31', '2026-13-01', '0026-01-01', '2026-1-1', 'today', ''])('“%s” is no day', (typed) => {
  expect(queryDay({ from: typed }, 'from')).toBe('')
})

test('a leap year has its day', () => {
  expect(queryDay({ from: '2028-02-29' }, 'from')).toBe('2028-02-29')
})

test.each(['0', '-1', '1.5', 'x', ''])('page “%s” is the first', (at) => {
  expect(queryPage({ at })).toBe(1)
})

test('a page is read from its parameter, up to a last one', () => {
  expect(queryPage({ page: '7', at: '3' })).toBe(3)
  expect(queryPage({ page: '7', at: '3' }, 'page')).toBe(7)
  expect(queryPage({ page: '2147483647' }, 'page')).toBe(100_000)
})

test('parameters without a value are left out', () => {
  expect(queryOf([])).toBe('')
  expect(queryOf(Object.entries({ q: 'a b', state: '', at: 2, of: null }))).toBe('?q=a+b&at=2')
})

test.each([
  [0, 1, { page: 1, pages: 1, offset: 0 }],
  [50, 2, { page: 2, pages: 2, offset: 25 }],
  [51, 9, { page: 3, pages: 3, offset: 50 }],
  [51, -4, { page: 1, pages: 3, offset: 0 }],
])('of %d rows page %d', (total, asked, expected) => {
  expect(pageOf(total, 25, asked)).toEqual({ ...expected, limit: 25 })
})
