import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ProcessStalls } from './process-stalls'

const onLinux = process.platform === 'linux' ? test : test.skip

let processes: ChildProcess[] = []

/** Starts processes that never rest. */
function startBusy(count: number): Promise<unknown> {
  processes = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  return Promise.all(processes.map((child) => once(child, 'spawn')))
}
afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
})

onLinux('a process that shares a processor with many is stalled', async () => {
  await startBusy(4 * availableParallelism())
  const stalls = new ProcessStalls(processes[0]?.pid ?? 0)
  // Without a stall this would never end.
  while (stalls.ms < 100) await pause(20)
})

onLinux('a process that was stopped is not stalled', async () => {
  await startBusy(1)
  const [child] = processes
  if (!child?.pid) throw new Error('It was not started.')
  child.kill('SIGSTOP')
  await pause(50)
  const stalls = new ProcessStalls(child.pid)
  await pause(300)
  stalls.sample(300)
  expect(stalls.ms).toBe(0)
})

test('a process that is gone is not stalled', () => {
  const stalls = new ProcessStalls(0)
  stalls.sample(100)
  expect(stalls.ms).toBe(0)
})
