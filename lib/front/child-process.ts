/** Child processes that the start runs: the build, the preparation and the app. */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { createInterface } from 'node:readline'

export interface ChildOptions {
  args: string[]
  /** Those of this process where it is left out. */
  env?: NodeJS.ProcessEnv
  /** Lines of its output that are hidden. */
  hiddenLines?: RegExp
  /** That of this process where it is left out. */
  niceness?: number
}

/**
 * Niceness: visitors are answered by the reverse proxy; the app comes next, and what nobody waits for last. The app's is half of
 * what Node calls below normal: beside other programs that are busy it would seem to hang.
 */
export const NICENESS = { app: 5, background: constants.priority.PRIORITY_LOW }

/** Starts Node with `args`, on this terminal, with an IPC channel by which the child notices the end of its parent. */
export function spawnNode({ args, env, hiddenLines, niceness }: ChildOptions): ChildProcess {
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', hiddenLines ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  if (niceness !== undefined) lowerPriority(child, niceness)
  if (hiddenLines && child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      if (!hiddenLines.test(line)) process.stdout.write(`${line}\n`)
    })
  }
  return child
}

/** At once: threads of a process have the priority that it had when they were made. Where the system refuses, it stays as it is. */
function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.max(niceness, getPriority()))
  } catch {
    // It ended already, or a sandbox allows none.
  }
}

/** Exit code of a child; 1 when a signal ended it. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
