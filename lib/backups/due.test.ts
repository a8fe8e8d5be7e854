import { type BackupState, isDue, isOverdue, isToBeTold } from './due'

const at = (moment: string) => new Date(`${moment}+06:00`)
const good = (moment: string): BackupState['lastGood'] => ({
  at: at(moment).toISOString(),
  ...{ name: 'site.tar', bytes: 1, restored: true, missing: 0 },
})
const state = (known: Partial<BackupState> = {}): BackupState => ({
  since: at('2026-11-01T12:00').toISOString(),
  ...{ lastGood: null, triedAt: null, problem: null, toldAt: null },
  ...known,
})

test('the first backup is due at once', () => {
  expect(isDue(state(), 3, at('2026-11-01T12:00'))).toBe(true)
})

test.each([
  // hour, last good one, now, due
  [3, '2026-11-01T03:00', '2026-11-02T02:59', false],
  [3, '2026-11-01T03:00', '2026-11-02T03:00', true],
  [3, '2026-11-01T23:00', '2026-11-02T02:00', false],
  [0, '2026-11-01T23:59', '2026-11-02T00:00', true],
  [23, '2026-11-01T23:01', '2026-11-02T22:59', false],
  // The server was off for a week.
  [3, '2026-11-01T03:00', '2026-11-08T02:00', true],
])('made at %i, last at %s: at %s it is due: %s', (hour, last, now, due) => {
  expect(isDue(state({ lastGood: good(last) }), hour, at(now))).toBe(due)
})

test('what failed is tried again after an hour', () => {
  const failed = state({ lastGood: good('2026-11-01T03:00'), triedAt: at('2026-11-02T03:00').toISOString() })
  expect(isDue(failed, 3, at('2026-11-02T03:59'))).toBe(false)
  expect(isDue(failed, 3, at('2026-11-02T04:00'))).toBe(true)
})

test('a clock that was set back stops nothing', () => {
  expect(isDue(state({ triedAt: at('2027-11-02T03:00').toISOString() }), 3, at('2026-11-02T03:00'))).toBe(true)
})

test('it is overdue once longer ago than allowed, also where there never was one', () => {
  const last = state({ lastGood: good('2026-11-05T03:00') })
  expect(isOverdue(last, 48, at('2026-11-07T03:00'))).toBe(false)
  expect(isOverdue(last, 48, at('2026-11-07T03:01'))).toBe(true)
  expect(isOverdue(state(), 48, at('2026-11-03T12:00'))).toBe(false)
  expect(isOverdue(state(), 48, at('2026-11-03T12:01'))).toBe(true)
})

test('somebody is told once, and once more each week', () => {
  expect(isToBeTold(state(), at('2026-11-07T03:01'))).toBe(true)
  const told = state({ toldAt: at('2026-11-07T03:00').toISOString() })
  expect(isToBeTold(told, at('2026-11-14T02:59'))).toBe(false)
  expect(isToBeTold(told, at('2026-11-14T03:00'))).toBe(true)
})
