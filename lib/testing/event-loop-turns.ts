/** For tests: counts turns of the event loop, to see that long work yields. */
import { setImmediate } from 'node:timers'

/** @returns the work's result, and the turns of the event loop that it took: 1 where it never yields */
export async function countTurns<T>(work: () => Promise<T>): Promise<{ done: T; turns: number }> {
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
