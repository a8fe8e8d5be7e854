/** Opening the home page, and finding what it shows. */
import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Opens a page and waits until it is alive: its first poll has been answered. */
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

/** Addresses of a page's poll, as they are asked for. */
export function pollsOf(page: Page): string[] {
  const polls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) polls.push(pathname.replace('/api/v1/', ''))
  })
  return polls
}

/** What a browser does when its tab is put away or taken out again. */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (now ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

export interface PausedClock {
  /** Lets time pass for the page: a tenth of a second, what that asks for and its answer, and so on. */
  pass: (ms: number) => Promise<void>
  /** From here on time passes by itself again. */
  go: () => Promise<void>
}

/** Opens a page, waits until it is alive, and stops its clock. */
export async function openWithPausedClock(page: Page, address = '/'): Promise<PausedClock> {
  const waiting = new Set<Request>()
  const isPoll = (request: Request) => new URL(request.url()).pathname.startsWith('/api/v1/')
  page.on('request', (request) => isPoll(request) && waiting.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void waiting.delete(request))
  }
  await page.clock.install()
  await openPolling(page, address)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      await page.clock.runFor(100)
      await expect.poll(() => waiting.size, { intervals: [5] }).toBe(0)
      // Its answer is read.
      await page.evaluate(() => undefined)
    }
  }
  return { pass, go: () => page.clock.resume() }
}
