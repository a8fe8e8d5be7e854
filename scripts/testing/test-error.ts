/** The error of a database test: message, values and place, resolved by source maps. */
import { inspect, stripVTControlCharacters } from 'node:util'

export interface TestError {
  message: string
  /** As text; absent where nothing was compared. */
  expected?: string
  actual?: string
  /** The line of the source that it failed at: file:line:column, from the root of the repository. */
  at?: string
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : inspect(value, { depth: 6 }))

/** The line of the test that failed, or the first of the repository. */
function placeIn(stack: string): string | undefined {
  const root = `${process.cwd()}/`
  const places = stack
    .split('\n')
    .flatMap((line) => /(?:file:\/\/)?(\/[^()]+:\d+:\d+)\)?$/.exec(line)?.[1] ?? [])
    .filter((place) => place.startsWith(root) && !place.includes('/node_modules/'))
    .map((place) => place.slice(root.length))
  return places.find((place) => place.includes('.dbtest.')) ?? places[0]
}

/** As node:assert leaves it on its errors, and Jest's `expect` below `matcherResult`. */
interface Compared {
  expected?: unknown
  actual?: unknown
}

/** @param failure what was thrown, be it an Error or not */
export function errorOf(failure: unknown): TestError {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return { message: shown(failure) }
  const thrown = failure as Error & Compared & { matcherResult?: Compared }
  const { expected, actual } = thrown.matcherResult ?? thrown
  const at = placeIn(thrown.stack ?? '')
  return {
    message: stripVTControlCharacters(thrown.message || String(failure)),
    ...((expected ?? actual) !== undefined && { expected: shown(expected), actual: shown(actual) }),
    ...(at && { at }),
  }
}
