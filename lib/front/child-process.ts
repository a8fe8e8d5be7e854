/** Child processes of the start: the build, the preparation and the app. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface ChildOptions {
  args: string[]
  env: NodeJS.ProcessEnv
  /** Lines of its output that are left out. */
  without?: RegExp
}

/** Starts Node with `args`, on this terminal, with a channel by which the child sees its parent end. */
export function startChild({ args, env, without }: ChildOptions): ChildProcess {
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', without ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  if (without && child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      if (!without.test(line)) process.stdout.write(`${line}\n`)
    })
  }
  return child
}

/** Exit code of a child; 1 when a signal ended it. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
