/**
 * `npm run harm -- --minutes 30`: visitors before and while others send the admin what it cannot read, four times a second, and
 * hold uploads open with a forged cookie. Ends with code 1 when a visitor was failed, when the slowest hundredth waited more
 * than twice as long as in the calm, or when the app had to be started again.
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
import { CORES, run, whenStopped } from '../bench/processes'
import { percentile } from '../bench/statistics'
import type { Visited, VisitorsInput } from '../bench/visitors'

const PAGES = ['/', '/bn', '/projects', '/bn/news', '/donate-now', '/api/v1/versions', '/api/v1/news?limit=3']
const VISITORS = 4
const FORM = '/api/v1/contact/create-contact'
const FORMS_PAUSE_MS = 1000
const HARM_PAUSE_MS = 250
/** More than the connections for uploads. */
const HELD = 24
/** How much slower the slowest hundredth may be than in the calm. */
const MOST = 2
/** The calm before takes this part of the time of the harm. */
const CALM = 1 / 6
/** What takes less is the noise of a machine that does other things. */
const FLOOR_MS = 5

interface Phase {
  pages: Visited
  /** Milliseconds of each form. */
  forms: number[]
  /** Forms that were not answered as they are: with what is wrong with them. */
  failedForms: number
}

const PATIENCE_MS = 60_000

/** The status of an answer that was read to its end; 0 where there was none. */
async function statusOf(address: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}

async function phase(origin: string, seconds: number): Promise<Phase> {
  const over = new AbortController()
  const input: VisitorsInput = { origin, visitors: VISITORS, every: 1000, addresses: PAGES, seconds }
  const forms: number[] = []
  let failedForms = 0
  const send = async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      // An empty form stores nothing, and passes all of the way to the app and back.
      const status = await statusOf(origin + FORM, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      forms.push(performance.now() - began)
      if (status !== 422) failedForms += 1
      await pause(FORMS_PAUSE_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const [visited] = await Promise.all([
    run<Visited>('visitors.ts', input, CORES.others).finally(() => over.abort()),
    send(),
  ])
  visited.stop()
  return { pages: visited.message, forms, failedForms }
}

/** Sends harm until it is over. @returns how often each status came */
async function harm(site: WatchedSite, origin: string, over: AbortSignal): Promise<Record<number, number>> {
  const person = { cookie: site.cookie, 'sec-fetch-site': 'same-origin' }
  const id = await actionId(site.url, person)
  const kinds: [address: string, headers: Record<string, string>][] = [
    ['/admin', {}],
    ['/admin', person],
    ['/admin/login', {}],
    ['/admin', { cookie: 'payload-token=forged' }],
  ]
  setMaxListeners(2 * HELD, over)
  const held = Array.from({ length: HELD }, () => holdUpload(new URL(origin), over))
  const statuses: Record<number, number> = {}
  const underWay: Promise<void>[] = []
  for (let at = 0; !over.aborted; at += 1) {
    const [address, headers] = kinds[at % kinds.length] ?? ['/admin', {}]
    const sent = statusOf(origin + address, unreadAction(id, headers))
    underWay.push(
      sent.then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1
      }),
    )
    await pause(HARM_PAUSE_MS)
  }
  await Promise.all([...held, ...underWay])
  return statuses
}

/** Holds an upload with a forged cookie: a head and a byte, and then nothing. One that is ended is begun again. */
async function holdUpload({ hostname, port }: URL, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const socket = net.connect(Number(port), hostname)
    socket.on('error', () => undefined).resume()
    socket.write(
      'POST /admin HTTP/1.1\r\nHost: example.org\r\nCookie: payload-token=x\r\nContent-Length: 30000000\r\n\r\na',
    )
    const end = () => socket.destroy()
    over.addEventListener('abort', end)
    await new Promise((resolve) => socket.once('close', resolve))
    over.removeEventListener('abort', end)
    await pause(HARM_PAUSE_MS)
  }
}

function compare(what: string, calm: number[], harmed: number[]): boolean {
  const [before, during] = [percentile(calm, 99), percentile(harmed, 99)]
  const ratio = during / Math.max(before, FLOOR_MS)
  console.info(`${what}: p99 ${before.toFixed(1)} ms calm, ${during.toFixed(1)} ms harmed, ${ratio.toFixed(2)} times`)
  return ratio <= MOST
}

async function measure(site: WatchedSite, origin: string, minutes: number): Promise<boolean> {
  const calm = await phase(origin, minutes * CALM * 60)
  const over = new AbortController()
  const harming = harm(site, origin, over.signal)
  const harmed = await phase(origin, minutes * 60).finally(() => over.abort())
  const statuses = await harming
  console.info(`Harm by status: ${JSON.stringify(statuses)}`)
  const restarts = await site.figure('site_app_restarts_total')
  const failed = calm.pages.failed + harmed.pages.failed + calm.failedForms + harmed.failedForms
  console.info(
    `${harmed.pages.requests} pages and calls, ${harmed.forms.length} forms, ${failed} failed; ${restarts} restarts`,
  )
  const asFast = [
    compare('Pages and calls', [calm.pages.p99], [harmed.pages.p99]),
    compare('Forms', calm.forms, harmed.forms),
  ]
  return failed === 0 && restarts === 0 && asFast.every(Boolean)
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, nginx: { type: 'boolean', default: false } },
})
const folder = await mkdtemp(path.join(tmpdir(), 'harm-'))
const site = await WatchedSite.start({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' })
whenStopped(() => site.site.crash())
const nginx = values.nginx && hasNginx() ? await startNginx(site.port) : undefined
const origin = nginx ? `http://127.0.0.1:${nginx.port}` : site.url
const isWell = await measure(site, origin, Number(values.minutes)).finally(async () => {
  await nginx?.stop()
  await site.site.crash()
  await rm(folder, { recursive: true, force: true })
})
process.exit(isWell ? 0 : 1)
