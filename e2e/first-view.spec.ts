/** What a visitor is shown first waits for nothing that shows later. */
import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { test as readerTest } from './support/reader'
import { ROUTES } from './support/routes'

const ofType = (requests: Request[], type: string) => requests.filter((request) => request.resourceType() === type)

/** Everything that a page asks for while it is opened. */
async function opened(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(address)
  return requests
}

for (const address of ['/', '/bn', '/projects']) {
  test(`${address} has its styles in it, and asks for no sheet`, async ({ page }) => {
    const requests = await opened(page, address)
    expect(ofType(requests, 'stylesheet')).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Hind/)
  })

  test(`the scripts of ${address} are asked for after it was painted, and run`, async ({ page }) => {
    const requests = await opened(page, address)
    const scripts = ofType(requests, 'script')
    expect(scripts.length).toBeGreaterThan(3)
    const { painted, firstScript } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }))
    expect(firstScript).toBeGreaterThan(painted)
    await expect.poll(() => ofType(requests, 'fetch').some((request) => /\/versions/.test(request.url()))).toBe(true)
  })
}

test('scripts come when the first picture does not', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(/\.avif$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const script = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.goto('/', { waitUntil: 'commit' })
  await script
  expect(held.length).toBeGreaterThan(0)
  for (const release of held) release()
})

test('going on to another page has its styles as well', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL('/contact')
  const styleOf = () =>
    page
      .locator('main form')
      .first()
      .evaluate((form) => {
        const { display, rowGap, padding, width } = getComputedStyle(form)
        return { display, rowGap, padding, width }
      })
  await page.locator('main form').first().waitFor()
  const gone = await styleOf()
  await page.reload()
  expect(gone).toEqual(await styleOf())
})

readerTest('every route is arranged so', async ({ reader }) => {
  for (const { route, html } of await reader.allPages()) {
    const told = `${route.path}: `
    expect(html.source.match(/<script [^>]*src="\/_next\/[^>]*async/g), `${told}no script runs at once`).toBeNull()
    expect(html.source.match(/<style>/g), `${told}one element of styles`).toHaveLength(1)
    expect(html.source.match(/<link rel="stylesheet"(?![^>]*disabled)/g), `${told}no sheet is fetched`).toBeNull()
  }
  expect(ROUTES.length).toBeGreaterThan(20)
})
