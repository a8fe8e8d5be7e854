/** @jest-environment node */
import { AssertionError } from 'node:assert'
import type { TestEvent } from 'node:test/reporters'
import report, { COMPLETE, resultsOf } from './database-reporter'

/** What the reporter makes of events. */
async function told(events: object[]): Promise<unknown[]> {
  async function* given() {
    yield* events as TestEvent[]
  }
  const lines: unknown[] = []
  for await (const result of resultsOf(given())) lines.push(result)
  return lines
}

const start = (name: string, nesting: number) => ({ type: 'test:start', data: { name, nesting } })
const pass = (name: string, nesting: number, more: object = {}) => ({
  type: 'test:pass',
  data: { name, nesting, details: { duration_ms: 1.4 }, ...more },
})
const fail = (name: string, nesting: number, error: object, type = 'test') => ({
  type: 'test:fail',
  data: { name, nesting, details: { duration_ms: 2, type, error } },
})
const failure = (cause: unknown, failureType = 'testCodeFailure') =>
  Object.assign(new Error('failed', { cause }), { failureType })

test('a test stands below the names of its groups', async () => {
  const events = [start('keys', 0), start('ended', 1), start('is refused', 2), pass('is refused', 2)]
  const more = [
    pass('ended', 1, { details: { duration_ms: 2, type: 'suite' } }),
    start('is told', 1),
    pass('is told', 1),
  ]
  expect(await told([...events, ...more])).toEqual([
    { path: ['keys', 'ended', 'is refused'], status: 'passed', durationMs: 1 },
    { path: ['keys', 'is told'], status: 'passed', durationMs: 1 },
  ])
})

test('one that failed tells what was expected, what was seen, and the line of the test', async () => {
  const error = new AssertionError({ actual: { sum: 1 }, expected: { sum: 2 }, operator: 'deepStrictEqual' })
  error.stack = [
    'AssertionError: Expected',
    '    at deepEqual (node:assert:1:1)',
    `    at sumOf (${process.cwd()}/lib/sum.ts:3:4)`,
    `    at TestContext.<anonymous> (file://${process.cwd()}/lib/sum.dbtest.ts:7:14)`,
  ].join('\n')
  const [{ error: seen }] = (await told([start('adds', 0), fail('adds', 0, failure(error))])) as [{ error: object }]
  expect(seen).toMatchObject({ expected: '{ sum: 2 }', actual: '{ sum: 1 }', at: 'lib/sum.dbtest.ts:7:14' })
})

test('a group fails where its own code does, and not for its tests', async () => {
  const own = [start('group', 0), fail('group', 0, failure(new Error('no server'), 'hookFailed'), 'suite')]
  expect(await told(own)).toMatchObject([{ path: ['group'], status: 'failed', error: { message: 'no server' } }])
  expect(await told([start('group', 0), fail('group', 0, failure('1 failed', 'subtestsFailed'), 'suite')])).toEqual([])
})

test('one that is passed over is told apart from one that was not asked for', async () => {
  const events = [pass('later', 0, { skip: true }), pass('other', 0, { skip: 'test name does not match pattern' })]
  expect(await told(events)).toEqual([{ path: ['later'], status: 'skipped', durationMs: 1 }])
})

test('a report ends with a line that says that it is all', async () => {
  async function* given() {
    yield* [start('one', 0), pass('one', 0)] as TestEvent[]
  }
  const lines: string[] = []
  for await (const line of report(given())) lines.push(line)
  expect(lines.at(-1)).toBe(`${COMPLETE}\n`)
})
