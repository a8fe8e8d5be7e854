/** Pages whose scripts have taken over when a test begins: they are fetched late, and no test is as slow as a visitor. */
import { test as base, type Page } from '@playwright/test'
import { randomIpAddress } from './ip-address'

/** For tests that keep the scripts from coming. */
const TIMEOUT_MS = 5000

const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward'] as const
type Navigation = (typeof NAVIGATIONS)[number]

/** From here on a page that is opened is waited for until React has it; unless a test says itself what to wait for. */
function hydrateOnNavigation(page: Page): void {
  const waiting = <Name extends Navigation>(name: Name) => {
    const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page[Name]>
    page[name] = (async (...args: unknown[]) => {
      const person = waitForAccount(page)
      const response = await open(...args)
      const options = args.at(-1) as { waitUntil?: string } | string | undefined
      if (typeof options !== 'object' || !options.waitUntil) {
        await waitForHydration(page)
        if (isAdminPage(page)) await person
      }
      return response
    }) as unknown as Page[Name]
  }
  for (const name of NAVIGATIONS) waiting(name)
}

/** Payload asks who is there as a screen comes to life, and draws it once more: a press between the two is lost. */
const waitForAccount = (page: Page): Promise<unknown> =>
  page
    .waitForResponse(/\/api\/users\/me(?:\?|$)/, { timeout: TIMEOUT_MS })
    .then((answer) => answer.finished())
    .then(() => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))))
    .catch(() => undefined)

const isAdminPage = (page: Page) => /^\/admin(?!\/login)(?:\/|$)/.test(new URL(page.url()).pathname)

/** Waits until React has a page that was opened. */
export function waitForHydration(page: Page): Promise<unknown> {
  // Parts come to life one after the other, and a press before that is lost: of each, its buttons say so.
  const isHydrated = () => {
    const has = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const parts = [document.body, ...document.querySelectorAll('button')]
    return !document.querySelector('script[src^="/_next/"]') || parts.every(has)
  }
  return page.waitForFunction(isHydrated, undefined, { timeout: TIMEOUT_MS }).catch(() => undefined)
}

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomIpAddress() }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) hydrateOnNavigation(page)
    await use(page)
  },
})
