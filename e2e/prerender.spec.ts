/** The next page is prerendered while a hand is on its way to its link, and shows at once. */
import { setTimeout as pause } from 'node:timers/promises'
import { BrowserTab, type PageCall } from './support/browser-tab'
import { expect, test } from './support/fixtures'

const POLLS = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).length`
const SAVE_DATA: PageCall[] = [['Emulation.setDataSaverOverride', { dataSaverEnabled: true }]]
const KEPT = 'Object.keys(localStorage)'
const KEPT_OFFLINE = `(async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().map(({ url }) => new URL(url).pathname)
})()`

const linkTo = (href: string) => `footer a[data-page][href="${href}"]`

test('a page whose link a hand rests on is prerendered, without a poll, and shows at once', async ({ siteUrl }) => {
  await BrowserTab.with(async (tab) => {
    await tab.goto(`${siteUrl}/bn`)
    // Of the page that shows, which the service worker keeps.
    await tab.until(`${KEPT_OFFLINE}.then((kept) => kept.includes('/bn'))`, 30_000)
    await tab.evaluate('localStorage.clear()')
    await tab.hover(linkTo('/bn/about-us'))
    await expect.poll(() => tab.prerendered('/bn/about-us')?.url).toBe(`${siteUrl}/bn/about-us`)
    const prerendered = tab.prerendered('/bn/about-us')
    // Long enough for a poll, and for what is kept once a page is at rest.
    await pause(6000)
    expect(await tab.evaluate(POLLS, prerendered)).toBe(0)
    expect(await tab.evaluate(KEPT, prerendered)).toEqual([])
    expect(await tab.evaluate(KEPT_OFFLINE)).not.toContain('/bn/about-us')

    await tab.press(linkTo('/bn/about-us'))
    await tab.until(`location.pathname === '/bn/about-us'`)
    const [visit] = await tab.evaluate<{ activationStart: number }[]>(
      `performance.getEntriesByType('navigation').map(({ activationStart }) => ({ activationStart }))`,
    )
    expect(visit?.activationStart).toBeGreaterThan(0)
    // Somebody sees it from now on: it follows what changes.
    await tab.until(`${POLLS} > 0`)
    await tab.until(`${KEPT_OFFLINE}.then((kept) => kept.includes('/bn/about-us'))`)
  })
})

for (const href of ['/bn/search', '/admin', '/pledge/aaaaaaaaaaaaaaaaaaaaaa', '/bn/news?page=2']) {
  test(`${href} is never prerendered`, async ({ siteUrl }) => {
    await BrowserTab.with(async (tab) => {
      await tab.goto(`${siteUrl}/bn`)
      await tab.evaluate(`document.querySelector('footer a[data-page]').setAttribute('href', '${href}')`)
      await tab.hover(linkTo(href))
      await pause(1500)
      expect([...tab.pages.values()].filter(({ isPrerendered }) => isPrerendered)).toEqual([])
    })
  })
}

test('under Save-Data a press opens the page without a full load, and none is prerendered', async ({ siteUrl }) => {
  await BrowserTab.with(async (tab) => {
    await tab.goto(`${siteUrl}/bn`)
    // A press before the scripts have come is the browser's.
    await tab.until(`document.documentElement.hasAttribute('data-saves-data')`)
    await tab.evaluate('window.stayed = true')
    expect(await tab.evaluate('navigator.connection.saveData')).toBe(true)
    await tab.press(linkTo('/bn/about-us'))
    await tab.until(`location.pathname === '/bn/about-us'`)
    expect(await tab.evaluate('window.stayed')).toBe(true)
  }, SAVE_DATA)
})

test('the rules are the same for everybody, and the admin has none', async ({ request }) => {
  const rules = await request.get('/speculation-rules.json')
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  expect((await request.get('/bn')).headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  expect((await request.get('/admin/login')).headers()['speculation-rules']).toBeUndefined()
})
