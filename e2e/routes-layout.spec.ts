/** The layout of the routes in a browser, in both languages and two widths: layout shift, overflow, pictures, axe. */

import type { Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { axeViolations } from './support/axe'
import { fieldNames } from './support/contract'
import {
  brokenPictures,
  duplicateIds,
  layoutShift,
  overflow,
  scrollThrough,
  watchForeignRequests,
  watchLayoutShifts,
} from './support/layout'
import { recordById } from './support/lists'
import { openPolling } from './support/live-page'
import { expect, test } from './support/reader'
import { routeOf, SHELL } from './support/routes'
import { nameOf, viewsOf } from './support/views'

for (const view of viewsOf({ templates: 6, others: 2 })) {
  test(`${nameOf(view)} has no layout shift, overflow, broken pictures, foreign requests or axe violations`, async ({
    page,
    reader,
    siteUrl,
  }) => {
    const strangers = watchForeignRequests(page, siteUrl)
    await page.setViewportSize({ width: view.width, height: 900 })
    await watchLayoutShifts(page)
    await page.goto(await reader.addressOf(view.route, view.locale))
    await faces(page)
    await scrollThrough(page)
    const { score, what } = await layoutShift(page)
    expect.soft(score, `layout shift of ${what.join(' and ')}`).toBeLessThanOrEqual(0.02)
    expect.soft(await overflow(page)).toEqual([])
    expect.soft(await duplicateIds(page)).toEqual([])
    expect.soft(await brokenPictures(page)).toEqual([])
    expect.soft(strangers, 'nothing from elsewhere before it is asked for').toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await axeViolations(page)).toEqual([])
  })
}

/** Waits until every face is there, the late ones too. */
async function faces(page: Page): Promise<void> {
  await page.locator('html[data-faces]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** A list, a text and a form, in the heavier script and the lighter one. */
const WITH_LATE_FONTS = [
  ['/events', 'bn'],
  ['/news-details/{id}', 'bn'],
  ['/about-us', 'en'],
  ['/donate-now', 'en'],
] as const

for (const [path, locale] of sampled('late-fonts', WITH_LATE_FONTS, { size: 2, keyOf: ([path]) => path })) {
  test(`${path} in ${locale} has no layout shift when its fonts load late`, async ({ page, reader }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/*.woff2', async (font) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await font.continue()
    })
    await watchLayoutShifts(page)
    await page.goto(await reader.addressOf(routeOf(path), locale))
    await faces(page)
    await scrollThrough(page)
    const { score, what } = await layoutShift(page)
    expect(score, `layout shift of ${what.join(' and ')}`).toBeLessThanOrEqual(0.02)
  })
}

test('the header navigates to the top of each page and marks the current one', async ({ page }) => {
  await openPolling(page)
  const menu = page.getByRole('banner').getByRole('navigation').first()
  for (const [name, to] of SHELL.header.slice(1, 8)) {
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(to)
    await expect(menu.locator('[aria-current="page"]')).toHaveText(name)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('pictures have the sizes of the specification', async ({ page, reader }) => {
  const route = routeOf('/events-details/{id}')
  const { lists, ids } = await reader.page(route)
  const { image4 } = recordById(lists.eventsCategoryDescription, ids[0])
  await page.goto(await reader.addressOf(route))
  const picture = page.getByRole('main').locator(`img[src*="${image4?.replace('media/', '').replace('.webp', '')}"]`)
  const box = await picture.last().boundingBox()
  expect([box?.width, box?.height].map((length) => Math.round(length ?? 0))).toEqual([370, 382])
})

test.describe('long words', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('do not widen a page on a phone', async ({ page, making }) => {
    const title = `${'Bahubachanik'.repeat(8)} ${'কিংকর্তব্যবিমূঢ়তাসম্পর্কিত'.repeat(5)}`
    const values = { title, text: `${title} `.repeat(3), image: null, page: '' }
    const wide: string[] = []
    for (const [type, list, detail] of [
      ['projects', '/projects', '/project/'],
      ['events', '/events', '/events-details/'],
      ['news', '/news', '/news-details/'],
      ['health', '', '/health-category-details/'],
      ['donation', '/donation-events', '/donation-events/'],
    ] as const) {
      const known = fieldNames(type)
      const { record } = await making(
        type,
        Object.fromEntries(Object.entries(values).filter(([name]) => known.includes(name))),
      )
      for (const address of [list, detail && `${detail}${record.Id}`].filter((path) => path !== '')) {
        await page.goto(address)
        for (const what of await overflow(page)) wide.push(`${address}: ${what}`)
      }
    }
    // A page that is open asks for its record, which is removed now.
    await page.goto('about:blank')
    expect(wide).toEqual([])
  })
})
