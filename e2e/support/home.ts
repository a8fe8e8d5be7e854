/** Opening the home page, and finding what it shows. */
import type { Locator, Page } from '@playwright/test'

/** Opens a page and waits until it is alive: its first poll has been answered. */
export async function openLive(page: Page, address = '/'): Promise<void> {
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
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (now ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
