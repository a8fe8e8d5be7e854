/** Receipts: the donor's page and PDF, and the staff's screens to find, open and cancel them. */
import type { Page } from '@playwright/test'
import { axeViolationsIn } from './support/axe'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { enterPledge } from './support/pledges'

const DONOR = { firstName: 'Nusrat', lastName: 'Jahan', address: 'House 4, Tongi', anonymous: false }

const LONG = { ...DONOR, firstName: 'Nusrat '.repeat(14).trim(), address: 'House 4, Tongi, Gazipur '.repeat(12).trim() }

/** Path of the donor's page of a gift, as staff copy it. */
async function pageOf(page: Page, pledge: number): Promise<string> {
  await page.goto(`/admin/collections/pledges/${pledge}`)
  const address = await page.getByText(/\/pledge\/[\w-]{22}$/).textContent()
  return new URL(address ?? '').pathname
}

async function pagesPrinted(page: Page): Promise<number> {
  const printed = await page.pdf({ format: 'A4' })
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** How many lines the stamp takes, about. */
const linesOfStamp = (page: Page) =>
  page
    .getByText('Cancelled', { exact: true })
    .evaluate((stamp) => Math.round(stamp.clientHeight / Number.parseFloat(getComputedStyle(stamp).lineHeight)))

async function expectPdf(client: Client, path: string): Promise<void> {
  const { status, headers, text } = await client.request('GET', path)
  expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['cache-control']).toContain('no-store')
}

test('a donor reads the receipt in both languages, and downloads it as a PDF', async ({
  page,
  staff,
  anonymous,
  signInAs,
}) => {
  const { pledge } = await enterPledge(staff.treasurer, null, '1,25,400.50', DONOR)
  await signInAs('treasurer')
  const path = await pageOf(page, pledge)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [locale, words] of [
    ['', 'One lakh twenty-five thousand four hundred taka and fifty paisa only'],
    ['/bn', 'এক লক্ষ পঁচিশ হাজার চারশ টাকা পঞ্চাশ পয়সা মাত্র'],
  ] as const) {
    const response = await page.goto(`${locale}${path}/receipt`)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    })
    await expect(page.getByText(words)).toBeVisible()
    expect(await axeViolationsIn(page, 'body')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectPdf(anonymous, `${locale}${path}/receipt.pdf`)
  }
  expect((await anonymous.request('GET', `/pledge/${'A'.repeat(22)}/receipt.pdf`)).status).toBe(404)
})

test('staff find and cancel a receipt, and the donor’s copy shows it and prints on one page', async ({
  page,
  staff,
  signInAs,
}) => {
  const lastName = `Begum ${Date.now()}`
  const { pledge } = await enterPledge(staff.treasurer, null, '500', { ...LONG, lastName })
  await signInAs('treasurer')
  const path = await pageOf(page, pledge)
  await page.goto('/admin/receipts')
  await page.getByRole('searchbox').fill(lastName.toUpperCase())
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 receipt', { exact: true })).toBeVisible()
  expect(await axeViolationsIn(page, 'main')).toEqual([])
  await page.getByRole('link', { name: lastName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Receipt \d{4}-\d\d\/\d{4}$/)
  await expectPdf(staff.treasurer, (await page.getByRole('link', { name: 'PDF in Bangla' }).getAttribute('href')) ?? '')
  await page.getByText('Cancel it', { exact: true }).click()
  await page.getByLabel('Why').last().fill('The name is another')
  expect(await axeViolationsIn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Cancel this receipt' }).click()
  await expect(page.getByText('The name is another').last()).toBeVisible()
  await expect(page.getByText('Cancel it', { exact: true })).toHaveCount(0)
  await page.goto(`${path}/receipt`)
  await expect(page.getByText(/^Cancelled on .*: The name is another$/)).toBeVisible()
  expect(await axeViolationsIn(page, 'body')).toEqual([])
  expect([await linesOfStamp(page), await pagesPrinted(page)]).toEqual([1, 1])
})
