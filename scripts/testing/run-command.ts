/** Runs a command of the test run; its output goes to a log file and, if live, to the terminal. */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'

export interface Command {
  /** Names its log below .test/logs. */
  name: string
  program: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Prints its output as it comes. */
  live?: boolean
  minutes?: number
}

export interface CommandResult {
  /** Exit code; 1 where a signal or the timeout ended it. */
  code: number
  seconds: number
  output: string
  /** Whether the timeout ended it. */
  isTimedOut: boolean
}

export const RESULTS = '.test'
const LOGS = path.join(RESULTS, 'logs')
const DEFAULT_TIMEOUT_MINUTES = 60
const GRACE_MS = 5000

/** A program of node_modules. */
export const tool = (name: string) => path.join('node_modules/.bin', name)

/** Runs a program until it exits, or kills its process group after `minutes`. A non-zero exit code is no error. */
export function runCommand({
  name,
  program,
  args,
  env,
  live,
  minutes = DEFAULT_TIMEOUT_MINUTES,
}: Command): Promise<CommandResult> {
  mkdirSync(LOGS, { recursive: true })
  const log = createWriteStream(path.join(LOGS, `${name.toLowerCase().replaceAll(' ', '-')}.log`))
  const began = performance.now()
  // A process group of its own, so that its browsers and servers are killed with it.
  const child = spawn(program, args, { env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  let isTimedOut = false
  const deadline = setTimeout(() => {
    isTimedOut = true
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
      resolve({ code: isTimedOut ? 1 : (code ?? 1), seconds: (performance.now() - began) / 1000, output, isTimedOut })
    })
  })
}
