import { backupName, momentOf } from './names'
import { supersededBackups } from './thin-out'

const HOUR_MS = 3_600_000
/** 1 September 2026 was a Tuesday. */
const START = Date.parse('2026-09-01T03:00:00+06:00')
const daily = (days: number) =>
  Array.from({ length: days }, (_, day) => backupName(new Date(START + day * 24 * HOUR_MS), true))

/** Days, in Dhaka, of what is kept, the oldest first. */
function keptDays(names: readonly string[], kept: Parameters<typeof supersededBackups>[1]): string[] {
  const superseded = new Set(supersededBackups(names, kept))
  return names
    .filter((name) => !superseded.has(name))
    .map((name) => new Date(Number(momentOf(name)) + 6 * HOUR_MS).toISOString().slice(0, 10))
    .sort()
}

test('a name tells its moment, and others tell none', () => {
  const moment = new Date('2026-11-29T21:00:05.000Z')
  expect(backupName(moment, false)).toBe('site-2026-11-29T21-00-05Z.tar')
  expect(momentOf(backupName(moment, true))).toEqual(moment)
  for (const name of [
    'site.tar',
    'site-2026-11-29.tar',
    'site-2026-13-29T21-00-05Z.tar',
    'site-2026-11-29T21-00-05Z.tar.unfinished',
  ])
    expect(momentOf(name)).toBeNull()
})

test('the last of each day, week and month stays', () => {
  // Up to 29 November, a Sunday.
  expect(keptDays(daily(90), { days: 3, weeks: 3, months: 4 })).toEqual([
    ...['2026-09-30', '2026-10-31', '2026-11-21'],
    ...['2026-11-27', '2026-11-28', '2026-11-29'],
  ])
})

test('of one day the newest stays', () => {
  const [morning, evening] = [
    backupName(new Date(START), true),
    backupName(new Date(START + 9 * HOUR_MS), true),
  ] as const
  expect(supersededBackups([morning, evening], { days: 2, weeks: 2, months: 2 })).toEqual([morning])
})

test('what stopped being made does not fade away', () => {
  const old = daily(7)
  expect(supersededBackups(old, { days: 7, weeks: 0, months: 0 })).toEqual([])
})

test('the newest stays whatever is kept, and files of other kinds are never named', () => {
  const names = [...daily(2), 'photos.zip', 'site.tar', 'site-by-hand-2026-01-01.tar']
  expect(supersededBackups(names, { days: 0, weeks: 0, months: 0 })).toEqual([names[0]])
})
