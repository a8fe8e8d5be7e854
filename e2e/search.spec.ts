/** The search: as a plain form, and as one types. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { Html } from './support/html'
import { openPolling } from './support/live-page'
import { expect, test } from './support/reader'
import { unique } from './support/records'
import { sampleTags } from './support/sampled-tests'

const SCHOOL = 'The night school opens a second room in Tongi'
const SCHOOL_BN = 'টঙ্গীতে নৈশ বিদ্যালয়ের দ্বিতীয় কক্ষ চালু'

const addressOf = (asked: string, language = '') => `${language}/search?q=${encodeURIComponent(asked)}`
const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.getByRole('main').getByRole('article')
const inPart = sampleTags(
  'search-checks',
  ['record', 'without script', 'lost visitor', 'typing', 'connection', 'reach'] as const,
  3,
)

test('the first HTML has the results in the language of the page', async ({ anonymous }) => {
  const english = new Html((await anonymous.request('GET', addressOf('second room'))).text)
  expect(english.headings('h2')).toContain(SCHOOL)
  expect([...english.main.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('second')
  expect(english.targets(SCHOOL)).toEqual([expect.stringMatching(/^\/news-details\/\d+$/)])
  const bangla = new Html((await anonymous.request('GET', addressOf('second room', '/bn'))).text)
  expect(bangla.headings('h2')).toContain(SCHOOL_BN)
  expect(bangla.targets(SCHOOL_BN)).toEqual([expect.stringMatching(/^\/bn\/news-details\/\d+$/)])
})

const SPELLINGS = ['nihgt shcool', 'NIGHT SCHOOLS', 'নৈশ বিদ্যালয়', 'নৈস বিদ্যালয়ে', 'টঙ্গিতে নৈশ']
for (const asked of sampled('search-spellings', SPELLINGS, { size: 2 })) {
  test(`“${asked}” finds the night school`, async ({ anonymous }) => {
    const html = new Html((await anonymous.request('GET', addressOf(asked))).text)
    expect(html.headings('h2').slice(0, 5)).toContain(SCHOOL)
  })
}

test('records of every searchable type are found', async ({ anonymous }) => {
  const lists = ['projects', 'projectSubCategory', 'health', 'events', 'news', 'donation', 'about'] as const
  for (const type of lists) {
    const [first] = await anonymous.list(type)
    const html = new Html((await anonymous.request('GET', addressOf(String(first?.title)))).text)
    expect.soft(html.headings('h2'), type).toContain(first?.title)
  }
  const [chairman] = await anonymous.list('chairman')
  const [faq] = await anonymous.list('faq')
  for (const words of [chairman?.name, faq?.question]) {
    const html = new Html((await anonymous.request('GET', addressOf(String(words)))).text)
    expect.soft(html.headings('h2')).toContain(words)
  }
})

const ODD = [
  '',
  '   ',
  '?!…',
  'a',
  'the',
  '\u0000\u0007',
  '\ud83c',
  '<script>alert(1)</script>',
  "'; DROP TABLE news; --",
  '__proto__',
  'x'.repeat(10_000),
  '🌊'.repeat(500),
  'zzqqxxjjkk',
]

for (const asked of sampled('odd-queries', ODD, { size: 4 })) {
  test(`a search for ${JSON.stringify(asked.slice(0, 30))} gets a page with a message and links`, async ({
    anonymous,
  }) => {
    const { status, text } = await anonymous.request(
      'GET',
      `/search?q=${encodeURIComponent(Buffer.from(asked).toString())}`,
    )
    expect(status).toBe(200)
    const html = new Html(text)
    expect(html.main.querySelector('[role="status"]')?.textContent).toMatch(/\S/)
    expect(html.main.querySelectorAll('article, nav a').length).toBeGreaterThan(0)
    expect(text).not.toContain('<script>alert')
  })
}

test('result pages are noindex, the search page is not', async ({ anonymous }) => {
  const robotsOf = async (address: string) =>
    new Html((await anonymous.request('GET', address)).text).document
      .querySelector('meta[name="robots"]')
      ?.getAttribute('content')
  expect(await robotsOf('/search')).not.toContain('noindex')
  expect(await robotsOf(addressOf('river'))).toBe('noindex, follow')
  expect((await anonymous.request('GET', `/search/results?q=river`)).headers['x-robots-tag']).toBe('noindex')
})

test('a record is found once created, and no longer once deleted', inPart('record'), async ({ anonymous, making }) => {
  const word = unique('Quixotal').replace(/\W/g, '')
  const headings = async () => new Html((await anonymous.request('GET', addressOf(word))).text).headings('h2')
  expect(await headings()).not.toContain(word)
  const { remove } = await making('news', { title: word })
  await expect.poll(headings, { timeout: 4000 }).toContain(word)
  await remove()
  await expect.poll(headings, { timeout: 4000 }).not.toContain(word)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form searches, and its results link to their pages', inPart('without script'), async ({ page }) => {
    await page.goto('/bn/search')
    await field(page).fill('নৈশ বিদ্যালয়')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/bn\/search\?q=/)
    await expect(page.getByRole('main').getByRole('status')).toContainText('নৈশ বিদ্যালয়')
    await page.getByRole('link', { name: SCHOOL_BN }).click()
    await expect(page).toHaveURL(/\/bn\/news-details\/\d+$/)
  })

  test('the not-found page has a search form', inPart('lost visitor'), async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/)
    await page.goto('/nowhere')
    await field(page).fill('river')
    await field(page).press('Enter')
    await expect(results(page).first()).toBeVisible()
  })
})

test(
  'results appear while typing, without moving the focus or flooding the history',
  inPart('typing'),
  async ({ page }) => {
    await openPolling(page, '/news')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(field(page)).toBeVisible()
    await field(page).pressSequentially('night schol', { delay: 20 })
    await expect(results(page).filter({ hasText: SCHOOL })).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL('/search?q=night+schol')
    await page.getByRole('link', { name: SCHOOL }).click()
    await expect(page).toHaveURL(/news-details/)
    await page.goBack()
    await expect(field(page)).toHaveValue('night schol')
    await expect(results(page).filter({ hasText: SCHOOL })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/news')
  },
)

test.describe('with the connection lost', () => {
  test.use({ expectedErrors: [/Failed to load resource|Error fetching/] })

  test('the results stay, and the search goes on once online', inPart('connection'), async ({ page, context }) => {
    await openPolling(page, addressOf('river'))
    const before = await results(page).count()
    await context.setOffline(true)
    await field(page).fill('school')
    await expect(page.getByRole('main').getByRole('status')).toContainText('connection was lost')
    expect(await results(page).count()).toBe(before)
    await context.setOffline(false)
    await expect(results(page).filter({ hasText: SCHOOL }).first()).toBeVisible()
  })
})

test('pages with and without results have no axe violations and fit a phone', inPart('reach'), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [asked, width] of [
    ['school', 1440],
    ['school', 390],
    ['zzqqxxjjkk', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(addressOf(asked))
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect
      .soft(
        violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
        `${asked} at ${width}`,
      )
      .toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
