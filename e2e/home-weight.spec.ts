/** The compressed weight of the first load of the home page. */
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'
import { KB, measureWeights } from './support/page-weight'

/** Next and React alone are about 135 KB of the script. */
const LIMITS = { script: 150 * KB, stylesheet: 15 * KB, font: 90 * KB, everything: 700 * KB }

/** The promise is made of the first. */
const LOADS = [
  ['/', 390],
  ['/', 1440],
  ['/bn', 390],
  ['/bn', 1440],
] as const
const [PROMISED, ...OTHERS] = LOADS
const DRAWN = sampled('home-weight', OTHERS, { size: 1, keyOf: ([address, width]) => `${address} at ${width}` })

for (const [address, width] of [PROMISED, ...DRAWN]) {
  test.describe(`${address} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is within the limits of scripts, styles, fonts and everything', async ({ page }) => {
      const weights = await measureWeights(page, address)
      const said = Object.entries(weights).map(([kind, bytes]) => `${kind} ${(bytes / KB).toFixed(1)} KB`)
      test.info().annotations.push({ type: 'weight', description: said.join(', ') })
      console.info(`${address} at ${width}: ${said.join(', ')}`)
      for (const kind of Object.keys(LIMITS)) expect.soft(weights[kind], kind).toBeGreaterThan(0)
      for (const [kind, limit] of Object.entries(LIMITS)) {
        // The promise is made of /; a Bangla face is heavier by nature.
        if (address === '/' || kind !== 'font') expect.soft(weights[kind] ?? 0, kind).toBeLessThanOrEqual(limit)
      }
    })
  })
}
