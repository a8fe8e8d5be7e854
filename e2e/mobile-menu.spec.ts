/** The mobile menu on an inner page: every link of the header, and the social icons. */

import { expect, test } from './support/fixtures'
import { openPolling } from './support/live-page'

test.use({ viewport: { width: 390, height: 844 } })

const LINKS = [
  '/',
  '/about-us',
  '/projects',
  '/news',
  '/events',
  '/donate-events',
  '/gallery',
  '/contact',
  '/become-volunteer',
]

for (const hand of ['mouse', 'keyboard'] as const) {
  test(`the menu opens with every link and closes, by ${hand}`, async ({ page }) => {
    await openPolling(page, '/about-us')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await (hand === 'mouse' ? opener.click() : opener.press('Enter'))
    await expect(menu).toBeVisible()
    for (const to of LINKS) await expect(menu.locator(`a[href="${to}"]`).first()).toBeVisible()
    await expect(menu.locator('a[href^="tel:"]')).toBeVisible()
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', '/about-us')
    const closer = menu.getByRole('button', { name: 'Close menu' })
    await (hand === 'mouse' ? closer.click() : page.keyboard.press('Escape'))
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('a social icon with an address is a link, and one without is no link', async ({ page }) => {
  await openPolling(page, '/about-us')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const social = page.getByRole('dialog', { name: 'Menu' }).getByRole('list', { name: 'Social media' })
  await expect(social.locator('svg')).toHaveCount(4)
  // The demo content has addresses for two of the four.
  await expect(social.getByRole('link')).toHaveCount(2)
  for (const name of ['Facebook', 'YouTube']) {
    await expect(social.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//)
  }
})

test('a link of the menu opens its page and closes the menu', async ({ page }) => {
  await openPolling(page, '/about-us')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.locator('a[href="/projects"]').click()
  await expect(page).toHaveURL('/projects')
  await expect(menu).toBeHidden()
})
