import { hasInternalToken, internalToken } from './internal-token'

const SECRET = 'a secret of this site'

test('the internal token authenticates the site’s own processes', () => {
  expect(hasInternalToken(`Bearer ${internalToken(SECRET)}`, SECRET)).toBe(true)
})

test.each([
  ['nothing', null],
  ['an empty word', 'Bearer '],
  ['the word of another secret', `Bearer ${internalToken('another')}`],
  ['the secret itself', `Bearer ${SECRET}`],
  ['the word in another scheme', `JWT ${internalToken(SECRET)}`],
  ['a word of the same length', `Bearer ${'0'.repeat(64)}`],
])('whoever says %s is not', (_, authorization) => {
  expect(hasInternalToken(authorization, SECRET)).toBe(false)
})

test('without a secret no token is valid', () => {
  expect(hasInternalToken(`Bearer ${internalToken('')}`, '')).toBe(false)
})
