/** What open tabs cost: requests of a tab, and reads of the source however many tabs there are. */
import { setTimeout as pause } from 'node:timers/promises'
import { pollsOf } from '../../e2e/support/live-page'
import { withPage } from './browser'
import type { CountingInput, Reads } from './counting-source'
import { bounded, type Figure, notMeasured } from './figures'
import { HOME_LISTS } from './home-lists'
import { CORES, run } from './processes'
import type { Stage } from './stage'
import type { Visited, VisitorsInput } from './visitors'

const TABS = 1000

/** A start reads every list and picture; tabs must not be blamed for that. */
const SETTLING_MS = 10_000

/** Until all tabs are open, which are opened one by one. */
const STARTING_S = 3

export async function polling(stage: Stage): Promise<Figure[]> {
  return [await pollsOfATab(stage), ...(await readsOfTheSource(stage))]
}

async function pollsOfATab(stage: Stage): Promise<Figure> {
  const { url } = await stage.site()
  const seconds = stage.options.quick ? 3 : 10
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
 * The site reads from a source that counts, which is another site's content API; 1,000 tabs ask the site for the versions
 * once a second each. What the source was
 * asked meanwhile, once the site had read all of it for its start, is what the tabs cost it.
 */
async function readsOfTheSource(stage: Stage): Promise<Figure[]> {
  const name = `reads of the source while ${TABS} tabs poll`
  const content = Number(new URL((await stage.site()).url).port)
  const input: CountingInput = { port: content }
  const { child, message, stop } = await run<{ port: number }>('counting-source.ts', input, CORES.others)
  stage.atEnd(stop)
  const remote = { CONTENT_API_URL: `http://127.0.0.1:${message.port}` }
  const site = await stage.startSite('remote', remote).catch((error: Error) => error)
  if (site instanceof Error) return [notMeasured(name, site.message.trim().split('\n').at(-1) ?? '')]
  const readsSince = () =>
    new Promise<Reads>((resolve) => {
      child.once('message', (reads) => resolve(reads as Reads))
      child.send('reads')
    })
  await pause(SETTLING_MS)
  const seconds = stage.options.quick ? 5 : 10
  const visits = pollAs(TABS, site.url, ['/api/v1/versions'], STARTING_S + seconds)
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

/** Visits a site as so many tabs that ask for addresses once a second. */
export async function pollAs(visitors: number, origin: string, addresses: string[], seconds: number): Promise<Visited> {
  const input: VisitorsInput = { origin, visitors, every: 1000, addresses, seconds }
  return (await run<Visited>('visitors.ts', input, CORES.others)).message
}
