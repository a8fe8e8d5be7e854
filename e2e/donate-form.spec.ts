/** The donate form: pledges by every method, with and without script, in both languages, up to the treasurer's list. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { dataOf, errorOf } from './support/client'
import { expect, test } from './support/fixtures'
import { giftsWith, PRIVATE_PAGE } from './support/gifts'
import { randomIpAddress } from './support/ip-address'

const form = (page: Page) => page.locator('main form')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const choose = (page: Page, name: string, value: string | number) =>
  form(page).locator(`label:has([name="${name}"][value="${value}"])`).click()
const send = (page: Page) => form(page).locator('button[type="submit"]').click()

/** A message that no other gift has. */
const anyMessage = () => `A gift <b>না</b> ${randomUUID()}`

const WAYS = [
  ['', 0, 'bank'],
  ['/bn', 2, 'bkash'],
] as const
for (const [prefix, index, method] of sampled('donate-form-methods', WAYS, {
  size: 1,
  keyOf: ([, , way]) => way,
})) {
  test(`${prefix}/donate-now stores a pledge by ${method} and redirects to its private page`, async ({
    page,
    staff,
  }) => {
    const message = anyMessage()
    await page.goto(`${prefix}/donate-now`)
    await expect(form(page).locator('[name="currency"]:checked')).toHaveValue(prefix ? 'BDT' : 'USD')
    await field(page, 'amount').fill(prefix ? '১,০০০.৫০' : '1,000.50')
    await field(page, 'project').selectOption('Orphanage')
    await choose(page, 'purpose', 'zakat')
    await field(page, 'firstName').fill('রহিমা')
    await field(page, 'message').fill(message)
    await choose(page, 'paymentMethod', index)
    await send(page)
    await expect(page).toHaveURL(PRIVATE_PAGE)
    const [pledge, ...others] = await giftsWith(staff.treasurer, message)
    expect(others).toEqual([])
    expect(pledge).toMatchObject({ amount: 100_050, method, purpose: 'zakat', firstName: 'রহিমা', state: 'pledged' })
    expect(pledge).toMatchObject({ project: 'Orphanage', country: prefix ? 'Bangladesh' : '' })
    await page.goBack()
    await expect(field(page, 'amount')).not.toHaveValue(/5/)
  })
}

test('the donate modal of a campaign starts with its currency and stores a pledge for it', async ({
  page,
  staff,
  making,
}) => {
  const { record } = await making('donation', { currency: 'JPY', category: 'Education' })
  const id = record.Id
  const message = anyMessage()
  await page.goto(`/donation-events/${id}`)
  await page.locator(`main [data-record="${id}"]`).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[name="currency"]:checked')).toHaveValue('JPY')
  await dialog.locator('[name="amount"]').fill('3000')
  await dialog.locator('[name="anonymous"]').check()
  await dialog.locator('[name="message"]').fill(message)
  await dialog.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(PRIVATE_PAGE)
  const [pledge] = await giftsWith(staff.treasurer, message)
  expect(pledge).toMatchObject({ amount: 3000, campaign: id, project: 'Education', anonymous: true, firstName: '' })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  const WALLETS = [
    ['', 1, 'nagad'],
    ['/bn', 3, 'upay'],
  ] as const
  for (const [prefix, index, method] of sampled('donate-form-without-script', WALLETS, {
    size: 1,
    keyOf: ([, , way]) => way,
  })) {
    test(`${prefix}/donate-now comes back with errors and all values, and a corrected pledge by ${method} is stored once`, async ({
      page,
      staff,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 422/)
      const message = anyMessage()
      await page.goto(`${prefix}/donate-now`)
      await field(page, 'amount').fill('-5')
      await choose(page, 'currency', 'JPY')
      await field(page, 'project').selectOption('Old Home')
      await choose(page, 'purpose', 'sadaqah')
      await field(page, 'anonymous').check()
      await field(page, 'message').fill(message)
      await choose(page, 'paymentMethod', index)
      await field(page, 'phone').fill('by pigeon')
      await send(page)
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2)
      await expect(field(page, 'anonymous')).toBeChecked()
      await expect(field(page, 'project')).toHaveValue('Old Home')
      // Two who give the same without a name are told apart by it.
      await expect(field(page, 'key')).toHaveValue(/.{36}/)
      await field(page, 'amount').fill('500')
      await field(page, 'phone').fill('01711-000000')
      await send(page)
      await expect(page).toHaveURL(PRIVATE_PAGE)
      const [pledge, ...others] = await giftsWith(staff.treasurer, message)
      expect(others).toEqual([])
      expect(pledge).toMatchObject({ amount: 500, currency: 'JPY', method, project: 'Old Home', purpose: 'sadaqah' })
      expect(pledge).toMatchObject({ phone: '01711-000000', locale: prefix ? 'bn' : 'en' })
    })
  }
})

test.describe('a campaign without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the donate button opens the campaign’s form, which keeps its values on errors and stores a pledge for the campaign', async ({
    page,
    staff,
    making,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/)
    const { record } = await making('donation', { currency: 'JPY', category: 'Education' })
    const message = anyMessage()
    await page.goto(`/donation-events/${record.Id}`)
    await page.locator(`main [data-record="${record.Id}"]`).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(`/donation-events/${record.Id}/donate`)
    for (const amount of ['0', '3000']) {
      await expect(page.getByRole('heading', { name: String(record.title) })).toBeVisible()
      await field(page, 'amount').fill(amount)
      await field(page, 'firstName').fill('রহিমা')
      await field(page, 'message').fill(message)
      await send(page)
    }
    await expect(page).toHaveURL(PRIVATE_PAGE)
    const [pledge] = await giftsWith(staff.treasurer, message)
    expect(pledge).toMatchObject({ amount: 3000, currency: 'JPY', campaign: record.Id, project: 'Education' })
  })
})

test('two anonymous donors without script behind one IP address get a private page each', async ({
  anonymous,
  staff,
}) => {
  const message = anyMessage()
  const gift = { amount: '500', currency: 'BDT', project: 'Health', anonymous: 'true', paymentMethod: '2', message }
  const headers = {
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': randomIpAddress(),
  }
  const send = (more = {}) =>
    anonymous.call('POST', 'pledges', { raw: new URLSearchParams({ ...gift, ...more }).toString(), headers })
  const pages: unknown[] = []
  for (const _donor of [1, 2]) {
    const { status, text } = await send()
    expect([status, text.includes('Please press “Donate now” at the end of the form once more')]).toEqual([422, true])
    expect(text).toContain(message.replaceAll('<', '&#x3C;'))
    const [, key = ''] = /name="key" value="([\w-]{36})"/.exec(text) ?? []
    const [first, again] = [await send({ key }), await send({ key })]
    expect([first.status, again.headers.location]).toEqual([303, first.headers.location])
    pages.push(first.headers.location)
  }
  expect(new Set(pages).size).toBe(2)
  expect(await giftsWith(staff.treasurer, message)).toHaveLength(2)
})

test('the pledges call names every wrong field, and one idempotency key gets one reference', async ({
  anonymous,
  staff,
}) => {
  const needed = ['currency', 'project', 'firstName', 'paymentMethod']
  const { fields } = errorOf(await anonymous.call('POST', 'pledges?locale=bn', { json: {} }), 422)
  expect(Object.keys(fields)).toEqual(needed)
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(/[\u0980-\u09ff]/)
  const message = anyMessage()
  const json = { amount: 25.5, currency: 'USD', project: 'Health', firstName: 'A', paymentMethod: 'bank', message }
  const headers = { 'idempotency-key': encodeURIComponent(message) }
  const post = async () => dataOf<object>(await anonymous.call('POST', 'pledges', { json, headers }), 201)
  const first = await post()
  expect(first).toEqual({ reference: expect.stringMatching(/^\w{4}-\w{4}$/), statusUrl: expect.any(String) })
  expect(await post()).toEqual(first)
  expect(await giftsWith(staff.treasurer, message)).toHaveLength(1)
  const led = await anonymous.call('GET', 'pledges?locale=bn', { headers: { accept: 'text/html' } })
  expect([led.status, led.headers.location]).toEqual([303, '/bn/donate-now'])
})
