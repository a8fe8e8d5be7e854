/** Many requests, some at once: one after the other they take as long as the way there and back, all at once they crowd out others. */

const LANES = 4

/** Does something with each of many, in lanes. @returns what came of each, in their order */
export async function inLanes<T, R>(all: Iterable<T>, work: (one: T) => Promise<R>): Promise<R[]> {
  const waiting = [...all].entries()
  const results: R[] = []
  const lane = async () => {
    for (const [at, one] of waiting) results[at] = await work(one)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
