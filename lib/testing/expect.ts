/**
 * Jest's `expect` for processes without Jest, with two additions of Playwright's: a message, and `poll`. Helpers that browser
 * and database tests share use it; it loads in a tenth of Playwright's time.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type Expect, expect as jestExpect, type Matchers } from 'expect'

type SyncMatchers = Matchers<void, unknown> & { not: Matchers<void, unknown> }
type AsyncMatchers = { [Name in keyof Matchers<void>]: (...expected: unknown[]) => Promise<void> }

const POLL_MS = 20
const POLL_TIMEOUT_MS = 15_000

/** Matchers that call `run`, including those below `not`. */
function wrapMatchers<Wrapped>(run: (match: (matchers: SyncMatchers) => void) => unknown): Wrapped {
  const below = (reach: (matchers: SyncMatchers) => object): object =>
    new Proxy(Object.create(null), {
      get: (_, name: string) => {
        if (name === 'not') return below(({ not }) => not)
        return (...expected: unknown[]) =>
          run((matchers) => (reach(matchers) as Record<string, (...all: unknown[]) => void>)[name]?.(...expected))
      },
    })
  return below((matchers) => matchers) as Wrapped
}

function withMessage(actual: unknown, words: string): SyncMatchers {
  return wrapMatchers<SyncMatchers>((match) => {
    try {
      match(jestExpect(actual))
    } catch (error) {
      if (error instanceof Error) error.message = `${words}\n\n${error.message}`
      throw error
    }
  })
}

/** Reads again until the value matches. @throws the matcher's error after the timeout */
function poll(read: () => unknown, { timeout = POLL_TIMEOUT_MS } = {}): AsyncMatchers & { not: AsyncMatchers } {
  return wrapMatchers(async (match) => {
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

/** `expect(actual, message)`: the message precedes the matcher's own when it fails. */
export const expect = Object.assign(
  (actual: unknown, words?: string) => (words === undefined ? jestExpect(actual) : withMessage(actual, words)),
  jestExpect,
  { poll },
) as { (actual: unknown, words?: string): SyncMatchers; poll: typeof poll } & Omit<Expect, never>
