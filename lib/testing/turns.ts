/** For tests: how often others came while work went on. */
import { setImmediate } from 'node:timers'

/** @returns what the work gave, and in how many turns of the event loop it was done: one, where it let nobody go first */
export async function turnsDuring<T>(work: () => Promise<T>): Promise<{ done: T; turns: number }> {
  let turns = 0
  let over = false
  const turn = () => {
    turns += 1
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  const done = await work()
  over = true
  return { done, turns }
}
