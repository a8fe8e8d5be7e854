/**
 * Jest's `expect` for processes without Jest, with what Playwright's has beside it: words before a failure, and `poll`. So
 * what browser tests and database tests share speaks one language, and loads in a tenth of the time that Playwright takes.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type Expect, expect as jestExpect, type Matchers } from 'expect'

type Matching = Matchers<void, unknown> & { not: Matchers<void, unknown> }
type Polled = { [Name in keyof Matchers<void>]: (...expected: unknown[]) => Promise<void> }

const POLL_MS = 20
const LONGEST_POLL_MS = 15_000

/** Matchers of which each is called through `run`, those below `not` as well. */
function through<Wrapped>(run: (match: (matchers: Matching) => void) => unknown): Wrapped {
  const below = (reach: (matchers: Matching) => object): object =>
    new Proxy(Object.create(null), {
      get: (_, name: string) => {
        if (name === 'not') return below(({ not }) => not)
        return (...expected: unknown[]) =>
          run((matchers) => (reach(matchers) as Record<string, (...all: unknown[]) => void>)[name]?.(...expected))
      },
    })
  return below((matchers) => matchers) as Wrapped
}

function withWords(actual: unknown, words: string): Matching {
  return through<Matching>((match) => {
    try {
      match(jestExpect(actual))
    } catch (error) {
      if (error instanceof Error) error.message = `${words}\n\n${error.message}`
      throw error
    }
  })
}

/** Reads again until what is read is as expected. @throws what the matcher says once the time is over */
function poll(read: () => unknown, { timeout = LONGEST_POLL_MS } = {}): Polled & { not: Polled } {
  return through(async (match) => {
    const end = performance.now() + timeout
    for (;;) {
      try {
        return match(jestExpect(await read()))
      } catch (error) {
        if (performance.now() > end) throw error
      }
      await wait(POLL_MS)
    }
  })
}

/** `expect(actual, words)`: the words stand before what the matcher says when it fails. */
export const expect = Object.assign(
  (actual: unknown, words?: string) => (words === undefined ? jestExpect(actual) : withWords(actual, words)),
  jestExpect,
  { poll },
) as { (actual: unknown, words?: string): Matching; poll: typeof poll } & Omit<Expect, never>
