/** Waits for hydration after each navigation: scripts load after the first paint, and a test clicks sooner than a visitor. */
import { test as base, type Page } from '@playwright/test'
import { randomIpAddress } from './ip-address'

/** The longest wait; tests that block the scripts go on after it. */
const TIMEOUT_MS = 5000

const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward'] as const
type Navigation = (typeof NAVIGATIONS)[number]

/** Makes a page's navigations wait for hydration, unless the test says by `waitUntil` what to wait for. */
function hydrateOnNavigation(page: Page): void {
  const waiting = <Name extends Navigation>(name: Name) => {
    const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page[Name]>
    page[name] = (async (...args: unknown[]) => {
      const account = waitForAccount(page)
      const response = await open(...args)
      const options = args.at(-1) as { waitUntil?: string } | string | undefined
      if (typeof options !== 'object' || !options.waitUntil) {
        await waitForHydration(page)
        if (isAdminPage(page)) await account
      }
      return response
    }) as unknown as Page[Name]
  }
  for (const name of NAVIGATIONS) waiting(name)
}

/** Payload fetches the account after hydration and draws the screen again: a click before that is lost. */
const waitForAccount = (page: Page): Promise<unknown> =>
  page
    .waitForResponse(/\/api\/users\/me(?:\?|$)/, { timeout: TIMEOUT_MS })
    .then((answer) => answer.finished())
    .then(() => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))))
    .catch(() => undefined)

const isAdminPage = (page: Page) => /^\/admin(?!\/login)(?:\/|$)/.test(new URL(page.url()).pathname)

/** Waits until an open page is hydrated. */
export function waitForHydration(page: Page): Promise<unknown> {
  // Parts hydrate one after the other; a button belongs to a hydrated part once React has attached to it.
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
