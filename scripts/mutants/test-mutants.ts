/** Runs the tests of mutants in a copy of the tree that has them applied. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { escapeRegExp } from '../testing/escape-regexp'
import type { Failure } from '../testing/failure'
import {
  type BrowserReport,
  browserResults,
  type DatabaseReport,
  databaseResults,
  type JestReport,
  unitResults,
} from '../testing/results'
import type { Copy } from './copy'
import type { BrowserSuite, Mutant, Suite } from './table'

export interface MutantResult {
  mutant: Mutant
  /** Whether a test failed because of it. */
  isKilled: boolean
  /** Titles of tests that failed. */
  failedTests: readonly string[]
  /** The last lines that the suite printed. */
  output: string
}

/** A suite that hangs does not kill the mutant. */
const TIMEOUT_MS = 15 * 60_000
const OUTPUT_LINES = 15

/** The results file of each kind of suite, and its parser. */
const REPORTS = {
  unit: { file: '.test/unit.json', read: (report: unknown) => unitResults(report as JestReport) },
  database: {
    file: '.test/database-results.json',
    read: (report: unknown) => databaseResults(report as DatabaseReport),
  },
  browser: { file: '.test/e2e-results.json', read: (report: unknown) => browserResults(report as BrowserReport) },
}

export type Kind = keyof typeof REPORTS

export function kindOf(suite: Suite): Kind {
  if ('jest' in suite) return 'unit'
  return 'database' in suite ? 'database' : 'browser'
}

const anyOf = (texts: readonly string[]) => texts.map(escapeRegExp).join('|')

function commandOf(suites: readonly Suite[]): [string, ...string[]] {
  const [suite] = suites
  if (suite && 'jest' in suite) return ['jest', '--json', `--outputFile=${REPORTS.unit.file}`, suite.jest]
  if (suite && 'database' in suite) return ['tsx', 'scripts/test-databases.ts', suite.database]
  const inBrowser = suites as readonly BrowserSuite[]
  const projects = new Set(inBrowser.map(({ project = 'sqlite' }) => `--project=${project}`))
  const files = new Set(inBrowser.map(({ browser }) => browser))
  return [
    'playwright',
    'test',
    '-c',
    'e2e',
    '--retries=0',
    ...projects,
    '-g',
    anyOf(inBrowser.map(({ title }) => title)),
    ...files,
  ]
}

/**
 * Applies mutants to a copy, runs their tests, and reverts them.
 * @param mutants one; or several of browser tests, each of which its own test must kill
 */
export async function testMutants(copy: Copy, mutants: readonly Mutant[]): Promise<MutantResult[]> {
  const suites = mutants.map(({ suite }) => suite)
  const report = REPORTS[kindOf(suites[0] as Suite)]
  const file = path.join(copy.folder, report.file)
  rmSync(file, { force: true })
  // Jest makes no folder for its results.
  mkdirSync(path.dirname(file), { recursive: true })
  const revert = copy.apply(mutants)
  try {
    const [command, ...args] = commandOf(suites)
    const { code, output } = await run(copy.folder, command, args)
    // A build that breaks, or a suite that does not load, has no failed test and kills nothing.
    const failures = existsSync(file) ? report.read(JSON.parse(readFileSync(file, 'utf8'))).failures : []
    const lastLines = output.trim().split('\n').slice(-OUTPUT_LINES).join('\n')
    return mutants.map((mutant) => {
      const failedTests = failures
        .filter((failure) => isOfSuite(mutant.suite, failure))
        .map(({ titles }) => titles.join(' › '))
      return { mutant, isKilled: code !== 0 && failedTests.length > 0, failedTests, output: lastLines }
    })
  } finally {
    revert()
  }
}

function isOfSuite(suite: Suite, { file, titles }: Failure): boolean {
  const title = titles.at(-1)
  // A file that does not load kills no mutant.
  if (title === undefined) return false
  if ('browser' in suite) return file === suite.browser && title.includes(suite.title)
  return true
}

function run(folder: string, command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
