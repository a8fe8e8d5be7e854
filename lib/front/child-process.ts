/** Child processes that the start runs: the build, the preparation and the app. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface ChildOptions {
  args: string[]
  /** Those of this process where it is left out. */
  env?: NodeJS.ProcessEnv
  /** Lines of its output that are hidden. */
  hiddenLines?: RegExp
}

/** Starts Node with `args`, on this terminal, with an IPC channel by which the child notices the end of its parent. */
export function spawnNode({ args, env, hiddenLines }: ChildOptions): ChildProcess {
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', hiddenLines ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  if (hiddenLines && child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      if (!hiddenLines.test(line)) process.stdout.write(`${line}\n`)
    })
  }
  return child
}

/** Exit code of a child; 1 when a signal ended it. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
