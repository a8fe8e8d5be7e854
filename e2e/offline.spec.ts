/** Offline, a browser that has been here before opens the pages that it has read, and says of others that there is none. */
import type { Page } from '@playwright/test'
import { ACCOUNT, expect, test } from './support/started-sites'

test.use({ serviceWorkers: 'allow' })

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
  // The worker has the page from now on: the first was opened without it.
  for (const address of [
    '/bn/news',
    '/bn/search?q=boat',
    '/bn/about-us',
    '/pledge/aaaaaaaaaaaaaaaaaaaaaa',
    '/admin/login',
  ]) {
    await page.goto(site.url + address)
  }
  await page.goto(`${site.url}/bn/news`)
  await expect.poll(() => keptPaths(page)).toContain('/bn/about-us')
  const kept = await keptPaths(page)
  expect(kept).toContain('/bn/news')
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
