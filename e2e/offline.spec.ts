/** Offline, a browser that has been here before opens the pages that it has read, and says of others that there is none. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { ACCOUNT, expect, test } from './support/started-sites'

test.use({ serviceWorkers: 'allow' })

/** For a page to tell the service worker that it was opened. */
const LONG_ENOUGH_MS = 2000

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return kept.sort()
  })

test('pages opened before answer offline, others say that there is none, and private ones are never kept', async ({
  page,
  start,
}) => {
  test.setTimeout(180_000)
  const site = await start(ACCOUNT).ready()
  await page.goto(`${site.url}/bn/news`)
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain('/bn/offline')
  for (const address of ['/bn/search?q=boat', '/pledge/aaaaaaaaaaaaaaaaaaaaaa', '/admin/login', '/bn/about-us']) {
    await page.goto(site.url + address)
    await pause(LONG_ENOUGH_MS)
  }
  const kept = await keptPaths(page)
  expect(kept).toEqual(expect.arrayContaining(['/bn/news', '/bn/about-us']))
  expect(kept.filter((address) => /search|pledge|admin|api/.test(address))).toEqual([])

  await site.crash()
  await page.goto(`${site.url}/bn/about-us`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await expect(page.locator('main')).toContainText('টঙ্গী')
  await page.goto(`${site.url}/bn/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('সুতোটা আপাতত ছিঁড়ে গেছে')
  await page.goto(`${site.url}/bn/search?q=boat`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('সুতোটা আপাতত ছিঁড়ে গেছে')
})

test('a page that the site’s own script has opened answers offline', async ({ page, start }) => {
  test.setTimeout(180_000)
  const site = await start(ACCOUNT).ready()
  // As in Firefox and Safari, which know no speculation rules: Next's client opens pages there.
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type === 'module' || type === 'importmap'
  })
  await page.goto(`${site.url}/news`)
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain('/news')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.locator('footer a[data-page][href="/about-us"]').click()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect.poll(() => keptPaths(page)).toContain('/about-us')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  await site.crash()
  await page.goto(`${site.url}/about-us`)
  await expect(page.locator('main')).toContainText('Tongi')
})

test('a site that no longer wants it reaches the browsers that have it', async ({ page, start }) => {
  test.setTimeout(180_000)
  const site = await start(ACCOUNT).ready()
  await page.goto(`${site.url}/news`)
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain('/offline')
  await site.crash()
  await start({ ...ACCOUNT, SERVICE_WORKER: 'off' }).ready()
  await page.goto(`${site.url}/news`)
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registered, { timeout: 30_000 }).toBe(0)
  expect(await keptPaths(page)).toEqual([])
})
