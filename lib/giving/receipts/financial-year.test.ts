import { financialYear, yearBounds, yearLabel } from './financial-year'

test.each([
  ['2026-06-30T17:59:59.999Z', 2025, '2025-26'],
  ['2026-06-30T18:00:00.000Z', 2026, '2026-27'],
  ['2026-12-31T23:00:00.000Z', 2026, '2026-27'],
  ['2027-01-01T00:00:00.000Z', 2026, '2026-27'],
  ['2000-01-01T00:00:00.000Z', 1999, '1999-00'],
])('%s lies in %i', (moment, year, label) => {
  expect(financialYear(moment)).toEqual({ year, label })
})

test('the year from July 2099 is labelled 2099-00', () => {
  expect(yearLabel(2099)).toBe('2099-00')
})

test('every year begins where the last one ended', () => {
  // In July 2009 Dhaka had summer time.
  for (let year = 2010; year < 2100; year += 1) {
    const { from, before } = yearBounds(year)
    expect(financialYear(from).year).toBe(year)
    expect(financialYear(new Date(from.getTime() - 1)).year).toBe(year - 1)
    expect(financialYear(new Date(before.getTime() - 1)).year).toBe(year)
    expect(yearBounds(year + 1).from).toEqual(before)
  }
})

test('an invalid moment throws a RangeError', () => {
  expect(() => financialYear('soon')).toThrow(RangeError)
})
