/** Back closes what was opened last, at a phone's size, in both languages. */
import type { Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'
import { openPolling } from './support/live-page'

test.use({ viewport: { width: 360, height: 740 } })

interface Layer {
  name: string
  path: string
  open: (page: Page) => Promise<void>
}

const LAYERS: Layer[] = [
  {
    name: 'the menu',
    path: '/about-us',
    open: (page) => page.locator('button[commandfor="site-menu"]').first().click(),
  },
  {
    name: 'the register modal',
    path: '/',
    open: (page) => page.locator('main a[href$="/become-volunteer"]').first().click(),
  },
  {
    name: 'the donate modal',
    path: '/donation-events',
    open: (page) => page.locator('main a[data-record]').first().click(),
  },
  { name: 'the viewer', path: '/gallery', open: (page) => page.locator('main a[data-record]').first().click() },
]

/** The focus is at what opened the layer, and stays there. */
async function expectFocus(page: Page): Promise<void> {
  await page.waitForTimeout(300)
  await expect(page.locator(':focus')).toHaveCount(1)
}

const CASES = LAYERS.flatMap((layer) => (['en', 'bn'] as const).map((locale) => [layer, locale] as const))

for (const [{ name, path, open }, locale] of sampled('back-button', CASES, { size: 4, keyOf: ([{ name }]) => name })) {
  test(`${name} in ${locale} is closed by Back, which then leads to the page before`, async ({ page }) => {
    const prefix = locale === 'bn' ? '/bn' : ''
    const here = `${prefix}${path === '/' && prefix ? '' : path}`
    await openPolling(page, `${prefix}/contact`)
    await openPolling(page, here)
    const layer = page.locator('dialog[open]')
    await open(page)
    await expect(layer).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(1)
    await page.goBack()
    await expect(layer).toHaveCount(0)
    await expect(page).toHaveURL(here)
    await expectFocus(page)

    // Closed otherwise, it leaves no entry behind.
    await open(page)
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(0)
    await expectFocus(page)
    await page.goBack()
    await expect(page).toHaveURL(`${prefix}/contact`)
  })
}

test('a page that was chosen in the menu takes the place of its entry', async ({ page }) => {
  await openPolling(page, '/about-us')
  await page.locator('button[commandfor="site-menu"]').first().click()
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(1)
  await page.locator('dialog[open] a[href="/projects"]').first().click()
  await expect(page).toHaveURL('/projects')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})
