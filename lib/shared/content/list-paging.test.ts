import { pageWindow } from './list-paging'

test('no news at all is one empty page', () => {
  expect(pageWindow(1, 0)).toEqual({ page: 1, pages: 1, offset: 0, limit: 60 })
})

test.each([
  [60, 1],
  [61, 2],
  [10_000, 167],
])('%i items fill %i pages', (total, pages) => {
  expect(pageWindow(1, total)?.pages).toBe(pages)
})

test('the second page begins where the first ended', () => {
  expect(pageWindow(2, 100)?.offset).toBe(60)
})

test.each([0, -1, 1.5, 3, Number.NaN])('page %d of two is none', (page) => {
  expect(pageWindow(page, 100)).toBeUndefined()
})
