import { daysBefore, monthsBefore } from './cutoffs'

test('days go over months', () => {
  expect(daysBefore(new Date('2026-03-01T10:00:00Z'), 2)).toBe('2026-02-27T10:00:00.000Z')
})

test('months go over years', () => {
  expect(monthsBefore(new Date('2026-03-15T10:00:00Z'), 24)).toBe('2024-03-15T10:00:00.000Z')
})

test('a month that is too short gives its last day, so that nothing goes before its time', () => {
  expect(monthsBefore(new Date('2026-03-31T10:00:00Z'), 1)).toBe('2026-02-28T10:00:00.000Z')
})
