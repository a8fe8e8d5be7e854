import { parseNumber } from './parse-number'

test.each([
  ['50000', 50000],
  ['৫০,০০০', 50000],
  ['১,২০,০০০', 120000],
  ['1,200,000', 1200000],
  [' ২০২৬ ', 2026],
  ['০', 0],
  ['-3', -3],
  ['১২.৫', 12.5],
  ['', null],
  ['   ', null],
])('%j is read as %j', (typed, number) => {
  expect(parseNumber(typed)).toBe(number)
})

test.each(['12 months', 'পঞ্চাশ', '1,5', '12,34', ',500', '1e5', '--1', '1.', '0x10', '9'.repeat(16)])(
  '%j is no number',
  (typed) => {
    expect(parseNumber(typed)).toBeUndefined()
  },
)
