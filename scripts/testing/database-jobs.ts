/** One file of database tests on one database, in a process of its own, and what is told of it. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseKind } from '@/lib/platform/database/testing'
import { COMPLETE, type TestError, type TestResult } from './database-reporter'
import { literally } from './literally'

export interface Job {
  /** From the root of the repository. */
  file: string
  database: DatabaseKind
  /** Where it stands when it is bundled. */
  bundled: string
}

/** A test as .test/database-results.json has it. */
export interface DatabaseResult {
  file: string
  database: DatabaseKind
  /** With the names of the groups around it. */
  name: string
  status: TestResult['status']
  durationMs: number
  error?: TestError
}

export interface Setting {
  /** What the process is given beside the environment of this one. */
  env: Record<string, string>
  /** The bundled reporter. */
  reporter: string
  /** Where files of results may be written. */
  folder: string
  /** A part of the name of each test that is to run; all of them where it is null. */
  title: string | null
}

/** As much of what a process said as a person reads. */
const LINES_SAID = 40

/** Runs a file. @returns its tests; where its process broke, that as one that failed, named after the file */
export async function runFile(job: Job, { env, reporter, folder, title }: Setting): Promise<DatabaseResult[]> {
  const { file, database, bundled } = job
  const report = path.join(folder, `${database}-${file.replaceAll('/', '-')}.jsonl`)
  const args = ['--test-reporter', path.resolve(reporter), '--test-reporter-destination', report]
  if (title) args.push('--test-name-pattern', literally(title))
  const child = spawn(process.execPath, ['--enable-source-maps', ...args, bundled], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NODE_OPTIONS: '' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exit) => resolve(exit ?? 1))
  })
  const { tests, isComplete } = readReport(report)
  const results = tests.map(({ path: names, ...more }) => ({ file, database, name: names.join(' › '), ...more }))
  if (isComplete && (code === 0 || results.some(({ status }) => status === 'failed'))) return results
  const message = `The process ended with ${code}${isComplete ? '' : ' before all of its tests were told'}.\n${said.trim().split('\n').slice(-LINES_SAID).join('\n')}`
  return [...results, { file, database, name: file, status: 'failed', durationMs: 0, error: { message } }]
}

/** What a report has of tests, and whether it has all. */
function readReport(report: string): { tests: TestResult[]; isComplete: boolean } {
  try {
    const lines = readFileSync(report, 'utf8').split('\n').slice(0, -1)
    const isComplete = lines.at(-1) === COMPLETE
    const whole = isComplete ? lines.slice(0, -1) : lines
    return { tests: whole.map((line) => JSON.parse(line) as TestResult), isComplete }
  } catch {
    // It ended before its first test did.
    return { tests: [], isComplete: false }
  }
}
