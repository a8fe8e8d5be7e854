/** Every route in two widths, and what opens on them, as axe sees it. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/reader'
import { ROUTES } from './support/routes'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

for (const route of ROUTES) {
  for (const locale of ['en', 'bn'] as const) {
    test(`${route.path} in ${locale} has nothing out of reach`, async ({ page, reader }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(await reader.addressOf(route, locale))
      expect.soft(await findings(page), 'at 1440 pixels').toEqual([])
      if (locale === 'bn') return
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await findings(page), 'at 390 pixels').toEqual([])
    })
  }
}
