import { type ChildProcess, spawn } from 'node:child_process'
import type { MovedAddresses, Purge } from '@/lib/platform/channel/channel'
import { log } from '@/lib/platform/log/log'
import { AppProcess } from './app-process'

const BEATS = `process.on('message', () => process.send({ kind: 'pong', source: { up: true, failures: 3 } }));`
const LIVES = `${BEATS} setInterval(() => {}, 1000);`
/** Ends with its parent, whatever becomes of this test. */
const ORPHANS_END = `process.once('disconnect', () => process.exit(0));`

let app: AppProcess
let purges: Purge[] = []
let redirects: MovedAddresses['redirects'] = []
let pids: number[] = []

/** Starts one script after the other, the last one again and again. */
function watch(...scripts: string[]): AppProcess {
  const left = [...scripts]
  pids = []
  purges = []
  redirects = []
  app = new AppProcess({
    spawn: () => {
      const script = (left.length > 1 ? left.shift() : left[0]) as string
      const child = spawn(process.execPath, ['-e', ORPHANS_END + script], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      pids.push(child.pid ?? 0)
      return child
    },
    responds: async () => true,
    onPurge: (purge) => purges.push(purge),
    onMoved: (moved) => {
      redirects = moved.redirects
    },
  })
  app.start()
  return app
}

/** Starts one script again and again. @param responds whether it comes up at that start @returns what was started so far */
function watchStarts(responds: (starts: number) => boolean, startTimeoutMs?: number): ChildProcess[] {
  const started: ChildProcess[] = []
  app = new AppProcess({
    spawn: () => {
      const child = spawn(process.execPath, ['-e', ORPHANS_END + LIVES], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      started.push(child)
      return child
    },
    responds: async () => responds(started.length),
    onPurge: () => undefined,
    onMoved: () => undefined,
    startTimeoutMs,
  })
  app.start()
  return started
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

beforeEach(() => {
  jest.spyOn(log, 'error').mockImplementation(() => undefined)
  jest.spyOn(log, 'info').mockImplementation(() => undefined)
})
afterEach(async () => {
  await app.stop()
  jest.restoreAllMocks()
})

test('an app that is up responds, and reports its health', async () => {
  watch(LIVES)
  expect(await app.ready(5000)).toBe(true)
  await until(() => app.source !== null)
  expect(app.isAnswering).toBe(true)
  expect(app.source).toEqual({ up: true, failures: 3 })
})

test('a purge from the app is received', async () => {
  watch(`${LIVES} process.send({ kind: 'purge', everything: false, routes: ['/news'] });`)
  await until(() => purges.length > 0)
  expect(purges).toEqual([{ kind: 'purge', everything: false, routes: ['/news'] }])
})

test('redirects from the app are received, also after a restart', async () => {
  const tells = (from: string) =>
    `process.send({ kind: 'moved', pictures: {}, redirects: [{ from: '${from}', to: '/', permanent: true }] });`
  watch(`${tells('/first')} setTimeout(() => process.exit(1), 300)`, `${tells('/second')} ${LIVES}`)
  await until(() => redirects[0]?.from === '/first')
  await until(() => redirects[0]?.from === '/second')
  expect(redirects).toEqual([{ from: '/second', to: '/', permanent: true }])
})

test('an app that crashes is restarted', async () => {
  watch(LIVES)
  await app.ready(5000)
  process.kill(pids[0] ?? 0, 'SIGKILL')
  await until(() => !app.isAnswering)
  const lost = jest.fn()
  app.onLost(lost)
  expect(lost).toHaveBeenCalled()
  expect(await app.ready(5000)).toBe(true)
  expect(pids).toHaveLength(2)
  expect(app.restarts).toBe(1)
})

test('an app that hangs is killed and restarted', async () => {
  watch(`${BEATS} setTimeout(() => { for (;;); }, 300)`, LIVES)
  await app.ready(5000)
  await until(() => pids.length === 2)
  await until(() => app.isAnswering)
  expect(() => process.kill(pids[0] ?? 0, 0)).toThrow('ESRCH')
}, 15_000)

test('a restarted app that hangs in its start is killed and started once more', async () => {
  // The second one hangs.
  const started = watchStarts((starts) => starts !== 2, 300)
  await app.ready(5000)
  started[0]?.kill('SIGKILL')
  await until(() => started.length === 3)
  expect(started[1]?.signalCode).toBe('SIGKILL')
  expect(await app.ready(5000)).toBe(true)
  expect(app.restarts).toBe(2)
})

test('an app that never comes up ends with its exit code', async () => {
  app = new AppProcess({
    spawn: () => spawn(process.execPath, ['-e', 'process.exit(7)'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
    responds: async () => false,
    onPurge: () => undefined,
    onMoved: () => undefined,
  })
  app.start()
  expect(await app.ended).toBe(7)
  expect(await app.ready(10)).toBe(false)
})

test('an app that is stopped is not restarted', async () => {
  watch(LIVES)
  await app.ready(5000)
  expect(await app.stop()).toBe(0)
  expect(pids).toHaveLength(1)
  expect(app.isAnswering).toBe(false)
})

test('ready() does not wait for an app that is stopped or has ended', async () => {
  // The second one never comes up.
  const started = watchStarts((starts) => starts === 1)
  await app.ready(5000)
  started[0]?.kill('SIGKILL')
  await until(() => !app.isAnswering)
  const waiting = app.ready(3_600_000)
  await app.stop()
  expect(await waiting).toBe(false)
  expect(await app.ready(3_600_000)).toBe(false)
})

test('an app that ignores SIGTERM is killed', async () => {
  watch(`process.on('SIGTERM', () => {}); ${LIVES}`)
  await app.ready(5000)
  await until(() => app.source !== null)
  expect(await app.stop()).toBe(0)
}, 15_000)

test('an app with work to finish gets the time that is left', async () => {
  watch(
    `process.on('SIGTERM', () => setTimeout(() => process.send({ kind: 'purge' }, () => process.exit(0)), 2800)); ${LIVES}`,
  )
  await app.ready(5000)
  await until(() => app.source !== null)
  await app.stop(9000)
  expect(purges).toHaveLength(1)
}, 15_000)
