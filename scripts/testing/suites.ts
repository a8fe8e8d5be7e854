/** The suites of `npm test`: runs each and reads its results file. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser'
import { escapeRegExp } from './escape-regexp'
import type { Failure } from './failure'
import {
  type BrowserReport,
  browserResults,
  type DatabaseReport,
  databaseResults,
  type JestReport,
  passedTests,
  type Results,
  unitResults,
} from './results'
import { type CommandResult, RESULTS, runCommand, tool } from './run-command'
import { isCaseByCase } from './sampled-files'

export interface SuiteResult extends Results {
  name: string
  seconds: number
  /** Printed at the end, where something was left out. */
  notes?: string[]
}

/** Which tests of a suite run; by default all. */
export interface TestSelection {
  files?: readonly string[]
  /** A part of a title. */
  title?: string
  /** The database or the project of browser tests. */
  on?: string
  env?: NodeJS.ProcessEnv
}

/** The failure of a suite as a whole. */
const suiteFailure = (name: string, message: string, alone = 'npm test'): Failure => ({
  ...{ kind: 'suite', file: name, titles: [], message, alone },
})
/** The end of a log. */
const lastLines = (output: string) => output.trim().split('\n').slice(-25).join('\n')

/** A check that passes or fails as a whole, such as the linter. */
export async function check(name: string, program: string, args: readonly string[], env?: NodeJS.ProcessEnv) {
  const ended = await runCommand({ name, program, args, env })
  const passed = ended.code === 0
  if (!passed) console.info(`\n${ended.output}`)
  return suiteResult(name, ended, {
    ...{ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 },
    failures: passed ? [] : [suiteFailure(name, lastLines(ended.output), [path.basename(program), ...args].join(' '))],
  })
}

function suiteResult(name: string, { seconds }: CommandResult, results: Results, notes?: string[]): SuiteResult {
  const { leftOut = [], flaky = [] } = results
  const left = leftOut.length > 0 ? [`LEFT OUT OF ${name.toUpperCase()}: ${leftOut.join('; ')}`] : []
  const unsteady = flaky.length > 0 ? [`PASSED ONLY AT THE SECOND TRY: ${flaky.join('; ')}`] : []
  return { name, seconds, ...results, notes: [...(notes ?? []), ...left, ...unsteady] }
}

/** The results of a suite; a program that fails without naming a failed test counts as one failure. */
function checkedResult(name: string, ended: CommandResult, found: Results | null): SuiteResult {
  const counted = found ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
  const isWhole = found && !ended.isTimedOut && (ended.code === 0 || found.failed > 0)
  if (isWhole) return suiteResult(name, ended, counted)
  const why = ended.isTimedOut ? 'The suite exceeded its timeout.' : 'The suite ended before its tests did.'
  const failure = suiteFailure(name, `${why}\n${lastLines(ended.output)}`)
  return suiteResult(name, ended, {
    ...counted,
    failed: counted.failed + 1,
    failures: [...counted.failures, failure],
  })
}

/** The path of a suite's results file, after deleting that of an earlier run. */
function resultsFile(name: string): string {
  const file = path.join(RESULTS, name)
  rmSync(file, { force: true })
  return file
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}

export async function unitTests({ files = [], title, env }: TestSelection = {}): Promise<SuiteResult> {
  const file = resultsFile('unit.json')
  const args = ['--json', `--outputFile=${file}`, '--testLocationInResults', '--maxWorkers=2']
  if (title) args.push('-t', escapeRegExp(title))
  if (files.length > 0) args.push('--runTestsByPath', ...files)
  const ended = await runCommand({ name: 'Unit tests', program: tool('jest'), args, env })
  const report = readJson<JestReport>(file)
  return checkedResult('Unit tests', ended, report && unitResults(report))
}

/** @param leftOut also runs all other files on the database on which `npm test` does not run them */
export async function databaseTests({
  files = [],
  title,
  on,
  env,
  leftOut,
}: TestSelection & { leftOut?: boolean } = {}): Promise<SuiteResult> {
  const args = [
    'scripts/test-databases.ts',
    ...files,
    ...(title ? ['--title', title] : []),
    ...(on ? ['--on', on] : []),
    ...(leftOut ? ['--left-out'] : []),
  ]
  const file = resultsFile('database-results.json')
  const ended = await runCommand({ name: 'Database tests', program: tool('tsx'), args, env })
  const results = readJson<DatabaseReport>(file)
  return checkedResult('Database tests', ended, results && databaseResults(results))
}

const BROWSER_RESULTS = 'e2e-results.json'

/** Tests of the last run of browser tests that need not be repeated whole, in a file for Playwright. @returns its path */
export function listPassedTests(): string {
  const report = readJson<BrowserReport>(path.join(RESULTS, BROWSER_RESULTS))
  const list = resultsFile('passed-browser-tests.txt')
  writeFileSync(list, (report ? passedTests(report, isCaseByCase) : []).join('\n'))
  return list
}

/**
 * @param word a pattern for the file or the title
 * @param except a file with tests that do not run, as listPassedTests makes it
 */
export async function browserTests({
  files = [],
  title,
  on,
  env,
  word,
  except,
}: TestSelection & { word?: string; except?: string } = {}): Promise<SuiteResult> {
  const browser = await findBrowser()
  const name = 'Browser tests'
  if (!browser) {
    const missing = 'No browser was found: install Chromium (on Debian: apt-get install chromium-headless-shell).'
    const failures = [suiteFailure(name, missing)]
    return { name, seconds: 0, passed: 0, failed: 1, skipped: 0, failures, notes: [missing] }
  }
  const pattern = title ? escapeRegExp(title) : word
  const args = ['test', '-c', 'e2e', ...files, ...(pattern ? ['-g', pattern] : []), ...(on ? [`--project=${on}`] : [])]
  // A word without browser tests is no failure, nor are files of which all have passed.
  if (word || except) args.push('--pass-with-no-tests')
  if (except) args.push(`--test-list-invert=${path.resolve(except)}`)
  const environment = { ...process.env, ...env, BROWSER_PATH: browser }
  const file = resultsFile(BROWSER_RESULTS)
  const ended = await runCommand({ name, program: tool('playwright'), args, env: environment, live: true })
  const report = readJson<BrowserReport>(file)
  return checkedResult(name, ended, report && browserResults(report))
}

/** What scripts/mutants/run.ts writes: names of mutants. */
interface MutationResults {
  killed: string[]
  survived: { name: string; output: string }[]
  /** Those that time did not suffice for. */
  untested: string[]
}

/** Mutation testing (scripts/mutants). @param minutes how long at most; by default until all mutants are tested */
export async function mutationTests(env: NodeJS.ProcessEnv, minutes?: number): Promise<SuiteResult> {
  const name = 'Mutation tests'
  const args = [
    'scripts/mutants/run.ts',
    '--together',
    ...(minutes === undefined ? [] : ['--minutes', String(minutes)]),
  ]
  // The sample of tests that runs with every change must kill them.
  const file = resultsFile('mutants.json')
  const ended = await runCommand({
    name,
    program: tool('tsx'),
    args,
    env: { ...env, TEST_WHOLE: '' },
    live: true,
    minutes: 90,
  })
  const tested = readJson<MutationResults>(file)
  const failures = (tested?.survived ?? []).map(({ name: mutant, output }) => ({
    ...{ kind: 'mutant' as const, file: 'scripts/mutants/table.ts', titles: [mutant] },
    ...{ message: `It survived: its test passed.\n${output}`, alone: `npm run mutants -- ${mutant}` },
  }))
  const found = tested && { passed: tested.killed.length, failed: failures.length, skipped: 0, failures }
  const untested = tested?.untested ?? []
  const notes =
    untested.length > 0 ? [`${untested.length} MUTANTS WERE NOT TESTED, for want of time: ${untested.join(', ')}`] : []
  return { ...checkedResult(name, ended, found), notes }
}
