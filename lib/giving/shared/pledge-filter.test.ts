import { daysOf, filterQuery, monthIn, readLedgerFilter, readPledgeFilter } from './pledge-filter'

const asked = (query: string) => Object.fromEntries(new URLSearchParams(query))

test('an address is read back as it was written', () => {
  const filter = readPledgeFilter(
    asked(
      'state=verified&campaign=general&purpose=zakat&currency=BDT&method=bkash&source=desk&suspected=yes&q=রহিমা&days=money&from=2026-02-03',
    ),
  )
  expect(readPledgeFilter(asked(filterQuery(filter)))).toEqual(filter)
  expect(filterQuery(filter, 3)).toContain('at=3')
})

test('what makes no sense is left out', () => {
  const nonsense = asked('state=constructor&campaign=-1&purpose=bribe&currency=EUR&from=2026-02-31&to=x&month=2026-13')
  expect(filterQuery(readPledgeFilter(nonsense))).toBe('')
  expect(filterQuery(readLedgerFilter({ kind: 'toString', at: ['2'] }))).toBe('')
})

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the month %s lasts to %s', (month, to) => {
  expect(daysOf(month)).toEqual({ from: `${month}-01`, to })
  expect(monthIn({ from: `${month}-01`, to })).toBe(month)
})

test('days that are not one whole month give no month', () => {
  expect(monthIn({ from: '2026-02-01', to: '2026-03-31' })).toBe('')
  expect(monthIn({ from: '', to: '' })).toBe('')
})

test('a month takes precedence over single days', () => {
  expect(readLedgerFilter(asked('month=2026-11&from=2026-01-05&to=2026-01-06')).from).toBe('2026-11-01')
})
