import { clock, day, span } from './date'

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

test.each([
  ['2027-01-15T03:00:00Z', '9:00\u00a0am', 'সকাল\u00a0৯:০০'],
  ['2027-01-15T06:00:00Z', '12:00\u00a0pm', 'দুপুর\u00a0১২:০০'],
  ['2027-01-15T10:30:00Z', '4:30\u00a0pm', 'বিকাল\u00a0৪:৩০'],
])('%s is read by the clock of Dhaka', (iso, english, bangla) => {
  expect([clock(iso, 'en'), clock(iso, 'bn')]).toEqual([english, bangla])
})

test('hours of one day share its date', () => {
  expect(span('2027-01-15T03:00:00Z', '2027-01-15T10:00:00Z', 'en')).toBe(
    '15 January, 2027, 9:00\u00a0am – 4:00\u00a0pm',
  )
})

test('an end on another day has its date', () => {
  expect(span('2027-01-15T03:00:00Z', '2027-01-16T10:00:00Z', 'en')).toMatch(/ – 16 January, 2027, 4:00/)
})

test('without an end only the start is said', () => {
  expect(span('2027-01-15T03:00:00Z', null, 'en')).toBe('15 January, 2027, 9:00\u00a0am')
})
