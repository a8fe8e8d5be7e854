/** Every form: by keyboard, with invalid values, on errors of the server or the network, and without script. */
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'
import { FORMS, fieldOf, fillIn, formOf, mockCall, submitOf } from './support/forms'
import { waitForHydration } from './support/hydration'
import { sampleTags } from './support/sampled-tests'

const CHECKS = ['keyboard', 'nonsense', 'server', 'network', 'untouched', 'at once'] as const
type Check = (typeof CHECKS)[number]
const inPartOf = sampleTags(
  'form-checks',
  FORMS.flatMap(({ path }) => CHECKS.map((check) => `${path} ${check}`)),
  5,
)

for (const form of FORMS) {
  const { path, typed, nonsense, answer, thanks } = form
  const inPart = (check: Check) => inPartOf(`${path} ${check}`)

  test.describe(path, () => {
    test('is filled in and sent by keyboard', inPart('keyboard'), async ({ page }) => {
      const sent = await mockCall(page, form, 201, { data: answer })
      await page.goto(path)
      for (const [label, text] of typed) {
        await fieldOf(page, label).focus()
        await page.keyboard.type(text)
      }
      await submitOf(page, form).press('Enter')
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: thanks })).toBeFocused()
      await expect(formOf(page)).toBeHidden()
      const texts = Object.values(sent[0]?.body ?? {}).map(String)
      for (const [, text] of typed) expect(texts).toContain(text)
    })

    test('invalid values are named beside their fields and above the form', inPart('nonsense'), async ({ page }) => {
      const sent = await mockCall(page, form, 201, { data: answer })
      await page.goto(path)
      await fillIn(page, typed)
      await fillIn(page, nonsense)
      await submitOf(page, form).click()
      const summary = page.getByRole('main').getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('button')).toHaveCount(nonsense.length)
      for (const [label] of nonsense) {
        await expect(fieldOf(page, label)).toHaveAttribute('aria-invalid', 'true')
        await expect(fieldOf(page, label)).toHaveAccessibleDescription(/\S/)
      }
      await summary.getByRole('button').last().press('Enter')
      await expect(fieldOf(page, nonsense.at(-1)?.[0] ?? '')).toBeFocused()
      expect(sent).toEqual([])
    })

    test(
      'keeps the typed values on a server error, and is sent again with the same idempotency key',
      inPart('server'),
      async ({ page, expectedErrors }) => {
        expectedErrors.push(/status of 500/, /Error sending message/)
        const failed = await mockCall(page, form, 500, { error: { code: 'internal', message: 'Something broke.' } })
        await page.goto(path)
        await fillIn(page, typed)
        await submitOf(page, form).click()
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Something broke.')
        await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Not sent')
        for (const [label, text] of typed) await expect(fieldOf(page, label)).toHaveValue(text)
        const sent = await mockCall(page, form, 201, { data: answer })
        await submitOf(page, form).dblclick()
        await expect(page.getByRole('main').getByRole('status').filter({ hasText: thanks })).toBeVisible()
        expect(sent.map(({ key }) => key)).toEqual([failed[0]?.key])
      },
    )

    test(
      'keeps the typed values when the network is lost',
      inPart('network'),
      async ({ page, context, expectedErrors }) => {
        expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /^Error /)
        await page.goto(path)
        await fillIn(page, typed)
        await expect(formOf(page)).toHaveAttribute('data-state', 'open')
        await context.setOffline(true)
        await submitOf(page, form).click()
        await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the server.')
        for (const [label, text] of typed) await expect(fieldOf(page, label)).toHaveValue(text)
      },
    )

    test(
      'keeps the typed values when the network is lost before the form’s script is loaded',
      inPart('untouched'),
      async ({ page, context, expectedErrors }) => {
        expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /^Error /, /Failed to load/)
        await page.goto(path, { waitUntil: 'networkidle' })
        await waitForHydration(page)
        await context.setOffline(true)
        await fillIn(page, typed)
        await submitOf(page, form).click()
        for (const [label, text] of typed) await expect(fieldOf(page, label)).toHaveValue(text)
        await context.setOffline(false)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
      },
    )

    test('is validated when it is sent before its script is loaded', inPart('at once'), async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await waitForHydration(page)
      await formOf(page).evaluate((element: HTMLFormElement) => element.requestSubmit())
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Please check these fields')
    })
  })
}

test('a sent message is confirmed in the specification’s words', async ({ page }) => {
  const form = FORMS.find(({ path }) => path === '/contact') ?? FORMS[0]
  if (!form) throw new Error('no form')
  await mockCall(page, form, 201, { data: form.answer })
  await page.goto(form.path)
  await fillIn(page, form.typed)
  await submitOf(page, form).click()
  await expect(page.getByText('Successfully send email')).toBeVisible()
})

test('a suggested amount is filled in and a wallet number copied by one click each', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/donate-now', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '$50', exact: true }).click()
  await expect(main.getByRole('textbox', { name: 'Amount' })).toHaveValue('50.00')
  await expect(main.getByRole('button', { name: '$50', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await main.getByText('bKash Payment').click()
  await main.getByRole('button', { name: 'Copy the bKash number' }).click()
  await expect(page.getByText('Wallet number copied')).toBeVisible()
  // Pages may not read what was copied (Permissions-Policy); a person pastes it.
  const field = main.getByLabel('First name')
  await field.press('ControlOrMeta+V')
  await expect(field).toHaveValue(/^[\d-]+$/)
})

test('the text for the chosen project and the amounts of the chosen currency are shown', async ({ page }) => {
  await page.goto('/donate-now')
  const main = page.getByRole('main')
  await main.getByLabel('Choose a project').selectOption('Environment')
  await expect(main.getByText(/^For .*: this helps/).filter({ visible: true })).toHaveText(/^For Environment/)
  await main.getByText('¥', { exact: true }).click()
  await expect(main.getByRole('button', { name: '¥1,000', exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: '$10', exact: true })).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each payment method can be chosen and shows its own number', async ({ page }) => {
    await page.goto('/donate-now')
    const main = page.getByRole('main')
    const bank = main.locator('form').getByText('Account number', { exact: true })
    const wallet = main.getByText('Mobile wallet number').filter({ visible: true })
    for (const name of ['Nagad Payment', 'bKash Payment', 'Upay Payment']) {
      await main.getByText(name).click()
      await expect(wallet).toHaveCount(1)
      await expect(bank).toBeHidden()
    }
    await main.getByText('Online Payment').click()
    await expect(bank).toBeVisible()
    await expect(wallet).toHaveCount(0)
  })

  test('/contact links to a map, and hides the button that needs script', async ({ page }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Open in a map app' })).toHaveAttribute('href', /maps.*Tongi/)
    await expect(main.getByRole('button', { name: 'Show the map' })).toBeHidden()
  })
})

test('the pledges call answers errors in JSON', async ({ anonymous }) => {
  const { status, headers } = await anonymous.request('POST', '/api/v1/pledges', {})
  expect([status, headers['content-type']]).toEqual([415, 'application/json'])
})

const WITH_FORMS = [...FORMS.map((form) => form.path), '/donation-events', '/contact/sent', '/bn/donate-now']
for (const path of sampled('form-widths', WITH_FORMS, { size: 3 })) {
  test(`${path} is no wider than the window at five widths`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`)
        .toBeLessThanOrEqual(width)
    }
  })
}
