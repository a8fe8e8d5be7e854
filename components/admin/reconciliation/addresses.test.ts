import { readListPosition, reconciliationAddress } from './addresses'
import { countReasons, keepRows, PAGE_SIZE, pageOfRows } from './row-list'

const readBack = (address: string) => readListPosition(Object.fromEntries(new URL(address, 'http://a').searchParams))

test('an address leads to its part, page and reason', () => {
  const shown = { part: 'money', page: 3, reason: 'usedTwice' } as const
  expect(readBack(reconciliationAddress('money', shown))).toEqual(shown)
  expect(reconciliationAddress('pairs')).toBe('/admin/desk')
})

test('an invalid query leads to the first page of pairs', () => {
  expect(readListPosition({ show: 'constructor', page: '-1', reason: ['a'] })).toEqual({
    part: 'pairs',
    page: 1,
    reason: '',
  })
})

test('a list is cut into pages, and a number beyond the last gives the last page', () => {
  const all = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, at) => at)
  expect(pageOfRows(all, 2).rows).toEqual(all.slice(PAGE_SIZE, 2 * PAGE_SIZE))
  expect(pageOfRows(all, 99)).toEqual({ rows: [2 * PAGE_SIZE], page: 3, pages: 3 })
  expect(pageOfRows([], 1)).toEqual({ rows: [], page: 1, pages: 1 })
})

test('each reason is counted', () => {
  const waiting = ['noPledge', 'usedTwice', 'noPledge'].map((reason) => ({ reason }))
  expect([...countReasons(waiting)]).toEqual([
    ['noPledge', 2],
    ['usedTwice', 1],
  ])
})

test('rows that were worked on stay in their places, others as the site has them now', () => {
  const rows = (...ids: number[]) => ids.map((id) => ({ id }))
  const kept = keepRows(rows(1, 2, 3), rows(4, 3), new Set([1]), ({ id }) => id)
  expect(kept).toEqual(rows(1, 3, 4))
})
