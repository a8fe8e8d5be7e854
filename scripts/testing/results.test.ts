import path from 'node:path'
import { browserResults, databaseResults, passedTests, unitResults } from './results'

test('failed unit tests are listed with their groups and lines', () => {
  const base = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numRuntimeErrorTestSuites: 0 }
  const assertionResults = [
    { status: 'passed', ancestorTitles: [], title: 'one', failureMessages: [] },
    { status: 'failed', ancestorTitles: ['keys'], title: 'mistyped', failureMessages: ['no'], location: { line: 7 } },
  ]
  const name = path.resolve('lib/a.test.ts')
  expect(unitResults({ ...base, testResults: [{ name, message: '', assertionResults }] })).toEqual({
    ...{ passed: 1, failed: 1, skipped: 0, leftOut: [] },
    failures: [{ kind: 'unit test', file: 'lib/a.test.ts', line: 7, titles: ['keys', 'mistyped'], message: 'no' }],
  })
})

test('a unit test file that does not load counts as a failure', () => {
  const base = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 1 }
  const broken = { name: path.resolve('lib/a.test.ts'), message: 'Cannot find module', assertionResults: [] }
  const { failed, failures } = unitResults({ ...base, testResults: [broken] })
  expect([failed, failures[0]?.titles, failures[0]?.message]).toEqual([1, [], 'Cannot find module'])
})

test('failed database tests are listed with the database and both values', () => {
  const base = { file: 'lib/a.dbtest.ts', durationMs: 1 }
  const passed = { ...base, database: 'sqlite', name: 'one', status: 'passed' } as const
  const error = { message: 'not equal', expected: '1', actual: '[ 2 ]', at: 'lib/a.dbtest.ts:3:9' }
  const failed = { ...base, database: 'postgres', name: 'two › deep', status: 'failed', error } as const
  expect(databaseResults({ results: [passed, failed] })).toEqual({
    ...{ passed: 1, failed: 1, skipped: 0, leftOut: [] },
    failures: [
      {
        ...{ kind: 'database test', file: 'lib/a.dbtest.ts', line: 3, titles: ['two › deep'], on: 'postgres' },
        ...{ message: 'not equal', expected: '1', seen: '[ 2 ]' },
      },
    ],
  })
})

test('a crashed process of database tests is listed by its file', () => {
  const file = 'lib/a.dbtest.ts'
  const broken = { file, name: file, database: 'sqlite', status: 'failed', durationMs: 0 } as const
  expect(databaseResults({ results: [broken] }).failures[0]?.titles).toEqual([])
})

test('failed browser tests are listed at any depth, with screenshot and trace', () => {
  const run = (status: string, errors: { message: string }[] = []) => ({
    ...{ projectName: 'sqlite', status },
    results: [{ errors, attachments: [{ name: 'trace', path: path.resolve('test-results/trace.zip') }] }],
  })
  const spec = (title: string, tests: ReturnType<typeof run>[]) => ({
    title,
    ok: false,
    file: 'a.spec.ts',
    line: 5,
    tests,
  })
  const inner = { title: 'a group', specs: [spec('inside', [run('unexpected', [{ message: 'gone' }])])] }
  const file = { title: 'a.spec.ts', specs: [spec('fine', [run('expected')])], suites: [inner] }
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
  expect(browserResults({ suites: [file], stats })).toEqual({
    ...{ passed: 1, failed: 1, skipped: 0, leftOut: [], flaky: [] },
    failures: [
      {
        ...{ kind: 'browser test', file: 'e2e/a.spec.ts', line: 5, titles: ['a group', 'inside'], on: 'sqlite' },
        ...{ message: 'gone', evidence: ['test-results/trace.zip'] },
      },
    ],
  })
})

test('a flaky browser test counts as passed and is named', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }
  const tests = [{ projectName: 'sqlite', status: 'flaky', results: [] }]
  const spec = { title: 'pressed too early', ok: true, file: 'a.spec.ts', line: 5, tests }
  const { passed, failed, failures, flaky } = browserResults({ suites: [{ title: 'a.spec.ts', specs: [spec] }], stats })
  expect([passed, failed, failures, flaky]).toEqual([2, 0, [], ['pressed too early']])
})

test('an error outside any browser test counts as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(browserResults({ suites: [], errors: [{ message: 'port taken' }], stats }).failed).toBe(1)
})

test('skipped tests are named', () => {
  const base = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 1, numRuntimeErrorTestSuites: 0 }
  const assertionResults = [{ status: 'pending', ancestorTitles: ['nginx'], title: 'logs', failureMessages: [] }]
  const name = path.resolve('lib/a.test.ts')
  expect(unitResults({ ...base, testResults: [{ name, message: '', assertionResults }] }).leftOut).toEqual([
    'nginx › logs',
  ])
})

test('passed browser tests are listed by project, file, groups and title, without those that needed a retry', () => {
  const run = (projectName: string, status: string) => ({ projectName, status, results: [] })
  const spec = (title: string, tests: ReturnType<typeof run>[], file = 'a.spec.ts') => ({
    title,
    ok: true,
    file,
    line: 5,
    tests,
  })
  const inner = { title: 'a group', specs: [spec('inside', [run('sqlite', 'expected'), run('postgres', 'flaky')])] }
  const suites = [
    { title: 'a.spec.ts', specs: [spec('fine', [run('sqlite', 'expected')])], suites: [inner] },
    { title: 'b.spec.ts', specs: [spec('other', [run('sqlite', 'expected')], 'b.spec.ts')] },
  ]
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }
  expect(passedTests({ suites, stats }, (file) => file === 'a.spec.ts')).toEqual([
    '[sqlite] › a.spec.ts › fine',
    '[sqlite] › a.spec.ts › a group › inside',
  ])
})
