/** What a page's first load weighs. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { waitForHydration } from './hydration'

/** As the promise counts. */
export const KB = 1024

export type PageWeights = Record<string, number>

/** Bytes of an answer as they travel: pictures and fonts are compressed already. */
async function weightOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0))
  const packed = /image\/(?!svg)|font|octet-stream/.test(response.headers()['content-type'] ?? '')
  return packed ? body.byteLength : gzipSync(body).byteLength
}

/** Faces of quotes are asked for a second after the page shows (styles/tools/_late-face.scss). */
const LATE_MS = 1500

/** Bytes that a page's own styles, written into it, add to it. */
async function stylesIn(response: Response): Promise<number> {
  const html = await response.text().catch(() => '')
  return gzipSync(html).byteLength - gzipSync(html.replace(/<style>.*?<\/style>/gs, '')).byteLength
}

/** Loads a page until it is at rest. @returns bytes by kind of request, and of everything */
export async function measureWeights(page: Page, address: string): Promise<PageWeights> {
  const responses: Response[] = []
  const note = (response: Response) => responses.push(response)
  page.on('response', note)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(LATE_MS)
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready)
  page.off('response', note)
  const weights: PageWeights = { everything: 0 }
  const add = (kind: string, bytes: number) => {
    weights[kind] = (weights[kind] ?? 0) + bytes
  }
  for (const response of responses) {
    const weight = await weightOf(response)
    const kind = response.request().resourceType()
    add(kind, weight)
    add('everything', weight)
    if (kind !== 'document') continue
    const styles = await stylesIn(response)
    add('stylesheet', styles)
    add('document', -styles)
  }
  return weights
}
