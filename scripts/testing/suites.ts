/** The suites of `npm test`: how each is run, and what it leaves behind. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser'
import { type Ended, execute, RESULTS, tool } from './execute'
import type { Failure } from './failure'
import { literally } from './literally'
import {
  type BrowserReport,
  browserResults,
  type DatabaseReport,
  databaseResults,
  type JestReport,
  type Results,
  unitResults,
} from './results'

export interface Outcome extends Results {
  name: string
  seconds: number
  /** Said at the end, where something was left out. */
  notes?: string[]
}

/** Which tests of a suite run; all of them where nothing is said. */
export interface Part {
  files?: readonly string[]
  /** A part of a title. */
  title?: string
  /** The database or the project of browser tests. */
  on?: string
  env?: NodeJS.ProcessEnv
}

/** A suite that failed as a whole. */
const failureOf = (name: string, message: string, alone = 'npm test'): Failure => ({
  ...{ kind: 'suite', file: name, titles: [], message, alone },
})
/** As much of a log as shows why a program ended. */
const endOf = (output: string) => output.trim().split('\n').slice(-25).join('\n')

/** A check that passes or fails as a whole, such as the linter. */
export async function check(name: string, program: string, args: readonly string[], env?: NodeJS.ProcessEnv) {
  const ended = await execute({ name, program, args, env })
  const passed = ended.code === 0
  if (!passed) console.info(`\n${ended.output}`)
  return outcomeOf(name, ended, {
    ...{ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 },
    failures: passed ? [] : [failureOf(name, endOf(ended.output), [path.basename(program), ...args].join(' '))],
  })
}

function outcomeOf(name: string, { seconds }: Ended, results: Results, notes?: string[]): Outcome {
  const { leftOut = [], again = [] } = results
  const left = leftOut.length > 0 ? [`LEFT OUT OF ${name.toUpperCase()}: ${leftOut.join('; ')}`] : []
  const unsteady = again.length > 0 ? [`PASSED ONLY AT THE SECOND TRY: ${again.join('; ')}`] : []
  return { name, seconds, ...results, notes: [...(notes ?? []), ...left, ...unsteady] }
}

/** A suite whose program ended badly without naming a failure has failed as a whole. */
function complete(name: string, ended: Ended, found: Results | null): Outcome {
  const counted = found ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
  const isWhole = found && !ended.late && (ended.code === 0 || found.failed > 0)
  if (isWhole) return outcomeOf(name, ended, counted)
  const why = ended.late ? 'The suite took longer than it may.' : 'The suite ended before its tests did.'
  const failure = failureOf(name, `${why}\n${endOf(ended.output)}`)
  return outcomeOf(name, ended, {
    ...counted,
    failed: counted.failed + 1,
    failures: [...counted.failures, failure],
  })
}

/** Where a suite leaves its results, without those of an earlier run. */
function resultsFile(name: string): string {
  const file = path.join(RESULTS, name)
  rmSync(file, { force: true })
  return file
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}

export async function unitTests({ files = [], title, env }: Part = {}): Promise<Outcome> {
  const file = resultsFile('unit.json')
  const args = ['--json', `--outputFile=${file}`, '--testLocationInResults', '--maxWorkers=2']
  if (title) args.push('-t', literally(title))
  if (files.length > 0) args.push('--runTestsByPath', ...files)
  const ended = await execute({ name: 'Unit tests', program: tool('jest'), args, env })
  const report = readJson<JestReport>(file)
  return complete('Unit tests', ended, report && unitResults(report))
}

/** @param leftOut runs, beside the files, every other one where `npm test` does not run it */
export async function databaseTests({
  files = [],
  title,
  on,
  env,
  leftOut,
}: Part & { leftOut?: boolean } = {}): Promise<Outcome> {
  const args = [
    'scripts/test-databases.ts',
    ...files,
    ...(title ? ['--title', title] : []),
    ...(on ? ['--on', on] : []),
    ...(leftOut ? ['--left-out'] : []),
  ]
  const file = resultsFile('database-results.json')
  const ended = await execute({ name: 'Database tests', program: tool('tsx'), args, env })
  const results = readJson<DatabaseReport>(file)
  return complete('Database tests', ended, results && databaseResults(results))
}

/** @param word what the file or the title of a browser test has to contain, as a pattern */
export async function browserTests({
  files = [],
  title,
  on,
  env,
  word,
}: Part & { word?: string } = {}): Promise<Outcome> {
  const browser = await findBrowser()
  const name = 'Browser tests'
  if (!browser) {
    const missing = 'No browser was found: install Chromium (on Debian: apt-get install chromium-headless-shell).'
    const failures = [failureOf(name, missing)]
    return { name, seconds: 0, passed: 0, failed: 1, skipped: 0, failures, notes: [missing] }
  }
  const pattern = title ? literally(title) : word
  const args = ['test', '-c', 'e2e', ...files, ...(pattern ? ['-g', pattern] : []), ...(on ? [`--project=${on}`] : [])]
  // A word that no browser test has is no failure of it.
  if (word) args.push('--pass-with-no-tests')
  const environment = { ...process.env, ...env, BROWSER_PATH: browser }
  const file = resultsFile('e2e-results.json')
  const ended = await execute({ name, program: tool('playwright'), args, env: environment, live: true })
  const report = readJson<BrowserReport>(file)
  return complete(name, ended, report && browserResults(report))
}

/** What scripts/mutants/run.ts writes: names of mutants. */
interface MutationResults {
  killed: string[]
  survived: { name: string; output: string }[]
  /** Those that time did not suffice for. */
  untested: string[]
}

/** Mutation testing (scripts/mutants). @param minutes how long at most; by default until all mutants are tested */
export async function mutationTests(env: NodeJS.ProcessEnv, minutes?: number): Promise<Outcome> {
  const name = 'Mutation tests'
  const args = ['scripts/mutants/run.ts', '--together', ...(minutes ? ['--minutes', String(minutes)] : [])]
  // The sample of tests that runs with every change must kill them.
  const file = resultsFile('mutants.json')
  const ended = await execute({
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
  return { ...complete(name, ended, found), notes }
}
