/** The texts and links of the home page, as the specification has them. */
import { expect, test } from './support/fixtures'
import { section } from './support/live-page'

/** Heading → what must stand below it. */
const SECTIONS: [heading: string, words: string[]][] = [
  ['Our Mission', []],
  ['Our Vision', []],
  ['Our Projects', ['See More']],
  ['Become a Volunteer', ['Register']],
  ['Donation', ['Donate now']],
  ['Our Photo Gallery', []],
  ['News & Blog', []],
]

test('each heading of the specification is shown, with its links below it', async ({ page }) => {
  await page.goto('/')
  for (const [heading, words] of SECTIONS) {
    const title = page.getByRole('main').getByRole('heading', { level: 2, name: heading, exact: true })
    await expect.soft(title, heading).toBeVisible()
    for (const word of words) {
      const link = section(page, heading).getByRole('link', { name: new RegExp(`^${word}`) })
      await expect.soft(link.first(), `${heading}: ${word}`).toBeVisible()
    }
  }
})

const FIGURES: [figure: RegExp, label: RegExp][] = [
  [/^70\s?m$/, /total donation/i],
  [/^48\s?k$/, /projects funded/i],
  [/^38\s?%$/, /kids need help/i],
  [/^230$/, /volunteers/i],
]

test('the counters show 70 m, 48 k, 38 % and 230', async ({ page }) => {
  await page.goto('/')
  for (const [figure, label] of FIGURES) {
    const counter = page
      .getByRole('listitem')
      .filter({ hasText: label })
      .filter({ has: page.locator('strong') })
    await counter.scrollIntoViewIfNeeded()
    await expect(counter.locator('strong')).toHaveText(figure)
  }
})

test('the banner links to /contact and the intro to /donate-now', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Discover more' }).first()).toHaveAttribute('href', '/contact')
  const donate = page.getByRole('main').getByRole('link', { name: 'Donate Now', exact: true }).first()
  await expect(donate).toHaveAttribute('href', '/donate-now')
})

const MENU: [name: string, href: string][] = [
  ['Home', '/'],
  ['About', '/about-us'],
  ['Project', '/projects'],
  ['News', '/news'],
  ['Events', '/events'],
  ['Donation', '/donation-events'],
  ['Gallery', '/gallery'],
  ['Contact', '/contact'],
]

test('the header’s links are those of the specification', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation').first().getByRole('link')
  await expect(links).toHaveText(MENU.map(([name]) => name))
  for (const [name, href] of MENU) {
    await expect(header.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href)
  }
  await expect(header.getByRole('link', { name: 'Donate now', exact: true })).toHaveAttribute('href', '/donate-now')
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(header.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(header.locator('a[href^="mailto:"]').first()).toBeVisible()
})

const QUICK: [name: string, href: string][] = [
  ['About us', '/about-us'],
  ['Contact', '/contact'],
  ['Latest News', '/news'],
  ['Donations', '/donate-now'],
  ['Donate now', '/donate-now'],
]

test('the footer’s links are those of the specification', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of QUICK) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  const logo = footer.locator('a[href="/"]').first()
  expect((await logo.boundingBox())?.width).toBeCloseTo(200, -1)
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(footer).toContainText('2023')
  await expect(footer).toContainText('Our Projects')
})

test('news show their publication date, never the placeholder date', async ({ page }) => {
  await page.goto('/')
  await expect(section(page, 'News & Blog').locator('time')).toHaveCount(3)
  await expect(page.getByText('23 May, 2022')).toHaveCount(0)
})

test('every fragment link has its target on the page', async ({ page }) => {
  await page.goto('/')
  const targets = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const target of targets) expect(await page.locator(target ?? '').count(), String(target)).toBe(1)
})
