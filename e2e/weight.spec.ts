/** What the first load of the home page weighs, compressed, in the production build. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** As the promise counts: Next and React alone are about 135 of these. */
const KB = 1024
const LIMITS = { script: 150 * KB, stylesheet: 15 * KB, font: 90 * KB, everything: 700 * KB }

type Weights = Record<string, number>

/** Bytes of an answer as they travel: pictures and fonts are compressed already. */
async function weightOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0))
  const packed = /image\/(?!svg)|font|octet-stream/.test(response.headers()['content-type'] ?? '')
  return packed ? body.byteLength : gzipSync(body).byteLength
}

async function load(page: Page, address: string): Promise<Weights> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  const weights: Weights = { everything: 0 }
  for (const response of responses) {
    const weight = await weightOf(response)
    const kind = response.request().resourceType()
    weights[kind] = (weights[kind] ?? 0) + weight
    weights.everything = (weights.everything ?? 0) + weight
  }
  return weights
}

for (const width of [390, 1440]) {
  for (const address of ['/', '/bn']) {
    test.describe(`${address} at ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 } })

      test('weighs no more than was promised', async ({ page }) => {
        const weights = await load(page, address)
        const said = Object.entries(weights).map(([kind, bytes]) => `${kind} ${(bytes / KB).toFixed(1)} KB`)
        test.info().annotations.push({ type: 'weight', description: said.join(', ') })
        console.info(`${address} at ${width}: ${said.join(', ')}`)
        expect.soft(weights.script).toBeGreaterThan(0)
        for (const [kind, limit] of Object.entries(LIMITS)) {
          // The promise is made of /; a Bangla face is heavier by nature.
          if (address === '/' || kind !== 'font') expect.soft(weights[kind] ?? 0, kind).toBeLessThanOrEqual(limit)
        }
      })
    })
  }
}
