/** A copy of the tree with weaknesses in it, and what the suites say of that copy. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { failedIn, type Report, saidToFail } from '../testing/failed'
import type { BrowserSuite, Suite, Weakness } from './table'

const ROOT = path.resolve(import.meta.dirname, '../..')

const NOT_COPIED = new Set(['node_modules', '.next', '.git', '.test', 'data', 'test-results', 'playwright-report'])

/** A copy of the tree with the weaknesses in it. @throws Error where the table no longer fits the source */
function weakenedCopy(weaknesses: readonly Weakness[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'weakened-'))
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (from) => !NOT_COPIED.has(path.relative(ROOT, from).split(path.sep)[0] ?? ''),
  })
  copyPackages(path.join(folder, 'node_modules'))
  for (const { file, find, replace } of weaknesses.flatMap(({ also = [], ...change }) => [change, ...also])) {
    const at = path.join(folder, file)
    const parts = readFileSync(at, 'utf8').split(find)
    if (parts.length !== 2) throw new Error(`“${find}” stands ${parts.length - 1} times in ${file}.`)
    writeFileSync(at, parts.join(replace))
  }
  return folder
}

/** Next takes no packages through a symbolic link out of its folder; hard links cost nothing where they can be had. */
function copyPackages(to: string): void {
  const from = path.join(ROOT, 'node_modules')
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

const anyOf = (texts: readonly string[]) => texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')

function inBrowser(suites: readonly BrowserSuite[]): [string, ...string[]] {
  const projects = new Set(suites.map(({ project = 'sqlite' }) => `--project=${project}`))
  const files = new Set(suites.map(({ browser }) => browser))
  return ['playwright', 'test', '-c', 'e2e', ...projects, '-g', anyOf(suites.map(({ title }) => title)), ...files]
}

function commandOf(suites: readonly Suite[]): [string, ...string[]] {
  const [suite] = suites
  if (suite && 'jest' in suite) return ['jest', suite.jest]
  if (suite && 'database' in suite) return ['tsx', 'scripts/test-databases.ts', suite.database]
  return inBrowser(suites as readonly BrowserSuite[])
}

/** What became of one weakness. */
export interface Outcome {
  weakness: Weakness
  noticed: boolean
  /** Titles of tests that failed. */
  failed: readonly string[]
  /** The end of what the suite printed. */
  end: string
}

/**
 * Puts weaknesses into one copy and runs their suites.
 * @param weaknesses one; or several that browsers see, each of which its own test must notice
 */
export function tryOut(weaknesses: readonly Weakness[]): Outcome[] {
  const folder = weakenedCopy(weaknesses)
  try {
    const [command, ...args] = commandOf(weaknesses.map(({ suite }) => suite))
    const done = spawnSync(path.join(folder, 'node_modules/.bin', command), args, {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    const said = `${done.stdout}\n${done.stderr}`
    const inReport = command === 'playwright' ? failedIn(reportIn(folder)) : null
    return weaknesses.map((weakness) => {
      const { suite } = weakness
      const failed = inReport
        ? inReport.filter((title) => title.includes((suite as BrowserSuite).title))
        : saidToFail(said)
      const noticed = done.status !== 0 && failed.length > 0
      return { weakness, noticed, failed, end: said.trim().split('\n').slice(-15).join('\n') }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the browser tests wrote of themselves; a build that breaks leaves none, and proves nothing. */
function reportIn(folder: string): Report {
  try {
    return JSON.parse(readFileSync(path.join(folder, '.test/e2e-results.json'), 'utf8')) as Report
  } catch {
    return { suites: [] }
  }
}
