/** Measurements of a rendered page: layout shift, overflow, broken pictures, foreign requests. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { at: number; by: number; what: string[] }[]
  }
}

/** Records layout shifts of each page from its start. */
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

/** Scrolls to the end in steps, with time for what comes into view to load. */
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

/** Addresses of visible pictures that fail to load. */
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

/** Elements that overflow the right edge of the window, where the page scrolls sideways. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
    if (wide <= width) return []
    const beyond = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > width + 1)
    return [`${wide} > ${width}`, ...beyond.slice(-3).map((element) => element.outerHTML.slice(0, 100))]
  })
}

/** Records requests to other hosts from now on. */
export function watchForeignRequests(page: Page, siteUrl: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl)) foreign.push(request.url())
  })
  return foreign
}
