/**
 * A process that runs files of database tests, one after the other, each from modules and a process as if it were the
 * first: `node database-worker.mjs <bundle>`. A line of its input names a file; what becomes of its tests is written to the
 * fourth of its streams, in lines of JSON.
 */
import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import * as harfbuzz from 'harfbuzzjs'
import type { BundleArguments, Evaluate } from './database-bundle'
import { captureProcessState } from './process-state'
import { TestFile, type TestResult } from './test-file'

/** What the process is asked to run. */
export interface RunRequest {
  /** From the root of the repository: a file of tests, or a program whose default export is called. */
  file: string
  /** What the file finds in its environment beside that of the process. */
  env: Record<string, string>
  /** A part of the names of the tests that are to run; all of them where it is null. */
  title: string | null
}

/** A line that it says. */
export type WorkerMessage =
  | { test: TestResult }
  /** The end of the file: what a program returned, and what the process cannot be rid of. */
  | { returned?: unknown; left: string[] }

const MESSAGE_FD = 3
const send = (said: WorkerMessage) => writeSync(MESSAGE_FD, `${JSON.stringify(said)}\n`)

/** Node lets what it no longer needs lie for long, and three such processes would take the memory of a small machine. */
const GC_BYTES = 700 * 2 ** 20
const MAX_BYTES = 1000 * 2 ** 20

/** @returns whether the process takes more memory than it may, though what it no longer needs is given up */
function isTooLarge(): boolean {
  if (process.memoryUsage.rss() > GC_BYTES) globalThis.gc?.()
  return process.memoryUsage.rss() > MAX_BYTES
}

const bundle = path.resolve(process.argv[2] ?? '')
const load = createRequire(bundle)
// What it keeps on globalThis is there for good, and the same for every file.
load('expect')
const evaluate = load(bundle) as Evaluate
const meta = { url: pathToFileURL(bundle).href, dirname: path.dirname(bundle) }

function modulesOf(nodeTest: TestFile['module']): Parameters<BundleArguments['take']>[0] {
  let modules: Parameters<BundleArguments['take']>[0] = {}
  const require = (name: string): unknown => {
    if (name === 'node:test') return nodeTest
    // It waits while it loads, which what is required cannot.
    return name === 'harfbuzzjs' ? harfbuzz : load(name)
  }
  const take: BundleArguments['take'] = (all) => {
    modules = all
  }
  evaluate(require, take, meta)
  return modules
}

async function run({ file, env, title }: RunRequest): Promise<void> {
  const restore = captureProcessState()
  const tests = new TestFile()
  let isSpoiled = false
  const broke = (error: unknown) => {
    isSpoiled = true
    tests.broke(error)
  }
  process.on('uncaughtException', broke)
  process.on('unhandledRejection', broke)
  Object.assign(process.env, env)
  let returned: unknown
  const evaluated = async () => {
    const evaluateFile = modulesOf(tests.module)[file]
    if (!evaluateFile) throw new Error(`${file} is not in the bundle ${bundle}: another run may have replaced it.`)
    const module = await evaluateFile()
    if (typeof module.default === 'function') returned = await module.default()
  }
  for await (const test of tests.run(evaluated, title)) send({ test })
  const left = await restore()
  if (isSpoiled) left.push('what was thrown')
  if (isTooLarge()) left.push('memory')
  send({ returned, left })
}

for await (const line of createInterface({ input: process.stdin })) await run(JSON.parse(line) as RunRequest)
// Files that were never closed would keep it.
process.exit(0)
