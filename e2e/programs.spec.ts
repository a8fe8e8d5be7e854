/** The pages of programs and of giving that are made of blocks: their first HTML, and their links. */
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'

const BOX = ['$25,270', '$30,000']

interface Program {
  path: string
  heading: string
  details?: string
}

const PAIRED: Program = { path: '/education', heading: 'Education', details: '/education-details' }
const PROGRAMS: Program[] = [
  { path: '/microcredit', heading: 'Microcredit Program', details: '/micro-details' },
  { path: '/quality-life', heading: 'Men & Women', details: '/quality-life-details' },
  { path: '/environment', heading: 'Environment' },
  { path: '/orphanage', heading: 'Orphanage' },
  { path: '/oldhome', heading: 'Old Home' },
]

const ENTRIES = [
  'Education',
  'Health Care Program',
  'Micro Entrepreneurship',
  'Improving Quality Of Life',
  'Cancer Treatment',
]

test.use({ javaScriptEnabled: false })

const DRAWN = [PAIRED, ...sampled('programs', PROGRAMS, { size: 1, keyOf: ({ path }) => path })]
for (const { path, heading, details } of DRAWN) {
  test(`${path} has its heading, the fixed figures and a link to all projects`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const figure of BOX) await expect(main.getByText(figure)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', /^\/donate-now\/[a-z]+$/)
    await main.getByRole('link', { name: 'All projects' }).click()
    await expect(page).toHaveURL('/projects')
  })

  if (!details) continue
  test(`the cards of ${path} link to ${details}, which links back`, async ({ page }) => {
    await page.goto(path)
    const cards = page.getByRole('main').getByRole('link', { name: /^Read more/ })
    await expect(cards).toHaveCount(3)
    for (const card of await cards.all()) await expect(card).toHaveAttribute('href', details)
    await cards.first().click()
    await expect(page).toHaveURL(details)
    for (const figure of BOX) await expect(page.getByRole('main').getByText(figure)).toBeVisible()
    await page.getByRole('link', { name: `Back to ${heading}` }).click()
    await expect(page).toHaveURL(path)
  })
}

test('the night school’s hours are shown', async ({ page }) => {
  await page.goto('/education')
  await expect(page.getByRole('main')).toContainText('daily from 6 pm to 9 pm')
})

test('the donation list has its five entries in order, each at 36%', async ({ page }) => {
  await page.goto('/donate-list')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(ENTRIES)
  for (const card of await cards.all()) {
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '36')
    for (const figure of BOX) await expect(card).toContainText(figure)
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/donate-details')
  }
})

test('the donation page has its category, the latest posts and share links', async ({ page, baseURL }) => {
  await page.goto('/donate-details')
  const main = page.getByRole('main')
  await expect(main.getByText('Health', { exact: true })).toBeVisible()
  for (const figure of BOX) await expect(main.getByText(figure)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', '/donate-now/health')
  const posts = main.getByRole('heading', { name: 'Latest posts' }).locator('..').getByRole('link')
  await expect(posts.first()).toHaveAttribute('href', /^\/news-details\/\d+$/)
  const facebook = await main.getByRole('link', { name: 'Share on Facebook' }).getAttribute('href')
  expect(new URL(facebook ?? '').searchParams.get('u')).toBe(new URL('/donate-details', baseURL).href)
})

test('pictures of a page are served in every size', async ({ page, request }) => {
  await page.goto('/education')
  const sources = await page.locator('main source').evaluateAll((all) => all.map((one) => one.getAttribute('srcset')))
  const addresses = new Set(sources.flatMap((set) => (set ?? '').split(', ').map((part) => part.split(' ')[0] ?? '')))
  expect([...addresses].filter((address) => address.startsWith('/media/')).length).toBeGreaterThan(10)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})
