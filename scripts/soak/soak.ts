/**
 * `npm run soak -- --minutes 60`: a soak test of a site of its own under page views, polls, unusual requests and edits, whose
 * app is killed twice. Exits with 1 when the memory of the proxy or the app grows, or when a visitor got an error.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { WatchedSite } from '../../e2e/support/watched-site'
import { CORES, onTermination, residentMegabytes, run } from '../bench/processes'
import { median } from '../bench/statistics'
import type { VisitorsInput, VisitsResult } from '../bench/visitors'
import { sendUnusualRequests } from './unusual-requests'

/** A leak grows by more in an hour. */
const MAX_GROWTH = 1.1
/** In a short run the app, which was just restarted, is still warming up: it came to 2.2 times. */
const MAX_GROWTH_SHORT = 4
const SHORT_MINUTES = 10

const ADDRESSES = [
  ...['/', '/bn', '/projects', '/news', '/events', '/gallery', '/bn/projects', '/donate-now', '/contact'],
  ...['/api/v1/versions', '/api/v1/versions', '/api/v1/projects', '/api/v1/news?limit=3', '/icon.svg'],
]
const VISITORS = 8
const EDIT_PAUSE_MS = 1500
const SAMPLE_PAUSE_MS = 1000
const APP_CHECK_PAUSE_MS = 100
/** In the first quarter where it is long enough, so that the app's memory is that of one process from then on. */
const APP_KILLS = 2

const PROCESSES = ['front', 'app'] as const

/** Time from 0 to 1, and megabytes of each running process. */
type Sample = { at: number } & Partial<Record<(typeof PROCESSES)[number], number>>

async function soak(seconds: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'soak-'))
  const site = await WatchedSite.start({ DATA_DIR: folder })
  // A terminated soak stops what it started.
  onTermination(() => site.site.crash())
  try {
    return await measure(site, seconds)
  } finally {
    await site.site.crash()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(site: WatchedSite, seconds: number): Promise<boolean> {
  const began = performance.now()
  const passed = () => Math.min((performance.now() - began) / (seconds * 1000), 0.999)
  const input: VisitorsInput = { origin: site.url, visitors: VISITORS, every: 1000, addresses: ADDRESSES, seconds }
  const over = new AbortController()
  const [visited, edits, asked, samples] = await Promise.all([
    run<VisitsResult>('visitors.ts', input, CORES.others).finally(() => over.abort()),
    edit(site, over.signal),
    sendUnusualRequests(site.url, over.signal),
    takeSamples(site, passed, over.signal),
    killApp(site, seconds, over.signal),
  ])
  visited.stop()
  const { requests, failed, failures, p50, p99 } = visited.message
  const restarts = await site.figure('site_app_restarts_total')
  console.info(`${requests} requests, ${failed} failed; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  for (const [what, times] of Object.entries(failures)) console.info(`failed ${times} times: ${what}`)
  console.info(`${asked} unusual requests, ${edits} edits, ${restarts} restarts of the app`)
  const allowed = seconds < SHORT_MINUTES * 60 ? MAX_GROWTH_SHORT : MAX_GROWTH
  const isFlat = PROCESSES.map((process) => report(process, samples, allowed))
  return failed === 0 && edits > 0 && restarts > 0 && isFlat.every(Boolean)
}

/** Prints the medians of the quarters. @returns whether the last is above the second by no more than is allowed */
function report(process: (typeof PROCESSES)[number], samples: Sample[], allowed: number): boolean {
  const quarters = [0, 1, 2, 3].map((quarter) =>
    median(samples.filter(({ at }) => Math.floor(at * 4) === quarter).flatMap((sample) => sample[process] ?? [])),
  )
  const growth = (quarters[3] ?? Number.NaN) / (quarters[1] ?? Number.NaN)
  const said = quarters.map((megabytes) => megabytes.toFixed(0)).join(', ')
  console.info(`${process}: ${said} MB by quarter; ${growth.toFixed(2)} times in the last (at most ${allowed})`)
  return growth <= allowed
}

async function edit(site: WatchedSite, over: AbortSignal): Promise<number> {
  const id = await site.make('projects', { title: 'Soaked', page: 'Home' })
  let edits = 0
  const none = { status: 0 }
  // An edit of a stopped app would delay the end.
  const ended = new Promise<typeof none>((resolve) => over.addEventListener('abort', () => resolve(none)))
  while (!over.aborted) {
    // An edit may fail while the app restarts.
    const title = `Soaked ${edits + 1}`
    const editing = site.call('PATCH', `projects/${id}`, { title }).catch(() => none)
    const { status } = await Promise.race([editing, ended])
    if (status === 200) edits += 1
    await pauseUnlessOver(EDIT_PAUSE_MS, over)
  }
  return edits
}

async function takeSamples(site: WatchedSite, passed: () => number, over: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = []
  while (!over.aborted) {
    samples.push({ at: passed(), front: resident(site.site.child.pid), app: resident(site.app) })
    await pauseUnlessOver(SAMPLE_PAUSE_MS, over)
  }
  return samples
}

/** Megabytes; undefined once the process has exited. */
function resident(pid: number | undefined): number | undefined {
  try {
    return pid === undefined ? undefined : residentMegabytes(pid)
  } catch {
    return undefined
  }
}

async function killApp(site: WatchedSite, seconds: number, over: AbortSignal): Promise<void> {
  for (let count = 0; count < APP_KILLS; count += 1) {
    await pauseUnlessOver((seconds * 1000) / 4 / (APP_KILLS + 1), over)
    await waitUntilServed(site, over)
    if (!over.aborted) site.signalApp(count % 2 === 0 ? 'SIGKILL' : 'SIGSTOP')
  }
}

/** Waits until the app is up and has served every page: a request that two kills in a row abort is not sent again. */
async function waitUntilServed(site: WatchedSite, over: AbortSignal): Promise<void> {
  while (!over.aborted && (await site.figure('site_app_up')) === 0) await pauseUnlessOver(APP_CHECK_PAUSE_MS, over)
  await Promise.all(ADDRESSES.map((address) => fetch(site.url + address).then((answer) => answer.text())))
}

/** Waits, at most until the signal. */
const pauseUnlessOver = (ms: number, over: AbortSignal) => pause(ms, undefined, { signal: over }).catch(() => undefined)

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
process.exit((await soak(Number(values.minutes) * 60)) ? 0 : 1)
