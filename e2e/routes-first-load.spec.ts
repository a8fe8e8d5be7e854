/** What every page asks of a phone before it comes to life, in both languages, without a clock and without a browser. */
import { localized } from '@/lib/shared/addresses/localized'
import { type FirstLoad, firstLoadOf } from './support/first-load'
import { KB } from './support/page-weight'
import { expect, test } from './support/reader'
import { ROUTES } from './support/routes'

/** Little above what the heaviest pages have: the home page, the form of donations and the campaigns, in Bangla. */
const LIMITS: Partial<FirstLoad> = { html: 50 * KB, data: 75 * KB, longestData: 24 * KB, tree: 600, requests: 6 }

for (const route of ROUTES) {
  for (const locale of ['en', 'bn'] as const) {
    test(`${localized(locale, route.path)} is within the limits of a first load`, async ({ reader }) => {
      const load = firstLoadOf((await reader.page(route, locale)).html.source)
      test.info().annotations.push({ type: 'first load', description: JSON.stringify(load) })
      for (const [name, limit] of Object.entries(LIMITS)) {
        expect.soft(load[name as keyof FirstLoad], name).toBeGreaterThan(0)
        expect.soft(load[name as keyof FirstLoad], name).toBeLessThanOrEqual(limit)
      }
      expect(load.static, 'markup that React leaves as it is').toBeGreaterThan(5)
    })
  }
}
