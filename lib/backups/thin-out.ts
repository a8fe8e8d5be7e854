/** Which backups are kept: one of each of the last days, weeks and months ("grandfather, father, son"). */
import { DHAKA_MS } from '@/lib/shared/format/dhaka-day'
import { momentOf } from './names'

/** How many days, weeks and months have their backup. */
export interface Kept {
  days: number
  weeks: number
  months: number
}

const DAY_MS = 86_400_000

const dayOf = (moment: Date): number => Math.floor((moment.getTime() + DHAKA_MS) / DAY_MS)
/** Day 0 was a Thursday; weeks begin with Sunday, as in Bangladesh. */
const weekOf = (moment: Date): number => Math.floor((dayOf(moment) + 4) / 7)
const monthOf = (moment: Date): number => {
  const there = new Date(moment.getTime() + DHAKA_MS)
  return there.getUTCFullYear() * 12 + there.getUTCMonth()
}

/**
 * Names of the backups that are kept no longer. Of each day, week and month the newest stands for it, and days without any
 * do not count: what stopped being made does not fade away. The newest of all always stays.
 * @param names files of the place; those of other kinds are never named
 */
export function supersededBackups(names: readonly string[], { days, weeks, months }: Kept): string[] {
  const backups = names
    .flatMap((name) => {
      const moment = momentOf(name)
      return moment ? [{ name, moment }] : []
    })
    .sort((one, other) => other.moment.getTime() - one.moment.getTime())
  const kept = new Set(backups.slice(0, 1).map(({ name }) => name))
  for (const [count, periodOf] of [
    [days, dayOf],
    [weeks, weekOf],
    [months, monthOf],
  ] as const) {
    const periods = new Set<number>()
    for (const { name, moment } of backups) {
      const period = periodOf(moment)
      if (periods.has(period) || periods.size >= count) continue
      periods.add(period)
      kept.add(name)
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name))
}
