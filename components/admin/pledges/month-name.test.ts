import { monthName, shortMonth } from './month-name'

test('months are named in the language of staff', () => {
  expect([monthName('2026-11', 'en'), shortMonth('2026-11', 'en')]).toEqual(['November 2026', 'Nov'])
  expect(monthName('2026-11', 'bn')).toBe('নভেম্বর ২০২৬')
  expect(shortMonth('2026-11', 'bn')).toMatch(/^নভে/)
})
