/** Many requests with a limit on their number at one time, so that they neither take long nor crowd out others. */

const CONCURRENCY = 4

/** Does some work for each of many, `CONCURRENCY` at a time. @returns the results, in the same order */
export async function mapConcurrently<T, R>(all: Iterable<T>, work: (one: T) => Promise<R>): Promise<R[]> {
  const waiting = [...all].entries()
  const results: R[] = []
  const worker = async () => {
    for (const [at, one] of waiting) results[at] = await work(one)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}

/** The same, for work that gives a sentence where it fails. @returns those sentences */
export async function failuresOf<T>(
  all: Iterable<T>,
  work: (one: T) => Promise<string | undefined>,
): Promise<string[]> {
  const results = await mapConcurrently(all, work)
  return results.filter((result) => result !== undefined)
}
