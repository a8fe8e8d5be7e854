import { addressQuery, LONGEST_QUERY, readQuery, resultPage } from './search-query'

test('a query is one normalized line without invisible characters', () => {
  expect(readQuery('  river \n\t school  ').query).toBe('river school')
  expect(readQuery('cafe\u0301').query).toBe('café')
  expect(readQuery('ri\u0000ver\u202e\ud800').query).toBe('ri ver')
})

test('the joiners of Bangla stay', () => {
  expect(readQuery('র\u200d্যালি').query).toBe('র\u200d্যালি')
})

test('a long query is cut between characters', () => {
  const { query, isCut } = readQuery('🌊'.repeat(10_000))
  expect(Array.from(query)).toHaveLength(LONGEST_QUERY)
  expect(query.endsWith('🌊')).toBe(true)
  expect(isCut).toBe(true)
  expect(readQuery('a'.repeat(LONGEST_QUERY)).isCut).toBe(false)
  expect(readQuery(`${'a'.repeat(LONGEST_QUERY)} boat`).isCut).toBe(true)
})

test.each([undefined, null, '', '   ', '\u0000'])('%j is a query of nothing', (asked) => {
  expect(readQuery(asked)).toEqual({ query: '', isCut: false })
  expect(addressQuery(asked)).toBe('')
})

test.each([
  ['2', 2],
  ['50', 50],
  ['99', 50],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  ['', 1],
  [undefined, 1],
])('page %s is %d', (asked, page) => {
  expect(resultPage(asked)).toBe(page)
})

test('one query has one address, which still says that it was cut', () => {
  expect(addressQuery(' জল  school')).toBe(`?q=${encodeURIComponent('জল')}+school`)
  expect(addressQuery('river', 2)).toBe('?q=river&page=2')
  const address = addressQuery('a'.repeat(500))
  expect(address).toBe(addressQuery('a'.repeat(400)))
  expect(readQuery(new URLSearchParams(address).get('q')).isCut).toBe(true)
})
