/** The home page's banner carousel moves one slide per click, also where its height is a fraction of a pixel. */
import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { openPolling } from './support/live-page'
import { sampleTags } from './support/sampled-tests'

/** Width and height of the window, pixels of the screen to one of CSS, and whether the banner's height has a fraction. */
const WINDOWS: [width: number, height: number, ratio: number, fraction: boolean][] = [
  [1280, 720, 1, true],
  [1366, 768, 1, true],
  [1440, 900, 1, true],
  // A window of 1280 pixels, zoomed to 110 and 150 %.
  [1164, 655, 1.1, true],
  [853, 480, 1.5, true],
  // A laptop that draws 125 and a phone that draws 275 % of the pixels.
  [1537, 864, 1.25, false],
  [393, 852, 2.75, false],
]

const nameOf = ([width, height, ratio]: (typeof WINDOWS)[number]) => `${width} × ${height} at ${ratio}`
const inPart = sampleTags('banner-windows', WINDOWS.map(nameOf), 1)

/** Hears each move of a carousel from now on. @returns the place it is at, and those it came to, in order */
async function placesOf(carousel: Locator): Promise<() => Promise<number[]>> {
  const heard = await carousel.evaluateHandle((element) => {
    const place = () => [...element.querySelectorAll('[data-dot]')].findIndex((dot) => dot.hasAttribute('aria-current'))
    const places = [place()]
    new MutationObserver(() => {
      if (place() !== places.at(-1)) places.push(place())
    }).observe(element, { subtree: true, attributes: true, attributeFilter: ['aria-current'] })
    return places
  })
  return () => heard.jsonValue()
}

for (const window of WINDOWS) {
  const [width, height, ratio, fraction] = window
  test.describe(`in a window of ${nameOf(window)}`, inPart(nameOf(window)), () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: ratio })

    test('each click on "Next banner" moves the banner by one slide', async ({ page }) => {
      await openPolling(page)
      const banner = page.getByRole('main').locator('[aria-roledescription="carousel"]').first()
      const box = await banner.locator('.swiper').boundingBox()
      expect((box?.height ?? 0) % 1 > 0, `a height of ${box?.height} has a fraction`).toBe(fraction)
      // By itself it must not move meanwhile.
      await banner.getByRole('button', { name: 'Pause banner' }).click()
      await expect(banner.getByRole('button', { name: 'Play banner' })).toBeVisible()
      const places = await placesOf(banner)
      for (const expected of [
        [0, 1],
        [0, 1, 2],
        [0, 1, 2, 0],
      ]) {
        await banner.getByRole('button', { name: 'Next banner' }).click()
        await expect.poll(places).toEqual(expected)
        // What would undo it comes some frames later.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
        })
        expect(await places()).toEqual(expected)
      }
    })
  })
}
