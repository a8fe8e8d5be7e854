/** A donor's private page of a pledge: found by its key alone, usable with and without script, in both languages. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { dataOf, errorOf } from './support/client'
import { expect, test } from './support/fixtures'
import { promiseGift } from './support/promises'

const TRX_ID = '8N7A6B5C4D'

const report = (page: Page) => page.locator('main form[action*="/report"]')
const idOf = (page: Page) => report(page).locator('[name="transactionId"]')

async function give(page: Page, id: string): Promise<void> {
  await idOf(page).fill(id)
  await report(page).locator('button[type="submit"]').click()
}

test('the page shows how to pay, takes the transaction ID and follows the pledge’s state', async ({
  page,
  anonymous,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/, /422/)
  const { reference, path, key } = await promiseGift(anonymous)
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  const response = await page.goto(path)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  await expect(page.getByText([...reference].join(' ').replace(' - ', ', '))).toBeAttached()
  await expect(page.getByRole('img', { name: /^QR code of our bKash number/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '*247#' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await give(page, 'ABC')
  await expect(idOf(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(idOf(page)).toHaveValue('ABC')
  await give(page, '8n7a 6b5c 4d')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are looking for your money')
  dataOf(await anonymous.post(`pledges/${key}/cancel`, {}), 200)
  await page.clock.runFor(6000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You took back your promise')
  await page.goto(`/bn${path}`)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page in Bangla takes a transaction ID, its correction and a cancellation', async ({
    page,
    anonymous,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/)
    const { path } = await promiseGift(anonymous, 'bn')
    await page.goto(path)
    await give(page, 'ABC')
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await expect(idOf(page)).toHaveValue('ABC')
    await expect(idOf(page)).toHaveAccessibleDescription(/বিকাশ/)
    for (const id of ['8N7A6B5C4E', TRX_ID]) {
      await give(page, id)
      await expect(page).toHaveURL(path)
      await expect(idOf(page)).toHaveValue(id)
    }
    await page.getByText('আমি আর দিচ্ছি না').click()
    await page.getByRole('button', { name: 'হ্যাঁ, প্রতিশ্রুতি ফিরিয়ে নিচ্ছি' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('আপনি প্রতিশ্রুতি ফিরিয়ে নিয়েছেন')
  })
})

test('a pledge is read and changed by its key alone', async ({ anonymous }) => {
  const { key } = await promiseGift(anonymous)
  const gift = dataOf(await anonymous.get(`pledges/${key}`), 200)
  const shown = ['amount', 'currency', 'receipt', 'received', 'receivedCurrency', 'reference', 'state']
  expect(Object.keys(gift).sort()).toEqual(shown)
  const other = 'A'.repeat(22)
  errorOf(await anonymous.get(`pledges/${other}`), 404)
  errorOf(await anonymous.post(`pledges/${other}/report`, { transactionId: TRX_ID }), 404)
  errorOf(await anonymous.post(`pledges/${other}/cancel`, {}), 404)
  errorOf(await anonymous.post(`pledges/${key}/report`, { transactionId: TRX_ID, state: 'verified' }), 422)
  const [missing, nowhere] = [
    await anonymous.request('GET', `/pledge/${other}`),
    await anonymous.request('GET', '/no-such-page'),
  ]
  expect([missing.status, missing.text]).toEqual([404, nowhere.text])
})
