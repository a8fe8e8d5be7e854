/** Freshness: how soon a write shows in an open tab, and in newly requested HTML. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { openPolling } from '../../e2e/support/live-page'
import { withPage } from './browser'
import { Editor, firstOf } from './editor'
import { bounded, type Figure } from './figures'
import { CORES, run } from './processes'
import { median, percentile } from './statistics'
import type { TestBed } from './test-bed'
import type { VisitorsInput } from './visitors'

/** A site of its own, since its content is changed. */
export async function freshness(testBed: TestBed): Promise<Figure[]> {
  const { url } = await testBed.startSite('freshness')
  const editor = await Editor.signIn(url)
  const project = await firstOf(url, 'projects')
  const write = () => editor.retitle('projects', project)
  return withPage(async (page) => {
    await openPolling(page, url)
    const times = testBed.options.quick ? 5 : 40
    const seen: number[] = []
    const sent: number[] = []
    const took: number[] = []
    for (let time = 0; time < times; time += 1) {
      // Writes fall at any moment between two polls.
      await pause(200 + Math.random() * 1000)
      const written = await write()
      const [inTab, inHtml] = await Promise.all([timeShown(page, written.title), timeInHtml(url, written.title)])
      took.push(written.took)
      seen.push((inTab - written.at) / 1000)
      sent.push((inHtml - written.at) / 1000)
    }
    const last = await lastOfBurst(testBed, page, url, write)
    return [
      bounded({ name: 'a write, answered', value: median(took), unit: 'ms' }, null, `${times} writes`),
      bounded(
        { name: 'then seen by an open tab, p95', value: percentile(seen, 95), unit: 's' },
        { atMost: 1.5 },
        `p50 ${median(seen).toFixed(2)} s`,
      ),
      bounded(
        { name: 'then in newly requested HTML, the longest', value: Math.max(...sent), unit: 's' },
        { atMost: 3 },
        `p50 ${median(sent).toFixed(2)} s`,
      ),
      last,
    ]
  })
}

/** 50 writes without a pause while visitors load the page. */
async function lastOfBurst(
  testBed: TestBed,
  page: Page,
  url: string,
  write: () => ReturnType<Editor['retitle']>,
): Promise<Figure> {
  const rows = testBed.options.quick ? 1 : 3
  let won = 0
  for (let row = 0; row < rows; row += 1) {
    const input: VisitorsInput = {
      origin: url,
      visitors: 8,
      every: 0,
      addresses: ['/', '/bn', '/projects'],
      seconds: 6,
    }
    const visits = run('visitors.ts', input, CORES.others)
    let { title } = await write()
    for (let count = 1; count < 50; count += 1) title = (await write()).title
    await pause(3000)
    const html = await (await fetch(url)).text()
    const shown = await page.evaluate((text) => document.body.textContent?.includes(text), title)
    if (html.includes(title) && shown) won += 1
    await visits
  }
  return bounded(
    { name: '50 writes in a row under requests: the last one shows', value: won, unit: `of ${rows}` },
    { atLeast: rows },
  )
}

/** When a text first shows in the page. */
async function timeShown(page: Page, text: string): Promise<number> {
  const found = await page.waitForFunction((words) => document.body.textContent?.includes(words) && Date.now(), text, {
    polling: 20,
    timeout: 20_000,
  })
  return Number(await found.jsonValue())
}

/** When a text is first in the HTML. @throws after 20 s */
async function timeInHtml(url: string, text: string): Promise<number> {
  const until = Date.now() + 20_000
  while (Date.now() < until) {
    if ((await (await fetch(url)).text()).includes(text)) return Date.now()
    await pause(20)
  }
  throw new Error('A write is not in the page after 20 s.')
}
