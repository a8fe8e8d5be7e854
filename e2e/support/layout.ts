/** What a browser says of a page that it has drawn. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { at: number; by: number; what: string[] }[]
  }
}

/** Notes layout shifts from the first moment of each page on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)))
        window.shifts.push({ at: entry.startTime, by: value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift as web.dev defines it: the largest sum within 5 s whose shifts are less than 1 s apart. */
export async function layoutShift(page: Page): Promise<{ score: number; what: string[] }> {
  const shifts = await page.evaluate(() => window.shifts)
  let worst = { score: 0, what: [] as string[] }
  let start = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let current = { score: 0, what: [] as string[] }
  for (const { at, by, what } of shifts) {
    if (at - last > 1000 || at - start > 5000) {
      start = at
      current = { score: 0, what: [] }
    }
    last = at
    current = { score: current.score + by, what: [...current.what, ...what] }
    if (current.score > worst.score) worst = current
  }
  return worst
}

/** Scrolls to the end as a hurried reader does, and gives what comes into view the time to come. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const { scrollingElement: root } = document
    if (!root) return
    for (let at = 0; at < root.scrollHeight; at += window.innerHeight * 0.9) {
      window.scrollTo({ top: at, behavior: 'instant' })
      await pause(40)
    }
    window.scrollTo({ top: root.scrollHeight, behavior: 'instant' })
    await pause(100)
  })
}

/** Addresses of pictures that are drawn and cannot be, once each has been asked for. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const drawn = [...document.images].filter((img) => img.checkVisibility())
    for (const img of drawn) img.loading = 'eager'
    await Promise.all(drawn.map((img) => img.decode().catch(() => undefined)))
    return drawn.filter((img) => img.naturalWidth === 0).map((img) => img.currentSrc || img.outerHTML.slice(0, 120))
  })
}

export function duplicateIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
}

/** What reaches beyond the right edge of the screen and could be scrolled to. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
    if (wide <= width) return []
    const beyond = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > width + 1)
    return [`${wide} > ${width}`, ...beyond.slice(-3).map((element) => element.outerHTML.slice(0, 100))]
  })
}

/** Requests that leave the site. */
export function watchForeignRequests(page: Page, siteUrl: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl)) foreign.push(request.url())
  })
  return foreign
}
