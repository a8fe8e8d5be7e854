import { findSecretPath, isSecretPath } from './secret-fields'

jest.mock('payload', () => ({ QueryError: class extends Error {} }))

test.each([
  'hash',
  '-account.hash',
  'account__hash',
  '-account__salt',
  'account.en.hash',
  'version.statusKey',
  'pledge__statusKey',
  'sessions.id',
  'Account.HASH',
  '--hash',
])('%s is a secret', (path) => {
  expect(isSecretPath(path)).toBe(true)
})

test.each(['-updatedAt', 'account.name', 'hashtag', 'bodyHash', 'account_hash', ''])('“%s” is none', (path) => {
  expect(isSecretPath(path)).toBe(false)
})

const HASH = { account__hash: { like: 'a' } }

test.each([
  ['an order', { sort: 'account__hash' }],
  ['one of several orders', { sort: ['name', '-account__hash'] }],
  ['a condition', { where: HASH }],
  ['a condition among others', { where: { or: [{ id: { equals: 1 } }, { and: [HASH] }] } }],
  ['a condition of a related record', { where: { account: { contains: { hash: { exists: true } } } } }],
  ['a selection', { select: { account: { hash: true } } }],
  ['what is filled in', { populate: { users: { hash: true } } }],
  ['the order of what is joined', { joins: { keys: { sort: 'account__hash' } } }],
  ['the condition of what is joined', { joins: { other: false, keys: { where: { and: [HASH] } } } }],
  ['what is told apart', { field: 'account.hash' }],
] as const)('%s names a secret', (_, asked) => {
  expect(findSecretPath(asked as Parameters<typeof findSecretPath>[0])).toMatch(/hash/)
})

test('other questions name none', () => {
  const where = { and: [{ name: { equals: 'hash' } }] }
  expect(findSecretPath({ where, sort: ['-id'], select: { name: true }, joins: false })).toBeUndefined()
  expect(findSecretPath({})).toBeUndefined()
})
