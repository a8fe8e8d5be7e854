/** Pages with live updates: opening them, their polls, and a clock that tests control. */
import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Opens a page and waits for the answer to its first poll. */
export async function openPolling(page: Page, address = '/'): Promise<void> {
  const polled = page.waitForResponse('**/api/v1/versions')
  await page.goto(address)
  await polled
}

/** A section of the page by its heading. */
export function section(page: Page, heading: string): Locator {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
}

/** Records a page's API requests from now on. @returns their paths below /api/v1, which grow */
export function pollsOf(page: Page): string[] {
  const polls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) polls.push(pathname.replace('/api/v1/', ''))
  })
  return polls
}

/** Hides a tab or shows it again, as a browser tells the page. */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (now ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

export interface PausedClock {
  /** Advances the page's clock in steps of 100 ms, waiting for the requests of each step. */
  advance: (ms: number) => Promise<void>
  /** Lets the clock run by itself again. */
  resume: () => Promise<void>
}

/** Opens a page, waits for the answer to its first poll, and pauses its clock. */
export async function openWithPausedClock(page: Page, address = '/'): Promise<PausedClock> {
  const pending = new Set<Request>()
  const isPoll = (request: Request) => new URL(request.url()).pathname.startsWith('/api/v1/')
  page.on('request', (request) => isPoll(request) && pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void pending.delete(request))
  }
  await page.clock.install()
  await openPolling(page, address)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const advance = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      await page.clock.runFor(100)
      await expect.poll(() => pending.size, { intervals: [5] }).toBe(0)
      // The page handles the answers.
      await page.evaluate(() => undefined)
    }
  }
  return { advance, resume: () => page.clock.resume() }
}
