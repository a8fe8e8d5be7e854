/** The first paint of a page waits for no stylesheet, script or later picture. */
import type { Page, Request } from '@playwright/test'
import { withClientNavigation } from './support/client-navigation'
import { expect, test } from './support/fixtures'
import { openPolling } from './support/live-page'
import { holdPictures } from './support/pictures'
import { test as readerTest } from './support/reader'

const ofType = (requests: Request[], type: string) => requests.filter((request) => request.resourceType() === type)

/** The scripts' longest wait, for pages whose picture is slow, never ends: a busy machine may paint later than that. */
const withoutLongestWait = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = globalThis
    const patient = (work: () => void, ms?: number) => (ms === 1500 ? 0 : setTimeout(work, ms))
    globalThis.setTimeout = patient as typeof setTimeout
  })

/** Everything that a page asks for while it is opened. */
async function opened(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(address)
  return requests
}

for (const address of ['/', '/bn', '/projects']) {
  test(`${address} has inline styles, fetches no stylesheet, and loads its scripts after the first paint`, async ({
    page,
  }) => {
    await withoutLongestWait(page)
    const requests = await opened(page, address)
    expect(ofType(requests, 'stylesheet')).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Hind/)
    await expect.poll(() => ofType(requests, 'script').length).toBeGreaterThan(3)
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

test('scripts load once the first picture has loaded', async ({ page }) => {
  await withoutLongestWait(page)
  const script = page.waitForRequest((request) => request.resourceType() === 'script')
  const release = await holdPictures(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const waiting = page.locator('script[type="text/late"]')
  expect(await waiting.count()).toBeGreaterThan(3)
  release()
  await script
  await expect(waiting).toHaveCount(0)
})

test('scripts load after the timeout when the first picture does not come', async ({ page }) => {
  const release = await holdPictures(page)
  const script = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await script
  expect(
    await page
      .locator('main picture img')
      .first()
      .evaluate((img: HTMLImageElement) => img.complete),
  ).toBe(false)
  release()
})

test('a page reached by client navigation has the styles of a full load', async ({ page }) => {
  await withClientNavigation(page)
  await openPolling(page)
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
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
  expect(documents, 'the page was not loaded anew').toEqual([])
  await page.reload()
  expect(gone).toEqual(await styleOf())
})

readerTest(
  'every route has one inline style element, no stylesheet link, and no script that runs at once',
  async ({ reader }) => {
    const pages = await reader.allPages()
    expect(pages.length).toBeGreaterThan(50)
    for (const { route, html } of pages) {
      const told = `${route.path}: `
      expect(html.source.match(/<script [^>]*src="\/_next\/[^>]*async/g), `${told}no script runs at once`).toBeNull()
      expect(html.source.match(/<style>/g), `${told}one element of styles`).toHaveLength(1)
      expect(html.source.match(/<link rel="stylesheet"(?![^>]*disabled)/g), `${told}no sheet is fetched`).toBeNull()
      expect(html.source.match(/<link [^>]*as="style"/g), `${told}nor fetched ahead`).toBeNull()
    }
  },
)
