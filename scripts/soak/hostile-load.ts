/**
 * `npm run hostile-load -- --minutes 30` (`--nginx`): sends the admin unreadable server actions, four a second, and holds
 * uploads open with a forged cookie, while visitors browse. Exits with 1 when a visitor got an error, when their p99 was more
 * than twice that of the baseline before, or when the app was restarted.
 */
import { setMaxListeners } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hasNginx, startNginx } from '@/lib/testing/nginx'
import { actionId, unreadAction } from '../../e2e/support/unread-action'
import { WatchedSite } from '../../e2e/support/watched-site'
import { CORES, onTermination, run } from '../bench/processes'
import { percentile } from '../bench/statistics'
import type { VisitorsInput, VisitsResult } from '../bench/visitors'

const PAGES = ['/', '/bn', '/projects', '/bn/news', '/donate-now', '/api/v1/versions', '/api/v1/news?limit=3']
const VISITORS = 4
const FORM = '/api/v1/contact/create-contact'
const FORMS_PAUSE_MS = 1000
const HOSTILE_PAUSE_MS = 250
/** More than the connections for uploads. */
const HELD_UPLOADS = 24
/** How much larger the p99 may be than in the baseline. */
const MAX_RATIO = 2
/** The baseline's share of the time under hostile load. */
const BASELINE_SHARE = 1 / 6
/** Below it a p99 is the noise of a busy machine. */
const FLOOR_MS = 5

interface Phase {
  pages: VisitsResult
  /** Milliseconds of each form. */
  forms: number[]
  /** Forms that were not answered with 422. */
  failedForms: number
}

const TIMEOUT_MS = 60_000

/** The status of a request; 0 where no complete answer came. */
async function statusOf(address: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}

async function phase(origin: string, seconds: number): Promise<Phase> {
  const end = new AbortController()
  const input: VisitorsInput = { origin, visitors: VISITORS, every: 1000, addresses: PAGES, seconds }
  const forms: number[] = []
  let failedForms = 0
  const send = async () => {
    while (!end.signal.aborted) {
      const began = performance.now()
      // An empty form goes all the way to the app, and stores nothing.
      const status = await statusOf(origin + FORM, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      forms.push(performance.now() - began)
      if (status !== 422) failedForms += 1
      await pause(FORMS_PAUSE_MS, undefined, { signal: end.signal }).catch(() => undefined)
    }
  }
  const [visited] = await Promise.all([
    run<VisitsResult>('visitors.ts', input, CORES.others).finally(() => end.abort()),
    send(),
  ])
  visited.stop()
  return { pages: visited.message, forms, failedForms }
}

/** Sends hostile requests until the signal. @returns status → number of answers */
async function sendHostileRequests(
  site: WatchedSite,
  origin: string,
  signal: AbortSignal,
): Promise<Record<number, number>> {
  const session = { cookie: site.cookie, 'sec-fetch-site': 'same-origin' }
  const id = await actionId(site.url, session)
  const kinds: [address: string, headers: Record<string, string>][] = [
    ['/admin', {}],
    ['/admin', session],
    ['/admin/login', {}],
    ['/admin', { cookie: 'payload-token=forged' }],
  ]
  setMaxListeners(2 * HELD_UPLOADS, signal)
  const held = Array.from({ length: HELD_UPLOADS }, () => holdUpload(new URL(origin), signal))
  const statuses: Record<number, number> = {}
  const underWay: Promise<void>[] = []
  for (let at = 0; !signal.aborted; at += 1) {
    const [address, headers] = kinds[at % kinds.length] ?? ['/admin', {}]
    const sent = statusOf(origin + address, unreadAction(id, headers))
    underWay.push(
      sent.then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1
      }),
    )
    await pause(HOSTILE_PAUSE_MS)
  }
  await Promise.all([...held, ...underWay])
  return statuses
}

/** Holds an upload open with a forged cookie: a head, a byte, and nothing more. Opens another once it is closed. */
async function holdUpload({ hostname, port }: URL, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = net.connect(Number(port), hostname)
    socket.on('error', () => undefined).resume()
    socket.write(
      'POST /admin HTTP/1.1\r\nHost: example.org\r\nCookie: payload-token=x\r\nContent-Length: 30000000\r\n\r\na',
    )
    const destroy = () => void socket.destroy()
    signal.addEventListener('abort', destroy)
    await new Promise((resolve) => socket.once('close', resolve))
    signal.removeEventListener('abort', destroy)
    await pause(HOSTILE_PAUSE_MS)
  }
}

function compare(what: string, baseline: number[], loaded: number[]): boolean {
  const [before, during] = [percentile(baseline, 99), percentile(loaded, 99)]
  const ratio = during / Math.max(before, FLOOR_MS)
  console.info(
    `${what}: p99 ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms under hostile load, ${ratio.toFixed(2)} times`,
  )
  return ratio <= MAX_RATIO
}

async function measure(site: WatchedSite, origin: string, minutes: number): Promise<boolean> {
  const baseline = await phase(origin, minutes * BASELINE_SHARE * 60)
  const end = new AbortController()
  const hostile = sendHostileRequests(site, origin, end.signal)
  const loaded = await phase(origin, minutes * 60).finally(() => end.abort())
  const statuses = await hostile
  console.info(`Hostile requests by status: ${JSON.stringify(statuses)}`)
  const restarts = await site.figure('site_app_restarts_total')
  const failed = baseline.pages.failed + loaded.pages.failed + baseline.failedForms + loaded.failedForms
  console.info(
    `${loaded.pages.requests} pages and calls, ${loaded.forms.length} forms, ${failed} failed; ${restarts} restarts`,
  )
  const isFast = [
    compare('Pages and calls', [baseline.pages.p99], [loaded.pages.p99]),
    compare('Forms', baseline.forms, loaded.forms),
  ]
  return failed === 0 && restarts === 0 && isFast.every(Boolean)
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, nginx: { type: 'boolean', default: false } },
})
const folder = await mkdtemp(path.join(tmpdir(), 'hostile-load-'))
const site = await WatchedSite.start({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' })
onTermination(() => site.site.crash())
const nginx = values.nginx && hasNginx() ? await startNginx(site.port) : undefined
const origin = nginx ? `http://127.0.0.1:${nginx.port}` : site.url
const isPassed = await measure(site, origin, Number(values.minutes)).finally(async () => {
  await nginx?.stop()
  await site.site.crash()
  await rm(folder, { recursive: true, force: true })
})
process.exit(isPassed ? 0 : 1)
