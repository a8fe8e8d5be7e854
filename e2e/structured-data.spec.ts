/** The structured data of every route, read from its first HTML and validated against schema.org. */
import type { Page } from '@playwright/test'
import { missingIn } from '@/lib/publishing/structured-data/testing/missing'
import { offences } from '@/lib/publishing/structured-data/testing/offences'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { withClientNavigation } from './support/client-navigation'
import { Html } from './support/html'
import { expect, test } from './support/reader'
import { ROUTES } from './support/routes'
import { EXPECTED_DATA, type Thing, thingsOf } from './support/structured-data'

for (const route of ROUTES) {
  test(`the structured data of ${route.path} is valid by schema.org and describes its records`, async ({ reader }) => {
    for (const locale of LOCALES) {
      const page = await reader.page(route, locale)
      const things = thingsOf(page.html.data)
      expect((await Promise.all(page.html.data.map(offences))).flat()).toEqual([])
      expect(things.flatMap(missingIn)).toEqual([])
      for (const wanted of EXPECTED_DATA[route.path]?.(page) ?? []) {
        expect(things, String(wanted['@type'])).toContainEqual(expect.objectContaining(wanted))
      }
    }
  })
}

for (const route of ROUTES.filter(({ path }) => path !== '/')) {
  test(`the breadcrumbs of ${route.path} lead from home to the page`, async ({ reader, siteUrl }) => {
    for (const locale of LOCALES) {
      const { html, address } = await reader.page(route, locale)
      const way = thingsOf(html.data).filter((thing) => thing['@type'] === 'BreadcrumbList')
      const steps = way.flatMap(({ itemListElement }) => itemListElement as Thing[])
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect(steps.at(0)?.item).toBe(new URL(locale === 'bn' ? '/bn' : '/', siteUrl).href)
      expect(steps.at(-1)).toMatchObject({ name: html.headings('h1')[0], item: new URL(address, siteUrl).href })
    }
  })
}

const HOSTILE = `</script><script>alert(1)</script><!-- "a" 'b' \u2028\u2029 \\u003c </SCRIPT >`

/** Fails when the page does what the text in it says. */
const watch = (page: Page) =>
  page.on('dialog', () => {
    throw new Error('A text of a record was run.')
  })

test('a hostile title cannot break out of the JSON-LD script', async ({ page, anonymous, making }) => {
  const { record } = await making('news', { title: HOSTILE, date: '2026-11-20' })
  const address = `/news-details/${record.Id}`
  watch(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>')
  const { data } = new Html((await anonymous.request('GET', address)).text)
  expect(thingsOf(data)).toContainEqual(
    expect.objectContaining({ '@type': 'NewsArticle', headline: String(record.title) }),
  )
  expect((await Promise.all(data.map(offences))).flat()).toEqual([])
})

test('a hostile question and answer cannot break out of the JSON-LD script', async ({ page, anonymous, making }) => {
  await making('faq', { question: HOSTILE, answer: HOSTILE })
  watch(page)
  await expect(async () => {
    const { data } = new Html((await anonymous.request('GET', '/')).text)
    const faqs = thingsOf(data).find((thing) => thing['@type'] === 'FAQPage')?.mainEntity
    const acceptedAnswer = { '@type': 'Answer', text: HOSTILE }
    expect(faqs).toContainEqual({ '@type': 'Question', name: HOSTILE, acceptedAnswer })
  }).toPass()
  await page.goto('/')
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeAttached()
})

test('a page reached by client navigation has its structured data', async ({ page }) => {
  await withClientNavigation(page)
  await page.goto('/donate-list')
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  const data = page.locator('main script[type="application/ld+json"]')
  expect(thingsOf(await data.allTextContents())).toContainEqual(expect.objectContaining({ '@type': 'ContactPage' }))
})
