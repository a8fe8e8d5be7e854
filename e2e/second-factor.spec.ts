/** The authenticator app as second factor: setup, sign-in, and the duty of treasurers and administrators to have one. */
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { makeAccount, signIn } from './support/accounts'
import { expectAccessible } from './support/axe'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { makeEnrolmentOverdue } from './support/site-database'
import type { Database } from './support/sites'

const SCREEN = '/admin/second-factor'

/**
 * The app on somebody's phone.
 * @param steps half minutes from now: one before and one after are taken, and one before may be two by the time it is used
 */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: Date.now() + steps * 30_000 })

async function givePassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Types a code at the sign-in. */
async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /code/i }).fill(code)
  await page.getByRole('button', { name: 'Go on' }).click()
}

/** Sets up the app over HTTP. @returns its secret */
async function setUp(client: Client, headers: Record<string, string>, password: string): Promise<string> {
  const begun = await client.request('POST', '/api/users/second-factor/begin', { headers, json: { password } })
  expect(begun.status, begun.text).toBe(200)
  const { secret, ticket } = JSON.parse(begun.text) as { secret: string; ticket: string }
  const json = { ticket, code: codeOf(secret) }
  const confirmed = await client.request('POST', '/api/users/second-factor/confirm', { headers, json })
  expect(confirmed.status, confirmed.text).toBe(200)
  return secret
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a treasurer sets up the authenticator app and signs in with its codes and a recovery code, each valid once', async ({
    page,
    staff,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 4(01|22)/)
    const account = await makeAccount(staff.administrator, 'treasurer')
    await page.goto(`/admin/login?redirect=${SCREEN}`)
    await expectAccessible(page, 'main, form')
    await givePassword(page, account)
    await page.waitForURL(SCREEN)
    await page.getByLabel('Your password').fill(account.password)
    await expectAccessible(page, 'main, form')
    await page.getByRole('button', { name: 'Set up the app' }).click()
    const secret = (await page.locator('code').textContent()) ?? ''
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 9))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('not the code that the app shows now')).toBeVisible()
    const first = codeOf(secret)
    await page.getByRole('textbox', { name: 'Code' }).fill(first)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
    await expectAccessible(page, 'main, form')
    const [recovery = ''] = await page.locator('li code').allInnerTexts()
    await expect(page.locator('li code')).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled()
    await page.getByLabel('I have put them in a safe place').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('10 recovery codes are left')).toBeVisible()
    await expectAccessible(page, 'main, form')

    await page.context().clearCookies({ name: /token/ })
    await page.goto('/admin/login?redirect=//example.com/admin')
    await givePassword(page, account)
    await expect(page.getByRole('textbox', { name: 'Code of your authenticator app' })).toBeFocused()
    await expectAccessible(page, 'main, form')
    await giveCode(page, first)
    await expect(page.getByText('This code is not right')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Code of your authenticator app' })).toBeFocused()
    await giveCode(page, codeOf(secret, 1))
    await page.waitForURL(/\/admin\/?$/)

    const before = await page.evaluate(() => window.location.host)
    expect(new URL(page.url()).host).toBe(before)
    for (const taken of [true, false]) {
      await page.context().clearCookies({ name: /token/ })
      await page.goto('/admin/login')
      await givePassword(page, account)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await giveCode(page, recovery.toLowerCase())
      if (taken) await page.waitForURL(/\/admin\/?$/)
      else await expect(page.getByText('This code is not right')).toBeVisible()
    }
  })
})

test('an account whose second factor is overdue is redirected to its setup, refused elsewhere, and restored by it', async ({
  playwright,
  siteUrl,
  anonymous,
  staff,
}, { project }) => {
  const account = await makeAccount(staff.administrator, 'treasurer')
  const headers = await signIn(playwright, siteUrl, account)
  const statusOf = async (path: string) => (await anonymous.request('GET', path, { headers })).status
  const pages = ['/admin', '/admin/desk', '/admin/account', '/admin/collections/pledges', '/admin/globals/payment']
  expect(await statusOf('/api/pledges')).toBe(200)
  expect(await statusOf('/admin/desk')).toBe(200)
  await makeEnrolmentOverdue(project.name as Database, account.id)
  for (const address of pages) {
    const { status, headers: answered } = await anonymous.request('GET', address, { headers })
    expect([address, status, answered.location]).toEqual([address, 307, SCREEN])
  }
  for (const address of ['/api/pledges', '/api/transactions', '/api/globals/payment', '/api/ledger-entries']) {
    expect([address, await statusOf(address)]).toEqual([address, 403])
  }
  const writes = [
    ['POST', '/api/transactions/verify'],
    ['PATCH', '/api/campaigns/1'],
    ['PATCH', `/api/users/${account.id}`],
  ] as const
  for (const [method, address] of writes) {
    const { status } = await anonymous.request(method, address, { headers, json: { name: 'Somebody else' } })
    expect([address, status]).toEqual([address, 403])
  }
  expect(await statusOf(SCREEN)).toBe(200)
  expect(await statusOf('/admin/guide/accounts')).toBe(200)
  await setUp(anonymous, headers, account.password)
  expect(await statusOf('/api/pledges')).toBe(200)
  expect(await statusOf('/admin/desk')).toBe(200)
})

test('an administrator removes the app of somebody who lost the phone, which ends their sessions', async ({
  page,
  playwright,
  siteUrl,
  anonymous,
  staff,
}) => {
  const [lost, helper] = [
    await makeAccount(staff.administrator, 'treasurer'),
    await makeAccount(staff.administrator, 'administrator'),
  ]
  const headers = await signIn(playwright, siteUrl, lost)
  await setUp(anonymous, headers, lost.password)
  expect((await anonymous.request('GET', '/api/pledges', { headers })).status).toBe(200)
  const signedIn = await page.request.post('/api/users/login', { data: helper })
  expect(signedIn.status()).toBe(200)
  await page.goto(`/admin/collections/users/${lost.id}`)
  await page.getByRole('link', { name: 'take the app away' }).click()
  await expect(page.getByRole('main').getByText(lost.email)).toBeVisible()
  await expect(page).toHaveURL(/take-away/)
  await expectAccessible(page, 'main, form')
  await page.getByLabel('Your password').fill(helper.password)
  await page.getByRole('button', { name: 'Take the app away' }).click()
  await page.waitForURL(`/admin/collections/users/${lost.id}`)
  await expect(page.getByText('Not set up.')).toBeVisible()
  expect((await anonymous.request('GET', '/api/pledges', { headers })).status).toBe(401)
  await signIn(playwright, siteUrl, lost)
})
