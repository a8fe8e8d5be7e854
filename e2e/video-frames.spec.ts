/** The gallery's videos are in frames of 310 by 250 pixels (spec 2, section 9). */
import { expect, test } from './support/fixtures'
import { section } from './support/live-page'

for (const [width, frame] of [
  [320, 280],
  [390, 310],
  [1280, 310],
  [1440, 310],
] as const) {
  test(`video frames are ${frame} by 250 pixels in a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gallery')
    const frames = section(page, 'Video Gallery').locator('li > div')
    await expect(frames).not.toHaveCount(0)
    const sizes = await frames.evaluateAll((all) =>
      all.map((each) => [each.getBoundingClientRect().width, each.getBoundingClientRect().height]),
    )
    expect(sizes).toEqual(sizes.map(() => [frame, 250]))
  })
}
