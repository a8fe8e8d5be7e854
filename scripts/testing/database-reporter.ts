/**
 * A reporter of node:test for one file of database tests: a line of JSON for each test. Its path is told by the names of
 * those that it stands in; what was expected and seen, and where, is read while the source maps are at hand.
 */

import type { TestEvent } from 'node:test/reporters'
import { inspect, stripVTControlCharacters } from 'node:util'

export interface TestError {
  message: string
  /** As text; absent where nothing was compared. */
  expected?: string
  actual?: string
  /** The line of the source that it failed at: file:line:column, from the root of the repository. */
  at?: string
}

/** What became of one test. */
export interface TestResult {
  /** Names of the groups around it and its own, from the outermost. */
  path: string[]
  status: 'passed' | 'failed' | 'skipped'
  durationMs: number
  error?: TestError
}

/** What node:test gives as the reason where a name was not asked for. */
const NOT_ASKED = /name does not match/
/** Of a group whose own code is well. */
const BY_ITS_TESTS = 'subtestsFailed'

/** How node:test begins what it says of something that broke when no test was running. */
const BROKE = /^(?:Warning|Error): /

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

function errorOf(failure: Error & { cause?: unknown }): TestError {
  const cause = failure.cause ?? failure
  if (typeof cause !== 'object' || !('message' in cause)) return { message: shown(cause) }
  const thrown = cause as Error & Compared & { matcherResult?: Compared }
  const { expected, actual } = thrown.matcherResult ?? thrown
  const at = placeIn(thrown.stack ?? '')
  return {
    message: stripVTControlCharacters(thrown.message || String(cause)),
    ...((expected ?? actual) !== undefined && { expected: shown(expected), actual: shown(actual) }),
    ...(at && { at }),
  }
}

/** The last line of a report that nothing is missing of. */
export const COMPLETE = JSON.stringify({ complete: true })

export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const result of resultsOf(events)) yield `${JSON.stringify(result)}\n`
  yield `${COMPLETE}\n`
}

/** What became of each test, as the runner's events tell it. */
export async function* resultsOf(events: AsyncIterable<TestEvent>): AsyncGenerator<TestResult> {
  const names: string[] = []
  for await (const { type, data } of events) {
    // What broke behind a test that was over fails the process, and is told here alone.
    if (type === 'test:diagnostic' && BROKE.test(data.message)) process.stderr.write(`${data.message}\n`)
    if (type === 'test:start') names.splice(data.nesting, names.length, data.name)
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { name, nesting, skip, todo, details } = data
    const error = type === 'test:fail' ? (data.details.error as Error & { failureType?: string }) : null
    if (typeof skip === 'string' && NOT_ASKED.test(skip)) continue
    // A group is as its tests are, unless its own code broke.
    if (details.type === 'suite' && (!error || error.failureType === BY_ITS_TESTS)) continue
    yield {
      path: [...names.slice(0, nesting), name],
      status: error ? 'failed' : (skip ?? todo) === undefined ? 'passed' : 'skipped',
      durationMs: Math.round(details.duration_ms),
      ...(error && { error: errorOf(error) }),
    }
  }
}
