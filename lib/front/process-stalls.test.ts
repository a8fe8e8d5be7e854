import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ProcessStalls } from './process-stalls'

const onLinux = process.platform === 'linux' ? test : test.skip

/** Processes that never rest. */
const busy = (count: number) =>
  Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))

onLinux('a process that shares a processor with many is stalled most of the time', async () => {
  const processes = busy(4 * availableParallelism())
  await Promise.all(processes.map((child) => once(child, 'spawn')))
  const stalls = new ProcessStalls(processes[0]?.pid ?? 0)
  // Without a stall this would never end.
  while (stalls.ms < 100) await pause(20)
  for (const child of processes) child.kill('SIGKILL')
})

onLinux('a process that was stopped is not stalled', async () => {
  const [child] = busy(1)
  if (!child?.pid) throw new Error('It was not started.')
  await once(child, 'spawn')
  child.kill('SIGSTOP')
  await pause(50)
  const stalls = new ProcessStalls(child.pid)
  await pause(300)
  stalls.sample(300)
  expect(stalls.ms).toBe(0)
  child.kill('SIGKILL')
})

test('a process that is gone is not stalled', () => {
  const stalls = new ProcessStalls(0)
  stalls.sample(100)
  expect(stalls.ms).toBe(0)
})
