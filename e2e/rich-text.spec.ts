/** Rich text in a real browser: whatever was written, nothing outside the list is drawn and nothing runs. */
import { expect, type Page, test } from '@playwright/test'
import { clean } from '@/lib/rich-text/clean'
import { nestings } from '@/lib/rich-text/hostile/nester'
import { offences } from '@/lib/rich-text/hostile/offences'
import { PAYLOADS } from '@/lib/rich-text/hostile/payloads'

/** An empty page of an origin of its own that notes every `hit()` and every request. */
async function watched(page: Page): Promise<{ requests: string[]; hits: () => Promise<number> }> {
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
  return { requests, hits: () => page.evaluate(() => (globalThis as unknown as { hits: number }).hits) }
}

/** Draws each text after the other, and says what it holds that is not allowed. */
async function offencesOf(page: Page, texts: string[]): Promise<[string, string[]][]> {
  await page.evaluate(`globalThis.offences = ${offences}`)
  return page.evaluate(async (all) => {
    const box = document.getElementById('box') as HTMLElement
    const look = (globalThis as unknown as { offences: typeof offences }).offences
    const found: [string, string[]][] = []
    for (const text of all) {
      box.innerHTML = text
      const wrong = look(box)
      if (wrong.length > 0) found.push([text, wrong])
      await new Promise(requestAnimationFrame)
    }
    return found
  }, texts)
}

const OURS = /^http:\/\/site\.invalid\/media\/|^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//

test('nothing outside the list is drawn, asked for or run', async ({ page }) => {
  const { requests, hits } = await watched(page)
  const texts = [...PAYLOADS, ...nestings(600, 31), PAYLOADS.join('')].map(clean)
  expect(await offencesOf(page, texts)).toEqual([])
  expect(requests.filter((address) => !OURS.test(address))).toEqual([])
  expect(await hits()).toBe(0)
})

test('the texts would do harm if they were not cleaned', async ({ page }) => {
  const { hits } = await watched(page)
  const staying = PAYLOADS.filter((text) => !/refresh|<base/.test(text))
  expect((await offencesOf(page, staying)).length).toBeGreaterThan(staying.length * 0.8)
  expect(await hits()).toBe(1)
})
