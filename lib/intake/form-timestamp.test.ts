import { newTimestamp, pageTimestamp, readTimestamp } from './form-timestamp'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ payloadSecret: mockSecret }) }))
const SECRET = 'one secret of thirty-two letters!'
let mockSecret = SECRET
afterEach(() => {
  mockSecret = SECRET
})

const NOW = Date.parse('2026-11-21T12:34:56.789Z')

test('a timestamp has the form’s age', () => {
  expect(readTimestamp(newTimestamp(NOW), NOW + 5000)).toEqual({ age: 5000, exact: true })
  expect(readTimestamp(newTimestamp(NOW), NOW)).toEqual({ age: 0, exact: true })
})

test('a page’s timestamp is the same for ten minutes', () => {
  expect(pageTimestamp(NOW)).toBe(pageTimestamp(Date.parse('2026-11-21T12:30:00Z')))
  expect(pageTimestamp(NOW)).not.toBe(pageTimestamp(Date.parse('2026-11-21T12:40:00Z')))
  expect(readTimestamp(pageTimestamp(NOW), NOW)).toEqual({ age: 4 * 60_000 + 56_789, exact: false })
})

test('a timestamp slightly ahead has no exact age, one of the future is invalid', () => {
  expect(readTimestamp(newTimestamp(NOW + 1), NOW)).toEqual({ age: 0, exact: false })
  expect(readTimestamp(newTimestamp(NOW + 5 * 60_000), NOW)).toEqual({ age: 0, exact: false })
  expect(readTimestamp(newTimestamp(NOW + 5 * 60_000 + 1), NOW)).toBeNull()
})

test.each([
  '',
  'e',
  '0',
  newTimestamp(NOW).slice(0, -1),
  `${newTimestamp(NOW)}A`,
  newTimestamp(NOW).toUpperCase(),
  newTimestamp(NOW).replace('e', 'p'),
  newTimestamp(NOW).replace(/^e./, 'e1'),
  `ezzzzzzzzz.${'A'.repeat(43)}`,
  `${newTimestamp(NOW)}\n`,
  `e-1.${'A'.repeat(43)}`,
])('%j is forged', (stamp) => {
  expect(readTimestamp(stamp, NOW + 1000)).toBeNull()
})

test('another site’s timestamp is forged, and without a secret none is made', () => {
  const stamp = newTimestamp(NOW)
  mockSecret = 'the secret of somebody else, long'
  expect(readTimestamp(stamp, NOW)).toBeNull()
  mockSecret = ''
  expect(() => newTimestamp(NOW)).toThrow(/PAYLOAD_SECRET/)
})
