/** Child processes of the start: the build, the preparation and the app. */
import { type ChildProcess, spawn } from 'node:child_process'

export interface ChildOptions {
  args: string[]
  env: NodeJS.ProcessEnv
}

/** Starts Node with `args`, on this terminal, with a channel by which the child sees its parent end. */
export function startChild({ args, env }: ChildOptions): ChildProcess {
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** Exit code of a child; 1 when a signal ended it. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
