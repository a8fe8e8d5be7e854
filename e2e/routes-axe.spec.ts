/** The routes in both languages and two widths, and what opens on them, as axe sees it. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { openLive, section } from './support/home'
import { expect, test } from './support/reader'
import { nameOf, viewsOf } from './support/views'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function findings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(STANDARDS).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

for (const view of viewsOf('routes-axe', 10)) {
  test(`${nameOf(view)} has nothing out of reach`, async ({ page, reader }) => {
    await page.setViewportSize({ width: view.width, height: 900 })
    await page.goto(await reader.addressOf(view.route, view.locale))
    expect(await findings(page)).toEqual([])
  })
}

const OPENED: [what: string, address: string, width: number, opener: (page: Page) => Locator][] = [
  ['the menu', '/about-us', 390, (page) => page.getByRole('button', { name: 'Open menu' })],
  [
    'the Donate now modal',
    '/donation-events',
    390,
    (page) =>
      section(page, 'Latest Events')
        .getByRole('link', { name: /^Donate now/ })
        .first(),
  ],
  [
    'the viewer',
    '/gallery',
    1440,
    (page) =>
      section(page, 'Photo Gallery')
        .locator('a, button')
        .filter({ has: page.locator('img') })
        .first(),
  ],
  [
    'the viewer',
    '/image-gallery',
    390,
    (page) =>
      page
        .getByRole('main')
        .locator('a, button')
        .filter({ has: page.locator('img') })
        .first(),
  ],
  [
    'the viewer',
    '/player',
    1440,
    (page) => page.getByRole('main').locator('ul, ol').last().locator('a, button').first(),
  ],
]

for (const [what, address, width, opener] of OPENED) {
  test(`${what} of ${address} has nothing out of reach at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await openLive(page, address)
    await opener(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}
