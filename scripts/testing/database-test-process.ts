/** Processes that run files of database tests, one file after the other, and the results of those. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { DatabaseKind } from '@/lib/platform/database/testing'
import type { RunRequest, WorkerMessage } from './database-worker'
import type { TestError } from './test-error'
import type { TestResult } from './test-file'

export interface TestFileRun {
  /** From the root of the repository. */
  file: string
  database: DatabaseKind
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

/** The bundles that a process runs. */
export interface Programs {
  worker: string
  tests: string
}

interface FileResult {
  tests: TestResult[]
  returned: unknown
  /** How the process ended before it came to the end of the file. */
  broke: string | null
}

/** The last lines of a crashed process's output that are shown. */
const OUTPUT_LINES = 40

/** A process that was started. */
interface RunningProcess {
  child: ChildProcess
  answers: AsyncIterator<string>
  /** What it ended with. */
  ended: Promise<string>
}

/** A process of tests; it is replaced by a new one when it crashes or cannot be restored. */
export class TestProcess {
  readonly #programs: Programs
  #running: RunningProcess | null = null
  /** What it printed since it was asked last. */
  #printed = ''

  constructor(programs: Programs) {
    this.#programs = programs
  }

  #start(): RunningProcess {
    const { worker, tests } = this.#programs
    const child = spawn(process.execPath, ['--enable-source-maps', '--expose-gc', worker, tests], {
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#printed += chunk
      })
    }
    // One that has ended reads no more: that is told by its end.
    child.stdin?.on('error', () => undefined)
    const ended = new Promise<string>((resolve) => {
      child.once('error', ({ message }) => resolve(message))
      child.once('close', (code, signal) => resolve(String(code ?? signal)))
    })
    const answers = createInterface({ input: child.stdio[3] as Readable })[Symbol.asyncIterator]()
    return { child, answers, ended }
  }

  /** Runs a file. */
  async ask(question: RunRequest): Promise<FileResult> {
    this.#printed = ''
    this.#running ??= this.#start()
    const { child, answers, ended } = this.#running
    child.stdin?.write(`${JSON.stringify(question)}\n`)
    const tests: TestResult[] = []
    for (let next = await answers.next(); !next.done; next = await answers.next()) {
      const said = JSON.parse(next.value) as WorkerMessage
      if ('left' in said) {
        if (said.left.length > 0) this.end()
        return { tests, returned: said.returned, broke: null }
      }
      tests.push(said.test)
    }
    this.#running = null
    const broke = `The process ended with ${await ended} before all of its tests were told.`
    return {
      tests,
      returned: undefined,
      broke: `${broke}\n${this.#printed.trim().split('\n').slice(-OUTPUT_LINES).join('\n')}`,
    }
  }

  /** Ends it. The next file is run by another. */
  end(): void {
    this.#running?.child.kill('SIGKILL')
    this.#running = null
  }
}

/** Runs a program, such as one that makes a template. @returns what it returned @throws Error where it failed */
export async function runProgram(on: TestProcess, file: string, env: Record<string, string>): Promise<unknown> {
  const { tests, returned, broke } = await on.ask({ file, env, title: null })
  const why = broke ?? tests[0]?.error?.message
  if (why !== undefined) throw new Error(`${file}: ${why}`)
  return returned
}

/**
 * Runs a file of tests.
 * @param title a part of the names of the tests that are to run; all of them where it is null
 * @returns its tests; where the file failed as a whole, or its process broke, that as one that failed, named after the file
 */
export async function runFile(
  on: TestProcess,
  { file, database }: TestFileRun,
  env: Record<string, string>,
  title: string | null,
): Promise<DatabaseResult[]> {
  const { tests, broke } = await on.ask({ file, env, title })
  const of = ({ path, ...more }: TestResult) => ({ file, database, name: path.join(' › ') || file, ...more })
  const results = tests.map(of)
  if (broke === null) return results
  return [...results, of({ path: [], status: 'failed', durationMs: 0, error: { message: broke } })]
}
