/** An empty page without any Content-Security-Policy, on which hostile texts are rendered: harmless here is harmless anywhere. */
import type { Page } from '@playwright/test'
import { offences } from '@/lib/content/rich-text/hostile/offences'

/** Requests that a sanitised text may cause. */
const ALLOWED_REQUESTS = /^http:\/\/site\.invalid\/media\/|^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//

export interface HostilePage {
  /** Renders each text in turn. @returns what it contains that is not allowed */
  offencesOf: (texts: readonly string[]) => Promise<[text: string, offences: string[]][]>
  /** Requests that were not allowed. */
  foreignRequests: () => string[]
  /** 1 once a script of a text has run. */
  hits: () => Promise<number>
}

/** Opens it at an origin of its own, and records calls of `hit()` and requests. */
export async function openHostilePage(page: Page): Promise<HostilePage> {
  const requests: string[] = []
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    if (hostname === 'site.invalid' && pathname === '/') {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="box"></div>' })
    }
    requests.push(route.request().url())
    return route.abort()
  })
  await page.addInitScript(() =>
    Object.assign(globalThis, { hits: 0, hit: () => Object.assign(globalThis, { hits: 1 }) }),
  )
  await page.goto('http://site.invalid/')
  await page.evaluate(`globalThis.offences = ${offences}`)
  return {
    offencesOf: (texts) => page.evaluate(drawEach, texts),
    foreignRequests: () => requests.filter((address) => !ALLOWED_REQUESTS.test(address)),
    hits: () => page.evaluate(() => (globalThis as unknown as { hits: number }).hits),
  }
}

async function drawEach(texts: readonly string[]): Promise<[string, string[]][]> {
  const box = document.getElementById('box') as HTMLElement
  const look = (globalThis as unknown as { offences: typeof offences }).offences
  const found: [string, string[]][] = []
  for (const [at, text] of texts.entries()) {
    box.innerHTML = text
    const wrong = look(box)
    if (wrong.length > 0) found.push([text, wrong])
    // Handlers run and pictures load.
    if (at % 10 === 0) await new Promise(requestAnimationFrame)
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  return found
}
