/** Interactive parts of the home page: modals, photo viewer, FAQ, menu, scroll-to-top button. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { openPolling, section } from './support/live-page'
import { sampleTags } from './support/sampled-tests'

const MODALS: [name: string, opener: (page: Page) => Locator, submit: string, needed: RegExp][] = [
  [
    'Register',
    (page) => section(page, 'Become a Volunteer').getByRole('link', { name: 'Register', exact: true }),
    'Register',
    /^E-?mail address/i,
  ],
  [
    'Donate now',
    (page) =>
      section(page, 'Donation')
        .getByRole('link', { name: /^Donate now/ })
        .first(),
    'Donate now',
    /^First name/i,
  ],
]

const focusIsIn = (dialog: Locator) =>
  dialog.evaluate((element) => document.activeElement === document.body || element.contains(document.activeElement))

const inPartOfModals = sampleTags(
  'home-modals',
  MODALS.flatMap(([name]) => ['closes', 'keyboard', 'missing', 'not stored'].map((check) => `${name} ${check}`)),
  3,
)

const WIDTHS = [390, 1440]
const inPart = sampleTags(
  'home-interactions',
  [
    ...['ways to give', 'viewer', 'questions', 'open question', 'menu', 'way up'],
    ...MODALS.flatMap(([name]) => WIDTHS.map((width) => `${name} at ${width}`)),
  ],
  5,
)

for (const [name, opener, submit, needed] of MODALS) {
  test.describe(`the ${name} modal`, () => {
    test('opens, closes in three ways, and returns the focus', inPartOfModals(`${name} closes`), async ({ page }) => {
      await openPolling(page)
      const dialog = page.getByRole('dialog', { name })
      const closers = [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
        () => page.mouse.click(5, 5),
      ]
      for (const close of closers) {
        await opener(page).click()
        await expect(dialog).toBeVisible()
        await close()
        await expect(dialog).toBeHidden()
        await expect(opener(page)).toBeFocused()
      }
    })

    test('opens by keyboard and traps the focus', inPartOfModals(`${name} keyboard`), async ({ page }) => {
      await openPolling(page)
      await opener(page).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      for (let n = 0; n < 40; n += 1) {
        await page.keyboard.press(n % 7 === 6 ? 'Shift+Tab' : 'Tab')
        expect(await focusIsIn(dialog)).toBe(true)
      }
    })

    test('names each missing field', inPartOfModals(`${name} missing`), async ({ page }) => {
      await openPolling(page)
      await opener(page).click()
      const dialog = page.getByRole('dialog', { name })
      await dialog.getByRole('button', { name: submit, exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText('Please check these fields')
      await expect(dialog.getByLabel(needed)).toHaveAttribute('aria-invalid', 'true')
    })

    test(
      'says that nothing could be stored, and keeps the typed values',
      inPartOfModals(`${name} not stored`),
      async ({ page, expectedErrors }) => {
        expectedErrors.push(/status of 503/)
        const notStored = 'This form cannot take entries yet. Nothing was stored'
        const failure = { error: { code: 'unavailable', message: `${notStored}.`, fields: {} } }
        for (const call of ['volunteer-registrations', 'pledges']) {
          await page.route(`**/api/v1/${call}*`, (route) => route.fulfill({ status: 503, json: failure }))
        }
        await openPolling(page)
        await opener(page).click()
        const dialog = page.getByRole('dialog', { name })
        const typed: [label: RegExp, text: string][] = [[/^E-?mail address/i, 'rahima@example.org']]
        if (name === 'Register') typed.push([/^Your name/i, 'Rahima Begum'], [/^Write a Comment/i, 'I can row.'])
        else typed.push([/^First name/i, 'Rahima'], [/^Amount/i, '250'], [/^Message/i, 'For the lamps.'])
        for (const [label, text] of typed) await dialog.getByLabel(label).first().fill(text)
        await dialog.getByRole('button', { name: submit, exact: true }).click()
        // Told above the form, where the focus goes; the corner says so in two words once that script is there.
        await expect(dialog.getByRole('alert').and(page.locator(':focus'))).toContainText(notStored)
        await expect(dialog.getByRole('region', { name: 'Notifications' }).getByRole('status')).toContainText(
          'Not sent',
        )
        for (const [label, text] of typed) await expect(dialog.getByLabel(label).first()).toHaveValue(text)
      },
    )
  })
}

test('the donate form has the specification’s choices', inPart('ways to give'), async ({ page }) => {
  await openPolling(page)
  await section(page, 'Donation')
    .getByRole('link', { name: /^Donate now/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Donate now' })
  await expect(dialog.getByLabel('Amount').first()).toHaveValue('.00')
  const projects = dialog.getByLabel('Project').locator('option')
  const names = [
    'Health',
    'Education',
    'Microcredit',
    'Improving Quality Of Life',
    'Environment',
    'Orphanage',
    'Old Home',
  ]
  expect((await projects.allInnerTexts()).filter((text) => names.includes(text))).toEqual(names)
  const countries = await dialog.getByLabel('Country').locator('option:not([value=""])').allInnerTexts()
  expect(countries.slice(0, 3)).toEqual(['USA', 'England', 'Australia'])
  for (const method of ['Nagad Payment', 'bKash Payment', 'Upay Payment']) {
    await dialog.locator('label').filter({ hasText: method }).click()
    await expect(dialog.getByText('Mobile wallet number').filter({ visible: true })).toHaveCount(1)
  }
  await dialog.locator('label').filter({ hasText: 'Online Payment' }).click()
  for (const label of ['Bank name', 'Account name', 'Account number', 'Branch']) {
    await expect(dialog.getByText(label, { exact: true }).first()).toBeVisible()
  }
  for (const sign of ['$', '৳', '¥']) await expect(dialog.getByText(sign, { exact: false }).first()).toBeAttached()
})

test('the photo viewer stops at the first and the last picture', inPart('viewer'), async ({ page }) => {
  await openPolling(page)
  await section(page, 'Our Photo Gallery').getByRole('link').first().click()
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' })
  const [previous, next] = ['Previous', 'Next'].map((name) => viewer.getByRole('button', { name, exact: true }))
  if (!previous || !next) throw new Error('no buttons')
  await expect(previous).toBeDisabled()
  const total = Number((await viewer.getByText(/^1 \/ \d+$/).textContent())?.split('/')[1])
  expect(total).toBeGreaterThan(1)
  for (let at = 2; at <= total; at += 1) {
    await next.click()
    await expect(viewer.getByText(`${at} / ${total}`)).toBeVisible()
  }
  await expect(next).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(`${total} / ${total}`)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText(`${total - 1} / ${total}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(section(page, 'Our Photo Gallery').getByRole('link').first()).toBeFocused()
})

test('at most one question of the FAQ is open', inPart('questions'), async ({ page }) => {
  await openPolling(page)
  const faq = section(page, 'FAQ')
  const questions = faq.locator('summary')
  const open = faq.locator('details[open]')
  await questions.nth(1).click()
  await expect(open).toHaveCount(1)
  await questions.nth(2).click()
  await expect(open).toHaveCount(1)
  await expect(faq.locator('details').nth(2)).toHaveAttribute('open', '')
  await questions.nth(2).click()
  await expect(open).toHaveCount(0)
})

test('an open question stays open when the list changes', inPart('open question'), async ({ page, making }) => {
  await openPolling(page)
  const faq = section(page, 'FAQ')
  await faq.locator('summary').nth(2).click()
  const { record } = await making('faq')
  await expect(faq.getByRole('heading', { name: String(record.question) })).toBeVisible({ timeout: 10_000 })
  await expect(faq.locator('details').nth(2)).toHaveAttribute('open', '')
  await expect(faq.locator('details[open]')).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens with every link, and closes by button and Escape', inPart('menu'), async ({ page }) => {
    await openPolling(page)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    for (const href of ['/', '/about-us', '/projects', '/news', '/events', '/donate-events', '/gallery', '/contact']) {
      await expect(menu.locator(`a[href="${href}"]`).first()).toBeVisible()
    }
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  for (const address of ['/', '/bn']) {
    test(`${address} is no wider than a phone’s screen`, async ({ page }) => {
      await openPolling(page, address)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  }
})

test('the scroll-to-top button shows after 100 pixels', inPart('way up'), async ({ page }) => {
  await openPolling(page)
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await expect(button).toBeHidden()
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: 100, behavior: 'instant' })
    await scrolled
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }))
  await expect(button).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

// The page itself is looked at with the other routes.
for (const width of WIDTHS) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, opener] of MODALS) {
      test(`the ${name} modal has no axe violations`, inPart(`${name} at ${width}`), async ({ page }) => {
        await openPolling(page)
        await opener(page).click()
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog).toBeVisible()
        await dialog.evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        )
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      })
    }
  })
}
