/** An empty page that lets everything in: no policy, no frame around it. What does no harm here does none anywhere. */
import type { Page } from '@playwright/test'
import { offences } from '@/lib/content/rich-text/hostile/offences'

/** What a text of ours may ask for. */
const ALLOWED_REQUESTS = /^http:\/\/site\.invalid\/media\/|^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//

export interface HostilePage {
  /** Draws each text after the other, and says what it holds that is not allowed. */
  offencesOf: (texts: readonly string[]) => Promise<[text: string, offences: string[]][]>
  /** Addresses that something asked for and that no text of ours may ask for. */
  strangers: () => string[]
  /** How often something ran. */
  hits: () => Promise<number>
}

/** Opens it: a page of an origin of its own that notes every `hit()` and every request. */
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
    strangers: () => requests.filter((address) => !ALLOWED_REQUESTS.test(address)),
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
    // Handlers and pictures have their turn.
    if (at % 10 === 0) await new Promise(requestAnimationFrame)
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  return found
}
