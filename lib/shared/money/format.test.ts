import fc from 'fast-check'
import { formatMajor, percentRaised } from './format'

test('dollars are grouped by thousands after the sign', () => {
  expect(formatMajor(25270, 'USD', 'en')).toBe('$25,270')
})

test('Bangla pages use Bangla digits and lakh grouping', () => {
  expect(formatMajor(150000, 'BDT', 'bn')).toBe('৳১,৫০,০০০')
})

test('cents show in full when there are any', () => {
  expect(formatMajor(12.5, 'USD', 'en')).toBe('$12.50')
})

test('yen never have cents', () => {
  expect(formatMajor(999.4, 'JPY', 'en')).toBe('¥999')
})

test('25,270 of 30,000 is 84 per cent', () => {
  expect(percentRaised(25270, 30000)).toBe(84)
})

test('a goal that was passed is more than 100 per cent', () => {
  expect(percentRaised(36000, 30000)).toBe(120)
})

test('one taka short of the goal is not yet 100 per cent', () => {
  expect(percentRaised(29999, 30000)).toBe(99)
})

test.each([
  [8700, 30_000, 29],
  [0.29, 1, 29],
  [1.1, 110, 1],
  [0, 30_000, 0],
  [39_600, 30_000, 132],
])('%d of %d is %d per cent', (raised, goal, percent) => {
  expect(percentRaised(raised, goal)).toBe(percent)
})

test('so many per cent are reached and one more is not, whatever the amounts', () => {
  const minor = fc.integer({ min: 0, max: 10 ** 13 })
  fc.assert(
    fc.property(minor, fc.integer({ min: 1, max: 10 ** 12 }), (raised, goal) => {
      const percent = BigInt(percentRaised(raised / 100, goal))
      const [part, whole] = [BigInt(raised) * 100n, BigInt(goal) * 100n]
      expect(percent * whole <= part && part < (percent + 1n) * whole).toBe(true)
    }),
  )
})

test('a campaign without a goal has no percentage', () => {
  expect(percentRaised(500, null)).toBe(0)
})
