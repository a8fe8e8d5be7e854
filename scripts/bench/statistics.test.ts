import { median, percentile } from './statistics'

test('the median of an odd number of values is the one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([1, 10, 2, 3])).toBe(2.5)
})

test('a percentile is the smallest value that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 95)).toBe(95)
  expect(percentile([7], 99)).toBe(7)
  expect(percentile([3, 1, 2], 100)).toBe(3)
})

test('the given list is not sorted in place', () => {
  const values = [3, 1, 2]
  percentile(values, 50)
  expect(values).toEqual([3, 1, 2])
})

test('a percentile of no values throws', () => {
  expect(() => percentile([], 50)).toThrow('no values')
})
