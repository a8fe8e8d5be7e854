/** A donor who lost the address of a gift's page comes back to it, on another device. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/fixtures'
import { promiseGift } from './support/promises'

test.use({ viewport: { width: 360, height: 740 } })

const PHONE = '01711-000077'

for (const [locale, prefix, script] of [
  ['en', '', true],
  ['bn', '/bn', false],
] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled: script })

    test(`a gift is found in ${locale} ${script ? 'with' : 'without'} script, and a wrong phone number is told`, async ({
      page,
      anonymous,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 404/, /status of 422/)
      const { reference, path } = await promiseGift(anonymous, locale, { phone: PHONE })
      await page.goto(`${prefix}/donate-now`)
      await page.goto((await page.locator('main form a[href$="/find-my-gift"]').getAttribute('href')) ?? '')
      const form = page.locator('main form')
      const find = async (typed: string, contact: string) => {
        await form.locator('[name="reference"]').fill(typed)
        await form.locator('[name="contact"]').fill(contact)
        await form.locator('button[type="submit"]').click()
      }
      await find('7K3M', 'Nusrat')
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2)
      await find(reference, '01711-000078')
      await expect(form.getByRole('alert')).toBeFocused()
      await expect(form.getByRole('alert').getByRole('listitem')).toHaveCount(0)
      await expect(form.locator('[name="reference"]')).toHaveValue(reference)
      if (script) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await find(reference.toLowerCase(), PHONE.replace('-', ' '))
      await expect(page).toHaveURL(path)
      await expect(page.locator('main')).toContainText(reference)
    })
  })
}
