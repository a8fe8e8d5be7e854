import { type Actor, isBlocked, secondFactorDue } from './account-status'

const DAY_MS = 24 * 60 * 60 * 1000
const SINCE = '2026-11-01T08:00:00.000Z'
const at = (days: number) => Date.parse(SINCE) + days * DAY_MS
const treasurer: Actor = { role: 'treasurer', roleSince: SINCE }

test.each(['administrator', 'treasurer'] as const)(
  'as %s one works without the app for seven days, and no longer',
  (role) => {
    const actor: Actor = { role, roleSince: SINCE }
    expect(secondFactorDue(actor)).toEqual(new Date('2026-11-08T08:00:00.000Z'))
    expect([at(0), at(6.99), at(7.01), at(700)].map((now) => isBlocked(actor, now))).toEqual([false, false, true, true])
  },
)

test.each(['editor', 'coordinator'] as const)('an account with the role %s needs no second factor', (role) => {
  expect(secondFactorDue({ role, roleSince: SINCE })).toBeNull()
  expect(isBlocked({ role, roleSince: SINCE }, at(700))).toBe(false)
})

test('an account with a second factor is not blocked', () => {
  expect(isBlocked({ ...treasurer, secondFactorSince: SINCE }, at(700))).toBe(false)
})

test('an account without a second factor, whose role has no start date, is blocked', () => {
  expect(isBlocked({ role: 'treasurer', roleSince: null }, at(0))).toBe(true)
})

test.each(['administrator', 'editor', 'treasurer', 'coordinator'] as const)('a suspended %s is blocked', (role) => {
  expect(isBlocked({ role, roleSince: SINCE, secondFactorSince: SINCE, suspended: true }, at(0))).toBe(true)
})
