/** The first HTML of the home page, which is all that people and programs without JavaScript get. */
import { imageCopyUrl } from '@/lib/shared/content/image-url'
import type { Client, WireRecord } from './support/client'
import { expect, test } from './support/fixtures'
import { section } from './support/live-page'

test.use({ javaScriptEnabled: false })

const inGrid = ({ page }: WireRecord) => !['Donation', 'Home', 'Footer'].includes(String(page))
const isOn =
  (place: string) =>
  ({ pages }: WireRecord) =>
    (pages as string[]).includes(place)
const onHome = isOn('Home')

/** Pictures of the HTML, whatever the size and format they are offered in. */
function holds(html: string, image: unknown): boolean {
  const path = String(image)
  return html.includes(path) || html.includes(imageCopyUrl(path, 480, 'webp').slice(1, -'480.webp'.length))
}

async function expectRecords(client: Client, html: string, type: string, choose: (record: WireRecord) => boolean) {
  const records = (await client.list(type)).filter((record) => choose(record))
  expect(records.length).toBeGreaterThan(0)
  for (const { image, image1 } of records) {
    const picture = image ?? image1
    if (picture) expect(holds(html, picture), `${type}: ${picture}`).toBe(true)
  }
  return records
}

test('projects outside Donation, Home and Footer, each with a link to its page', async ({ page, anonymous }) => {
  await page.goto('/')
  const grid = section(page, 'Our Projects')
  const records = await expectRecords(anonymous, await page.content(), 'projects', inGrid)
  for (const { Id, title, text } of records) {
    await expect(grid.getByRole('heading', { name: String(title), exact: true })).toBeVisible()
    await expect(grid.getByText(String(text))).toBeVisible()
    await expect(grid.locator(`a[href="/project/${Id}"]`).first()).toContainText('See More')
  }
  const others = (await anonymous.list('projects')).filter((record) => !inGrid(record))
  for (const { Id } of others) await expect(grid.locator(`a[href="/project/${Id}"]`)).toHaveCount(0)
})

test('campaigns of the home page', async ({ page, anonymous }) => {
  await page.goto('/')
  const cards = section(page, 'Donation')
  const records = await expectRecords(anonymous, await page.content(), 'donation', onHome)
  for (const { title, text, category } of records) {
    await expect(cards.getByRole('heading', { name: String(title), exact: true })).toBeVisible()
    await expect(cards.getByText(String(text))).toBeVisible()
    await expect(cards.getByText(String(category), { exact: true }).first()).toBeVisible()
  }
  await expect(cards.getByRole('link', { name: /^Donate now/ })).toHaveCount(records.length)
})

test('the three newest news, each with a link to its page', async ({ page, anonymous }) => {
  await page.goto('/')
  const all = await anonymous.list('news')
  const blog = section(page, 'News & Blog')
  const html = await page.content()
  for (const { Id, title, text, image } of all.slice(0, 3)) {
    await expect(blog.getByRole('heading', { name: String(title), exact: true })).toBeVisible()
    await expect(blog.getByText(String(text))).toBeVisible()
    await expect(blog.locator(`a[href="/news-details/${Id}"]`).first()).toBeVisible()
    expect(holds(html, image)).toBe(true)
  }
  for (const { title } of all.slice(3)) expect(html).not.toContain(String(title))
})

test('questions with their answers', async ({ page, anonymous }) => {
  await page.goto('/')
  for (const { question, answer } of await anonymous.list('faq')) {
    await expect(page.getByRole('heading', { name: String(question), exact: true })).toBeVisible()
    await expect(page.getByText(String(answer))).toHaveCount(1)
  }
})

test('banner slides and about blocks', async ({ page, anonymous }) => {
  await page.goto('/')
  const html = await page.content()
  for (const { title, image } of await anonymous.list('banner')) {
    await expect(page.getByText(String(title), { exact: true }).first()).toBeAttached()
    expect(holds(html, image)).toBe(true)
  }
  for (const { title, text } of await anonymous.list('about')) {
    await expect(page.getByRole('heading', { name: String(title), exact: true })).toBeVisible()
    for (const paragraph of String(text).split(/\n{2,}/)) await expect(page.getByText(paragraph).first()).toBeVisible()
  }
})

test('gallery pictures of the home page, brands and the footer’s projects', async ({ page, anonymous }) => {
  await page.goto('/')
  const html = await page.content()
  const pictures = (await anonymous.list('imageGallery')).filter(onHome)
  for (const { image } of pictures.slice(0, 7)) expect(holds(html, image), String(image)).toBe(true)
  const footer = page.getByRole('contentinfo')
  const below = (await anonymous.list('projects')).filter(isOn('Footer'))
  expect(below.length).toBeGreaterThan(0)
  for (const { title } of below) {
    await expect(footer.getByRole('link', { name: String(title), exact: true })).toHaveAttribute('href', '/projects')
  }
})

test('every picture that the HTML names is served', async ({ page, anonymous }) => {
  await page.goto('/')
  const html = await page.content()
  const names = new Set(
    [...html.matchAll(/\/(?:media|images)\/[\w.-]+\.(?:webp|avif|svg|png|jpe?g)/g)].map(([name]) => name),
  )
  expect(names.size).toBeGreaterThan(20)
  for (const name of names) expect((await anonymous.request('GET', name)).status, name).toBe(200)
})

test('/bn is in Bangla', async ({ page, anonymous }) => {
  await page.goto('/bn')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  for (const type of ['projects', 'donation', 'faq']) {
    const choose = type === 'projects' ? inGrid : type === 'faq' ? () => true : onHome
    for (const record of (await anonymous.list(`${type}?locale=bn`)).filter(choose)) {
      const name = String(record.question ?? record.title)
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
    }
  }
  for (const heading of await page.getByRole('main').getByRole('heading').allInnerTexts()) {
    expect(heading).toMatch(/[\u0980-\u09ff]/)
  }
  const outward = await page
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const href of outward) expect(href).toMatch(/^\/bn(\/|$)/)
})

test('each language links to the other', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'বাংলা' }).first().click()
  await expect(page).toHaveURL('/bn')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/')
})
