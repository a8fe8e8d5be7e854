/** Many requests, a few at a time, and which of them failed. */
import type { ClientResponse } from './client'

const LANES = 6

/** Does a work for each, a few at a time. @returns what failed */
export async function each<T>(list: readonly T[], work: (one: T) => Promise<string | undefined>): Promise<string[]> {
  const left = [...list]
  const found: string[] = []
  const lane = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      const what = await work(one)
      if (what !== undefined) found.push(what)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return found
}

/** As much of a value as a person reads. */
export const short = (text: unknown) => JSON.stringify(text).slice(0, 60)

/** What failed, where the site did. */
export const fails = ({ status, text }: ClientResponse, what: string) =>
  status >= 500 ? `${what}: ${status} ${text.slice(0, 200)}` : undefined
