/** Parsers of the test runners' results files: counts, and each failure. */
import path from 'node:path'
import type { DatabaseResult } from './database-test-process'
import type { Failure } from './failure'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Results extends Counts {
  failures: Failure[]
  /** Titles of the tests that were left out. */
  leftOut?: string[]
  /** Titles of the tests that passed only on a retry. */
  flaky?: string[]
}

/** The output of `jest --json --testLocationInResults`. */
export interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    message: string
    assertionResults: {
      status: string
      ancestorTitles: string[]
      title: string
      failureMessages: string[]
      location?: { line: number } | null
    }[]
  }[]
}

export function unitResults(report: JestReport): Results {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }): Failure[] => {
    const file = path.relative('.', name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (assertionResults.length === 0) return [{ kind: 'unit test', file, titles: [], message }]
    return failed.map(({ ancestorTitles, title, failureMessages, location }) => ({
      ...{ kind: 'unit test' as const, file, line: location?.line, titles: [...ancestorTitles, title] },
      message: failureMessages.join('\n'),
    }))
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures,
    leftOut: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'pending')
        .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ')),
    ),
  }
}

/** The output of scripts/test-databases.ts. */
export interface DatabaseReport {
  results: readonly DatabaseResult[]
}

export function databaseResults({ results }: DatabaseReport): Results {
  const of = (wanted: DatabaseResult['status']) => results.filter(({ status }) => status === wanted)
  const failures = of('failed').map(({ file, database, name, error }): Failure => {
    const { message = 'It failed.', expected, actual, at } = error ?? {}
    const line = Number(at?.split(':').at(-2)) || undefined
    // The result of a process that crashed has the file's name.
    const titles = name === file ? [] : [name]
    return { kind: 'database test', file, line, titles, on: database, message, expected, seen: actual }
  })
  const leftOut = of('skipped').map(({ name }) => name)
  return { passed: of('passed').length, failed: failures.length, skipped: leftOut.length, failures, leftOut }
}

interface BrowserSuite {
  title: string
  specs?: {
    title: string
    ok: boolean
    file: string
    line: number
    tests: {
      projectName: string
      status: string
      results: { errors: { message?: string }[]; attachments: { name: string; path?: string }[] }[]
    }[]
  }[]
  suites?: BrowserSuite[]
}

/** The output of Playwright's JSON reporter. */
export interface BrowserReport {
  suites: BrowserSuite[]
  errors?: { message?: string }[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const ATTACHMENTS = /\.(png|zip)$/

export function browserResults({ suites, errors = [], stats }: BrowserReport): Results {
  const failures = [
    ...suites.flatMap((file) => failedIn(file, [])),
    ...errors.map(
      ({ message = '' }): Failure => ({
        ...{ kind: 'suite', file: 'e2e', titles: [], message, alone: 'npm test -- e2e' },
      }),
    ),
  ]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures,
    leftOut: suites.flatMap((suite) => titlesIn(suite, 'skipped')),
    flaky: suites.flatMap((suite) => titlesIn(suite, 'flaky')),
  }
}

const titlesIn = ({ specs = [], suites = [] }: BrowserSuite, wanted: 'skipped' | 'flaky'): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title),
  ...suites.flatMap((suite) => titlesIn(suite, wanted)),
]

/** Tests that passed at their first try, as lines of Playwright's `--test-list`. @param isWanted file below e2e → whether it counts */
export function passedTests({ suites }: BrowserReport, isWanted: (file: string) => boolean): string[] {
  const linesIn = ({ specs = [], suites: inner = [] }: BrowserSuite, groups: readonly string[]): string[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'expected')
        .map(({ projectName }) => [`[${projectName}]`, file, ...groups, title].join(' › ')),
    ),
    ...inner.flatMap((suite) => linesIn(suite, [...groups, suite.title])),
  ]
  return suites.filter(({ title }) => isWanted(title)).flatMap((file) => linesIn(file, []))
}

/** @param groups titles of the groups around the suite, without that of the file */
function failedIn({ specs = [], suites = [] }: BrowserSuite, groups: readonly string[]): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }): Failure => {
        const last = results.at(-1)
        const evidence = (last?.attachments ?? []).flatMap(({ path: at }) =>
          at && ATTACHMENTS.test(at) ? [path.relative('.', at)] : [],
        )
        return {
          ...{ kind: 'browser test', file: `e2e/${file}`, line, titles: [...groups, title], on: projectName },
          message: (last?.errors ?? []).map(({ message = '' }) => message).join('\n'),
          evidence,
        }
      }),
  )
  return [...own, ...suites.flatMap((suite) => failedIn(suite, [...groups, suite.title]))]
}
