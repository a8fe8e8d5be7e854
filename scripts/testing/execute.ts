/** Runs one program of the tests: its output goes to a file, and to the terminal where somebody watches. */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'

export interface Command {
  /** Of its own log, below .test/logs. */
  name: string
  program: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Prints what it says as it says it. */
  live?: boolean
  minutes?: number
}

export interface Ended {
  /** Exit code; 1 where a signal or the deadline ended it. */
  code: number
  seconds: number
  output: string
  /** Whether it ran longer than its minutes. */
  late: boolean
}

export const RESULTS = '.test'
const LOGS = path.join(RESULTS, 'logs')
const LONGEST_MINUTES = 60
const GRACE_MS = 5000

/** A program of node_modules. */
export const tool = (name: string) => path.join('node_modules/.bin', name)

/** Runs a program to its end, or ends it with all that it started when its minutes are over. Its exit code is no error. */
export function execute({ name, program, args, env, live, minutes = LONGEST_MINUTES }: Command): Promise<Ended> {
  mkdirSync(LOGS, { recursive: true })
  const log = createWriteStream(path.join(LOGS, `${name.toLowerCase().replaceAll(' ', '-')}.log`))
  const began = performance.now()
  // A group of its own, so that a suite that hangs takes its browsers and servers along.
  const child = spawn(program, args, { env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  let late = false
  const deadline = setTimeout(() => {
    late = true
    endGroup('SIGTERM')
    setTimeout(() => endGroup('SIGKILL'), GRACE_MS).unref()
  }, minutes * 60_000)
  const endWithThis = () => endGroup('SIGTERM')
  process.once('exit', endWithThis)
  let output = ''
  const take = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk
    log.write(chunk)
    if (live) to.write(chunk)
  }
  child.stdout.on('data', take(process.stdout))
  child.stderr.on('data', take(process.stderr))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(deadline)
      process.off('exit', endWithThis)
      log.end()
      resolve({ code: late ? 1 : (code ?? 1), seconds: (performance.now() - began) / 1000, output, late })
    })
  })
}
