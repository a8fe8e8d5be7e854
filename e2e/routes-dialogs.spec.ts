/** Menu, modals and photo viewers of the routes have no axe violations; routes-layout.spec.ts has the routes themselves. */
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './support/axe'
import { openPolling, section } from './support/live-page'
import { expect, test } from './support/reader'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
  test(`${what} of ${address} has no axe violations at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await openPolling(page, address)
    await opener(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
}
