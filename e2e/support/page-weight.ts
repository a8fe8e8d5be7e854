/** The compressed weight of a page's first load. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { waitForHydration } from './hydration'

export const KB = 1024

export type PageWeights = Record<string, number>

/** Compressed bytes of an answer; pictures and fonts are compressed already. */
async function weightOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0))
  const packed = /image\/(?!svg)|font|octet-stream/.test(response.headers()['content-type'] ?? '')
  return packed ? body.byteLength : gzipSync(body).byteLength
}

/** The late faces load once the page was painted (lib/platform/content-security/deferred-scripts.ts). */
const LATE_MS = 1500

/** Compressed bytes of a page's inline styles. */
async function stylesIn(response: Response): Promise<number> {
  const html = await response.text().catch(() => '')
  return gzipSync(html).byteLength - gzipSync(html.replace(/<style>.*?<\/style>/gs, '')).byteLength
}

/** A script that a page asks for after a wait of this length or longer is no part of its first load. */
const LATER_MS = 2000

/** Keeps a page's long timers from firing: on a busy machine a banner moves, and loads Swiper, while it is measured. */
const holdLongTimers = (page: Page) =>
  page.addInitScript((later) => {
    const start = window.setTimeout
    const hold = (run: TimerHandler, wait = 0, ...args: unknown[]) => (wait < later ? start(run, wait, ...args) : 0)
    window.setTimeout = hold as typeof window.setTimeout
  }, LATER_MS)

/** Loads a page until the network is idle. @returns bytes by resource type, and of everything */
export async function measureWeights(page: Page, address: string): Promise<PageWeights> {
  await holdLongTimers(page)
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
