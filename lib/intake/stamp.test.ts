/** @jest-environment node */
import { formStamp, pageStamp, readStamp } from './stamp'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ payloadSecret: mockSecret }) }))
const SECRET = 'one secret of thirty-two letters!'
let mockSecret = SECRET
afterEach(() => {
  mockSecret = SECRET
})

const NOW = Date.parse('2026-11-21T12:34:56.789Z')

test('a stamp tells how long ago the form was opened', () => {
  expect(readStamp(formStamp(NOW), NOW + 5000)).toEqual({ age: 5000, exact: true })
  expect(readStamp(formStamp(NOW), NOW)).toEqual({ age: 0, exact: true })
})

test('the stamp of a page is the same for ten minutes', () => {
  expect(pageStamp(NOW)).toBe(pageStamp(Date.parse('2026-11-21T12:30:00Z')))
  expect(pageStamp(NOW)).not.toBe(pageStamp(Date.parse('2026-11-21T12:40:00Z')))
  expect(readStamp(pageStamp(NOW), NOW)).toEqual({ age: 4 * 60_000 + 56_789, exact: false })
})

test('one of a clock that is a little ahead tells no age, and one of the future is none', () => {
  expect(readStamp(formStamp(NOW + 1), NOW)).toEqual({ age: 0, exact: false })
  expect(readStamp(formStamp(NOW + 5 * 60_000), NOW)).toEqual({ age: 0, exact: false })
  expect(readStamp(formStamp(NOW + 5 * 60_000 + 1), NOW)).toBeNull()
})

test.each([
  '',
  'e',
  '0',
  formStamp(NOW).slice(0, -1),
  `${formStamp(NOW)}A`,
  formStamp(NOW).toUpperCase(),
  formStamp(NOW).replace('e', 'p'),
  formStamp(NOW).replace(/^e./, 'e1'),
  `ezzzzzzzzz.${'A'.repeat(43)}`,
  `${formStamp(NOW)}\n`,
  `e-1.${'A'.repeat(43)}`,
])('%j is forged', (stamp) => {
  expect(readStamp(stamp, NOW + 1000)).toBeNull()
})

test('one of another site is forged, and without a secret there is none', () => {
  const stamp = formStamp(NOW)
  mockSecret = 'the secret of somebody else, long'
  expect(readStamp(stamp, NOW)).toBeNull()
  mockSecret = ''
  expect(() => formStamp(NOW)).toThrow(/PAYLOAD_SECRET/)
})
