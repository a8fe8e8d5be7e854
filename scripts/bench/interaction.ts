/** INP: how long a phone takes from a press to what it shows (web.dev/inp), its processor slowed by four. */
import type { Page } from 'playwright'
import { waitForHydration } from '../../e2e/support/hydration'
import { withPage } from './browser'
import { bounded, type Figure } from './figures'
import { median } from './statistics'
import type { TestBed } from './test-bed'

const SLOWED_BY = 4
const LONGEST_MS = 100
/** What belongs to a press comes within this time; the first press of a control may load its script. */
const SETTLED_MS = 1500

interface Control {
  name: string
  path: string
  /** Presses it; each time another state. */
  press: (page: Page) => Promise<void>
}

const CONTROLS: Control[] = [
  { name: 'menu', path: '/', press: (page) => tap(page, '[commandfor="site-menu"]') },
  { name: 'slider', path: '/', press: (page) => tap(page, '[data-press="next"]') },
  { name: 'picture, opened in the viewer', path: '/gallery', press: openAndCloseViewer },
  { name: 'question of the accordion', path: '/about-us', press: (page) => tap(page, '#faq details summary >> nth=1') },
  { name: 'amount', path: '/donate-now', press: (page) => tap(page, 'main form button[data-amount] >> nth=1') },
  { name: 'currency', path: '/donate-now', press: (page) => tap(page, 'label:has([name="currency"]) >> nth=1') },
  { name: 'language', path: '/', press: changeLanguage },
]

export async function interaction(testBed: TestBed): Promise<Figure[]> {
  const { url } = await testBed.site()
  const times = testBed.options.quick ? 1 : 5
  const figures: Figure[] = []
  for (const control of CONTROLS) {
    const measured: number[] = []
    for (let time = 0; time < times; time += 1) measured.push(await slowestPress(url, control))
    const name = `INP, processor slowed by ${SLOWED_BY}: ${control.name}`
    const { path } = control
    figures.push(bounded({ name, value: median(measured), unit: 'ms' }, { atMost: LONGEST_MS }, path))
  }
  return figures
}

/** @returns milliseconds of the slowest event of a press, in steps of 8 (Event Timing) */
async function slowestPress(url: string, { path, press }: Control): Promise<number> {
  return withPage(async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY })
    // A press that opens another page ends the observer of this one.
    const durations: number[] = []
    await page.exposeFunction('noteDuration', (duration: number) => durations.push(duration))
    await page.addInitScript(() => {
      const { noteDuration } = window as unknown as { noteDuration: (duration: number) => void }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) noteDuration(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    await page.goto(url + path)
    await waitForHydration(page)
    await page.waitForTimeout(SETTLED_MS)
    await press(page)
    await page.waitForTimeout(SETTLED_MS)
    return Math.max(0, ...durations)
  })
}

async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLED_MS)
  await target.click()
}

/** Phones have the link in the menu. */
async function changeLanguage(page: Page): Promise<void> {
  await tap(page, '[commandfor="site-menu"]')
  await tap(page, '#site-menu a[lang="bn"]')
}

async function openAndCloseViewer(page: Page): Promise<void> {
  await tap(page, 'main a[data-record]')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
}
