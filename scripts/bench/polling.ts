/** The cost of polling: requests of a tab, and reads of the content source under many tabs. */
import { setTimeout as pause } from 'node:timers/promises'
import { pollsOf } from '../../e2e/support/live-page'
import { withPage } from './browser'
import type { CountingInput, Reads } from './counting-source'
import { bounded, type Figure, notMeasured } from './figures'
import { HOME_LISTS } from './home-lists'
import { CORES, run } from './processes'
import type { TestBed } from './test-bed'
import type { VisitorsInput, VisitsResult } from './visitors'

const TABS = 1000

/** A start reads every list and picture, which must not count. */
const SETTLING_MS = 10_000

/** Until all tabs are open. */
const STARTING_S = 3

export async function polling(testBed: TestBed): Promise<Figure[]> {
  return [await pollsOfTab(testBed), ...(await readsOfSource(testBed))]
}

async function pollsOfTab(testBed: TestBed): Promise<Figure> {
  const { url } = await testBed.site()
  const seconds = testBed.options.quick ? 3 : 10
  const polls = await withPage(async (page) => {
    const asked = pollsOf(page)
    await page.goto(url)
    await page.waitForResponse('**/api/v1/versions')
    const before = asked.length
    await pause(seconds * 1000)
    return asked.length - before
  })
  const figure = { name: 'polls a tab sends on the home page', value: polls / seconds, unit: '/s' }
  return bounded(figure, onceASecond(seconds), `${HOME_LISTS.length} lists × 1/s`)
}

/** A tick at either end of the time may fall inside or outside of it. */
const onceASecond = (seconds: number) => ({ atMost: 1 + 1 / seconds })

/**
 * Reads of the content source while 1,000 tabs poll the site for versions once a second each, counted after the site's start
 * has read everything once. The source is another site's content API behind a counting proxy.
 */
async function readsOfSource(testBed: TestBed): Promise<Figure[]> {
  const name = `reads of the source while ${TABS} tabs poll`
  const content = Number(new URL((await testBed.site()).url).port)
  const input: CountingInput = { port: content }
  const { child, message, stop } = await run<{ port: number }>('counting-source.ts', input, CORES.others)
  testBed.atEnd(stop)
  const remote = { CONTENT_API_URL: `http://127.0.0.1:${message.port}` }
  const site = await testBed.startSite('remote', remote).catch((error: Error) => error)
  if (site instanceof Error) return [notMeasured(name, site.message.trim().split('\n').at(-1) ?? '')]
  const readsSince = () =>
    new Promise<Reads>((resolve) => {
      child.once('message', (reads) => resolve(reads as Reads))
      child.send('reads')
    })
  await pause(SETTLING_MS)
  const seconds = testBed.options.quick ? 5 : 10
  const visits = simulateTabs(TABS, site.url, ['/api/v1/versions'], STARTING_S + seconds)
  await pause(STARTING_S * 1000)
  await readsSince()
  await pause(seconds * 1000)
  const reads = Object.entries(await readsSince())
  const tabs = await visits
  const [address, most] = reads.sort(([, one], [, other]) => other - one)[0] ?? ['nothing', 0]
  const all = reads.reduce((sum, [, times]) => sum + times, 0)
  return [
    bounded(
      { name, value: most / seconds, unit: '/s' },
      onceASecond(seconds),
      `1/s a list; most asked: ${address}; all together ${(all / seconds).toFixed(1)}/s`,
    ),
    bounded(
      { name: `polls of ${TABS} tabs answered, of ${TABS}/s`, value: tabs.perSecond, unit: '/s' },
      null,
      `${tabs.failed} failed, p99 ${tabs.p99.toFixed(1)} ms`,
    ),
  ]
}

/** Polls a site as `visitors` tabs, each requesting the addresses once a second. */
export async function simulateTabs(
  visitors: number,
  origin: string,
  addresses: string[],
  seconds: number,
): Promise<VisitsResult> {
  const input: VisitorsInput = { origin, visitors, every: 1000, addresses, seconds }
  return (await run<VisitsResult>('visitors.ts', input, CORES.others)).message
}
