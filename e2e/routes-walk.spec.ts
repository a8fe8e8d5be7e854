/** Every route in a real browser, in two widths: nothing is broken, wider than the screen, restless or from elsewhere. */
import {
  brokenPictures,
  layoutShift,
  overflow,
  repeatedIds,
  scrollThrough,
  strangersOf,
  watchShifts,
} from './support/measure'
import { expect, test } from './support/reader'
import { ROUTES } from './support/routes'

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const route of ROUTES) {
      test(`${route.path} stands firm`, async ({ page, reader, siteUrl }) => {
        const strangers = strangersOf(page, siteUrl)
        await watchShifts(page)
        await page.goto(await reader.addressOf(route))
        await scrollThrough(page)
        const { score, what } = await layoutShift(page)
        expect.soft(score, `layout shift of ${what.join(' and ')}`).toBeLessThanOrEqual(0.02)
        expect.soft(await overflow(page)).toEqual([])
        expect.soft(await repeatedIds(page)).toEqual([])
        expect.soft(await brokenPictures(page)).toEqual([])
        expect(strangers, 'nothing from elsewhere before it is asked for').toEqual([])
      })
    }
  })
}
