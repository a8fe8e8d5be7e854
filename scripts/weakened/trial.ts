/** What the suites say of a copy of the tree with weaknesses in it. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Failure } from '../testing/failure'
import { literally } from '../testing/literally'
import {
  type BrowserReport,
  browserResults,
  type DatabaseReport,
  databaseResults,
  type JestReport,
  unitResults,
} from '../testing/results'
import type { Copy } from './copy'
import type { BrowserSuite, Suite, Weakness } from './table'

/** What became of one weakness. */
export interface Outcome {
  weakness: Weakness
  noticed: boolean
  /** Titles of tests that failed. */
  failed: readonly string[]
  /** The end of what the suite printed. */
  end: string
}

/** A suite that hangs on a weakness has not noticed it. */
const LONGEST_MS = 15 * 60_000
const END_LINES = 15

/** Where each kind of suite leaves its results, and how they are read. */
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

const anyOf = (texts: readonly string[]) => texts.map(literally).join('|')

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
 * Puts weaknesses into a copy, runs their suites, and takes them out again.
 * @param weaknesses one; or several that browsers see, each of which its own test must notice
 */
export async function tryOut(copy: Copy, weaknesses: readonly Weakness[]): Promise<Outcome[]> {
  const suites = weaknesses.map(({ suite }) => suite)
  const report = REPORTS[kindOf(suites[0] as Suite)]
  const file = path.join(copy.folder, report.file)
  rmSync(file, { force: true })
  // Jest makes no folder for its results.
  mkdirSync(path.dirname(file), { recursive: true })
  const restore = copy.weaken(weaknesses)
  try {
    const [command, ...args] = commandOf(suites)
    const { code, said } = await run(copy.folder, command, args)
    // A build that breaks, or a suite that does not load, leaves no test that failed, and proves nothing.
    const failures = existsSync(file) ? report.read(JSON.parse(readFileSync(file, 'utf8'))).failures : []
    const end = said.trim().split('\n').slice(-END_LINES).join('\n')
    return weaknesses.map((weakness) => {
      const failed = failures
        .filter((failure) => noticedBy(weakness.suite, failure))
        .map(({ titles }) => titles.join(' › '))
      return { weakness, noticed: code !== 0 && failed.length > 0, failed, end }
    })
  } finally {
    restore()
  }
}

function noticedBy(suite: Suite, { file, titles }: Failure): boolean {
  const title = titles.at(-1)
  // A file that does not load says nothing of the weakness.
  if (title === undefined) return false
  if ('browser' in suite) return file === suite.browser && title.includes(suite.title)
  return true
}

function run(folder: string, command: string, args: readonly string[]): Promise<{ code: number; said: string }> {
  const child = spawn(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })
}
