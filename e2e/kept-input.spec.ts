/** What was typed into a form survives reload, Back and a change of language on a phone, and is gone once it is sent. */
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'
import { openPolling } from './support/live-page'

test.use({ viewport: { width: 360, height: 740 } })

const FORMS = [
  { path: '/become-volunteer', call: 'volunteer-registrations', field: 'name' },
  { path: '/contact', call: 'create-contact', field: 'mailerName' },
  { path: '/donate-now', call: 'pledges', field: 'firstName' },
] as const

const CASES = FORMS.flatMap((form) => (['', '/bn'] as const).map((prefix) => ({ ...form, prefix })))

for (const { path, call, field, prefix } of sampled('kept-input', CASES, {
  size: 2,
  keyOf: ({ path, prefix }) => `${prefix}${path}`,
})) {
  test(`what was typed on ${prefix}${path} survives reload, another language and the way back`, async ({ page }) => {
    const control = page.locator(`main form[action*="${call}"] [name="${field}"]`)
    await openPolling(page, `${prefix}${path}`)
    await control.fill('রহিমা')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typed'))).toContain('রহিমা')
    await page.reload()
    await expect(control).toHaveValue('রহিমা')
    await openPolling(page, prefix ? path : `/bn${path}`)
    await expect(control).toHaveValue('রহিমা')
    await page.goBack()
    await expect(control).toHaveValue('রহিমা')
    await openPolling(page, `${prefix}${path}`)
    const note = page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: /device|ডিভাইস/ })
    await expect(note).toBeVisible()
    await note.locator('xpath=following-sibling::*').click()
    await expect(control).toHaveValue('')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typed'))).toBeNull()
  })
}
