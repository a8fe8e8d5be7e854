/** Each form is stored: with and without script, in both languages, up to the staff's list. */
import type { Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'
import { STORED_FORMS, storedRecords, uniqueValues } from './support/stored-forms'

const LANGUAGES = [
  ['en', ''],
  ['bn', '/bn'],
] as const

const fieldOf = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await fieldOf(page, name).fill(text)
}

const send = (page: Page) => page.locator('main form button[type="submit"]').click()

const WAYS = LANGUAGES.flatMap(([locale, prefix]) => STORED_FORMS.map((form) => ({ form, locale, prefix })))
const keyOf = ({ form, prefix }: (typeof WAYS)[number]) => `${prefix}${form.path}`

for (const { form, locale, prefix } of sampled('forms-stored', WAYS, { size: 2, keyOf })) {
  test(`${prefix}${form.path} is sent and stored as typed`, async ({ page, staff }) => {
    const { typed, text } = uniqueValues(form)
    await page.goto(prefix + form.path)
    await fillIn(page, typed)
    await send(page)
    await expect(page.getByRole('main').getByRole('status').first()).toBeFocused()
    expect(await storedRecords(staff.administrator, form, text)).toMatchObject([{ ...typed, locale }])
  })
}

for (const [locale, prefix] of sampled('modals-stored', LANGUAGES, { size: 1, keyOf: ([one]) => one })) {
  test(`the Register modal of ${prefix || '/'} is sent and stored as typed`, async ({ page, staff }) => {
    const form = STORED_FORMS[1]
    if (!form) throw new Error('no form')
    const { typed, text } = uniqueValues(form)
    await page.goto(prefix || '/')
    await page.getByRole('main').locator(`[href="${prefix}/become-volunteer"]`).first().click()
    const dialog = page.getByRole('dialog')
    for (const [name, value] of Object.entries(typed)) await dialog.locator(`[name="${name}"]`).fill(value)
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog.getByRole('status').first()).toBeVisible()
    expect(await storedRecords(staff.administrator, form, text)).toMatchObject([{ ...typed, locale }])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { form, locale, prefix } of sampled('forms-stored-without-script', WAYS, { size: 2, keyOf })) {
    test(`${prefix}${form.path} comes back with its error, and is stored once corrected`, async ({
      page,
      staff,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 422/)
      const { typed, text } = uniqueValues(form)
      const [name, nonsense] = form.wrong
      await page.goto(prefix + form.path)
      await fillIn(page, { ...typed, [name]: nonsense })
      await send(page)
      const summary = page.getByRole('main').getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(fieldOf(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(fieldOf(page, name)).toHaveAccessibleDescription(/\S/)
      for (const [field, value] of Object.entries({ ...typed, [name]: nonsense })) {
        await expect(fieldOf(page, field)).toHaveValue(value)
      }
      expect(await storedRecords(staff.administrator, form, text)).toEqual([])
      await summary.getByRole('link').click()
      await expect(fieldOf(page, name)).toBeFocused()
      await fieldOf(page, name).fill(typed[name] ?? '')
      await send(page)
      await expect(page).toHaveURL(`${prefix}${form.path}/sent`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await storedRecords(staff.administrator, form, text)).toMatchObject([{ ...typed, locale }])
    })
  }

  test('a form that is sent twice is stored once', async ({ page, staff }) => {
    for (const form of STORED_FORMS) {
      const { typed, text } = uniqueValues(form)
      for (const _ of [1, 2]) {
        await page.goto(form.path)
        await fillIn(page, typed)
        await send(page)
        await expect(page).toHaveURL(`${form.path}/sent`)
      }
      expect(await storedRecords(staff.administrator, form, text)).toHaveLength(1)
    }
  })
})
