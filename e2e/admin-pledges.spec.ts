/** The treasurer's screens of pledges, totals and the ledger, on a desktop and on a phone. */
import { readFile } from 'node:fs/promises'
import { axeViolationsIn } from './support/axe'
import { expect, test } from './support/fixtures'
import { enterPledge } from './support/pledges'

test('a pledge is found by its reference typed loosely, corrected, and refunded', async ({ page, staff, signInAs }) => {
  const donor = { firstName: 'Nusrat', lastName: 'Jahan', anonymous: false }
  const { reference, pledge } = await enterPledge(staff.treasurer, null, '1,234.50', donor)
  await signInAs('treasurer')
  await page.goto('/admin')
  await page.getByRole('list', { name: 'What was given' }).getByRole('link', { name: 'Gifts' }).click()
  await page.getByRole('searchbox').fill(reference.toLowerCase().replace('-', ' '))
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('row', { name: /BDT General 1 ৳0 ৳1,234\.50/ })).toBeVisible()
  expect(await axeViolationsIn(page, 'main')).toEqual([])
  await page.getByRole('link', { name: reference }).click()
  const history = page.getByRole('main').getByRole('listitem')
  await page.getByText('Correct', { exact: true }).click()
  await page.getByLabel('Last name').fill('Jahan Khan')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(history.filter({ hasText: 'Corrected: last name' })).toContainText('treasurer')
  await page.getByText('Refund…').click()
  await page.getByLabel('Why the money goes back').fill('Given twice')
  expect(await axeViolationsIn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Refund this gift' }).click()
  await expect(history.filter({ hasText: /^Refunded/ })).toContainText('Given twice')
  await expect(page.getByText('Refund…')).toHaveCount(0)
  const again = await staff.administrator.request('POST', `/api/pledges/${pledge}/refund`, { json: { why: 'Again' } })
  expect([again.status, again.text]).toEqual([
    409,
    expect.stringContaining('treasurer has set this gift to “refunded”'),
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the overview and the ledger balance and fit the screen, and the export has no names', async ({
    page,
    staff,
    signInAs,
  }) => {
    await enterPledge(staff.treasurer, null, '500', { firstName: 'Rahima', anonymous: false })
    await signInAs('treasurer')
    await page.goto('/admin/giving')
    await expect(page.getByText(/^BDT: .* shown as raised\. The ledger balances\.$/)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Raised in BDT, by month and purpose' })).toBeVisible()
    expect(await axeViolationsIn(page, 'main')).toEqual([])
    await page.getByRole('navigation', { name: 'Giving' }).getByRole('link', { name: 'Ledger' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledger')
    expect(await axeViolationsIn(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Export these entries/ }).tap(),
    ])
    const table = await readFile(await download.path(), 'utf8')
    expect(table).toMatch(/^\ufeffEntry,Money on,Gift,[\s\S]*,BDT,500\.00,,/)
    expect(table).not.toContain('Rahima')
  })
})

test('a coordinator sees no pledges, totals or ledger', async ({ page, staff, signInAs }) => {
  await signInAs('coordinator')
  await page.goto('/admin/giving')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('list', { name: 'What people sent' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Gifts|Reconcile|Receipts|Overview)/ })).toHaveCount(0)
  for (const path of ['', '/export', '/ledger', '/1']) {
    expect((await staff.coordinator.request('GET', `/api/pledges${path}`)).status, path).toBe(403)
  }
})
