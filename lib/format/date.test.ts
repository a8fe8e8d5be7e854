import { day } from './date'

test('a day reads as in the spec', () => {
  expect(day('2022-05-23T00:00:00.000Z', 'en')).toBe('23 May, 2022')
})

test('a late evening in UTC is the next day in Dhaka', () => {
  expect(day('2022-05-22T20:00:00.000Z', 'en')).toBe('23 May, 2022')
})

test('Bangla pages show Bangla digits and months', () => {
  expect(day('2022-05-23T00:00:00.000Z', 'bn')).toBe('২৩ মে, ২০২২')
})

test.each([null, 'soon'])('%s shows nothing', (iso) => {
  expect(day(iso, 'en')).toBe('')
})
