/** The app as a child process of the front: started, signalled and ended with it. */
import { type ChildProcess, spawn } from 'node:child_process'

/** Time the app has to end what it is doing. */
const STOP_TIMEOUT_MS = 10_000

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

/** Passes SIGTERM and SIGINT on to the child, and ends it when it does not end by itself. */
export function stopWith(child: ChildProcess): void {
  const stop = () => {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
