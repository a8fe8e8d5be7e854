/** Processes of the bench: pinning to cores, processor time and memory, start and stop. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { statFields } from '@/lib/front/process-stat'

/** The measured process has a core to itself; the load generator and everything else have the other. */
export const CORES = { measured: 0, others: 1 }

/** The kernel's unit of processor time, which is 100 a second on every Linux that Node runs on. */
const TICKS_A_SECOND = 100

export const canPin =
  process.platform === 'linux' && availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0

/** Command and arguments that run on a core, where the system can do that. */
export function pinnedCommand(core: number, command: string, args: string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, args]
}

/** Moves a process with all of its threads to a core, where the system can do that. */
export function pin(pid: number, core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)])
}

/**
 * Runs a file of this folder in a process of its own.
 * @param input sent to it as its first message
 * @returns the process and its first message
 */
export async function run<T>(
  file: string,
  input: unknown,
  core: number,
): Promise<{ child: ChildProcess; message: T; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, file), { execArgv: ['--import', 'tsx'] })
  if (child.pid) pin(child.pid, core)
  child.send(input as object)
  const message = await new Promise<T>((resolve, reject) => {
    child.once('message', (said) => resolve(said as T))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code} before its first message.`)))
  })
  return { child, message, stop: () => void child.kill() }
}

/** The parent's first message. */
export function parentInput<T>(): Promise<T> {
  // Exits with its parent.
  process.once('disconnect', () => process.exit(0))
  return new Promise((resolve) => process.once('message', (said) => resolve(said as T)))
}

/** A process and all that it started, itself first. */
export function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = statFields(Number(name))
      return fields ? [{ pid: Number(name), parent: Number(fields[1]) }] : []
    })
  const below = (parent: number): number[] =>
    parents.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...below(one.pid)])
  return [pid, ...below(pid)]
}

/** Seconds of processor time that processes have used so far. */
export function cpuSeconds(pids: number[]): number {
  const ticks = pids.map((pid) => {
    const fields = statFields(pid)
    return fields ? Number(fields[11]) + Number(fields[12]) : 0
  })
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND
}

/** Megabytes of memory that a process holds. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** On SIGINT or SIGTERM calls `end`, which stops what was started, and exits with 1. */
export function onTermination(end: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(1)))
}
