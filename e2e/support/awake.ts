/** Pages whose scripts have taken over when a test begins: they are fetched late, and no test is as slow as a visitor. */
import { test as base, type Page } from '@playwright/test'
import { anyAddress } from './visitors'

/** For tests that keep the scripts from coming. */
const LONGEST_MS = 5000

const OPENINGS = ['goto', 'reload', 'goBack', 'goForward'] as const
type Opening = (typeof OPENINGS)[number]

/** From here on a page that is opened is waited for until React has it; unless a test says itself what to wait for. */
function openAwake(page: Page): void {
  const waiting = <Name extends Opening>(name: Name) => {
    const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page[Name]>
    page[name] = (async (...args: unknown[]) => {
      const person = personOf(page)
      const response = await open(...args)
      const options = args.at(-1) as { waitUntil?: string } | string | undefined
      if (typeof options !== 'object' || !options.waitUntil) {
        await awake(page)
        if (isOfAdmin(page)) await person
      }
      return response
    }) as unknown as Page[Name]
  }
  for (const name of OPENINGS) waiting(name)
}

/** Payload asks who is there as a screen comes to life, and draws it once more: a press between the two is lost. */
const personOf = (page: Page): Promise<unknown> =>
  page
    .waitForResponse(/\/api\/users\/me(?:\?|$)/, { timeout: LONGEST_MS })
    .then((answer) => answer.finished())
    .then(() => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))))
    .catch(() => undefined)

const isOfAdmin = (page: Page) => /^\/admin(?!\/login)(?:\/|$)/.test(new URL(page.url()).pathname)

/** Waits until React has a page that was opened. */
export function awake(page: Page): Promise<unknown> {
  // Parts come to life one after the other, and a press before that is lost: of each, its buttons say so.
  const isAwake = () => {
    const has = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const parts = [document.body, ...document.querySelectorAll('button')]
    return !document.querySelector('script[src^="/_next/"]') || parts.every(has)
  }
  return page.waitForFunction(isAwake, undefined, { timeout: LONGEST_MS }).catch(() => undefined)
}

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) openAwake(page)
    await use(page)
  },
})
