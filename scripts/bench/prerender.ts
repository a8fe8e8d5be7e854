/** Pages that a browser prerenders (Speculation Rules): what a press gains by it, and what is fetched for nothing. */
import { setTimeout as pause } from 'node:timers/promises'
import { BrowserTab, type PageCall } from '../../e2e/support/browser-tab'
import { bounded, compared, type Figure } from './figures'
import { median } from './statistics'
import type { TestBed } from './test-bed'

const START = '/bn'
const NEXT = '/bn/about-us'
const SLOWED: PageCall[] = [['Emulation.setCPUThrottlingRate', { rate: 4 }]]
const SAVING_DATA: PageCall[] = [...SLOWED, ['Emulation.setDataSaverOverride', { dataSaverEnabled: true }]]
/** How long a hand rests on a link before it presses. */
const REST_MS = 1000
/** How long it stays on a link that it passes over: longer than browsers wait at moderate eagerness (200 ms). */
const PASSING_MS = 350

export async function prerender(testBed: TestBed): Promise<Figure[]> {
  const { url } = await testBed.site()
  const times = testBed.options.quick ? 1 : 5
  const made = await repeated(times, () => timeOfPress(url, SLOWED))
  const fetched = await repeated(times, () => timeOfPress(url, SAVING_DATA))
  const name = 'press until the next page shows, processor slowed by 4'
  return [
    compared(
      { name, value: made, unit: 'ms' },
      { name: 'by Next’s client, as under Save-Data', value: fetched },
      { atMost: 0.5 },
    ),
    ...(await bytesForNothing(url)),
  ]
}

async function repeated(times: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let time = 0; time < times; time += 1) values.push(await measure())
  return median(values)
}

/** @returns milliseconds from a press on a link to the next page's heading */
const timeOfPress = (url: string, prepare: PageCall[]): Promise<number> =>
  BrowserTab.with(async (tab) => {
    await atRest(tab, url)
    await tab.hover(linkTo(NEXT))
    await pause(REST_MS)
    const point = await tab.hover(linkTo(NEXT))
    const start = performance.now()
    await tab.pressAt(point)
    await tab.until(`location.pathname === '${NEXT}' && document.querySelector('main h1')?.checkVisibility()`)
    return performance.now() - start
  }, prepare)

/** A hand passes over all pages of the footer and follows none. */
const bytesForNothing = (url: string): Promise<Figure[]> =>
  BrowserTab.with(async (tab) => {
    await atRest(tab, url)
    const links = await tab.evaluate<string[]>(
      `[...new Set([...document.querySelectorAll('footer a[data-page]')].map((link) => link.getAttribute('href')))]`,
    )
    const before = tab.totalBytes
    const started = new Set<string>()
    for (const href of links) {
      await tab.hover(linkTo(href))
      await pause(PASSING_MS)
      for (const page of tab.pages.values()) if (page.isPrerendered) started.add(page.target)
    }
    await pause(REST_MS)
    const kilobytes = (tab.totalBytes - before) / 1024
    return [
      bounded({ name: `${links.length} links passed over: pages prerendered`, value: started.size, unit: '' }, null),
      bounded({ name: 'fetched for nothing', value: kilobytes, unit: 'KB' }, null, 'polls of that time included'),
    ]
  })

const linkTo = (href: string) => `footer a[data-page][href="${href}"]`

async function atRest(tab: BrowserTab, url: string): Promise<void> {
  await tab.goto(url + START)
  await tab.until('performance.now() > 3000')
}
