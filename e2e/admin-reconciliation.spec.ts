/** Reconciliation in the admin: bank lines are imported, verified against pledges, and set aside. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { type Client, dataOf } from './support/client'
import { expect, test } from './support/fixtures'

const DESK = '/admin/desk'

let made = 0
/** As bKash writes them: ten letters and digits. */
function newTrxId(): string {
  made += 1
  return `D${made}${Date.now().toString(36).slice(-8)}`.toUpperCase().slice(0, 10)
}

/** Yesterday in Dhaka, as the wallets write it. */
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka' }).format(new Date(Date.now() - 86_400_000))

const text = (trxId: string, amount: string) =>
  `You have received Tk ${amount} from 01711-000000. Fee Tk 0.00. Balance Tk 12,345.00. TrxID ${trxId} at ${DAY} 14:05`

/** A gift that was promised on the site, and whose transaction ID the donor gave. @returns its reference */
async function promised(anonymous: Client, transactionId: string): Promise<string> {
  const answer = await anonymous.post('pledges', {
    amount: 640,
    currency: 'BDT',
    project: 'Health',
    firstName: 'Rahima',
    lastName: 'Begum',
    email: 'rahima@example.org',
    phone: '01711000000',
    address: 'Tongi',
    country: 'Bangladesh',
    paymentMethod: 2,
    transactionId,
  })
  return dataOf<{ reference: string }>(answer, 201).reference
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const rowOf = (page: Page, words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words })

test('imported text messages: a pledge is verified against its bank line; a line without one is set aside and restored', async ({
  page,
  anonymous,
  signInAs,
}) => {
  const [given, own] = [newTrxId(), newTrxId()]
  const reference = await promised(anonymous, given)
  await signInAs('treasurer')
  await page.goto(`${DESK}?show=bring`)
  await page.getByRole('textbox').fill([text(given, '640.00'), text(own, '99.50'), 'Dear customer'].join('\n\n'))
  await button(page, 'Look at them first').click()
  await expect(page.getByText('2 lines are new. 1 refused.')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Bring in 2').click()
  await expect(page.getByText('2 lines were brought in. 1 refused.')).toBeVisible()
  await page.goto(DESK)
  await expectAccessible(page)
  await button(page, `Verify ৳640 for ${reference}`).click()
  await expect(page.getByText(`৳640 are verified for ${reference}.`)).toBeFocused()
  await page.goto(`${DESK}?show=money`)
  const row = rowOf(page, own)
  await row.getByRole('button', { name: 'Set aside' }).click()
  await row.getByRole('textbox').fill('Our own transfer')
  await row.getByRole('button', { name: 'Set aside' }).last().click()
  await expect(page.getByText(`${own} is set aside: Our own transfer`)).toBeFocused()
  await page.goto(`${DESK}?show=aside`)
  await expect(rowOf(page, own)).toContainText('Our own transfer')
  await rowOf(page, own).getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText(`${own} waits for its gift again.`)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a statement imported twice adds no lines, and money without a pledge is recorded as a new gift', async ({
    page,
    signInAs,
  }) => {
    const trxId = newTrxId()
    const rows = `Value day,Voucher,Money in,Remark\n${DAY},${trxId},"1,250.00",Eid gift\n${DAY},${newTrxId()},75.00,\n`
    const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
    await signInAs('treasurer')
    await page.goto(`${DESK}?show=bring`)
    await page.getByLabel('Statement file (CSV)').setInputFiles(file)
    await button(page, 'Read the file').click()
    await page.getByRole('combobox', { name: 'Value day, holds' }).selectOption('date')
    await page.getByRole('combobox', { name: 'Voucher, holds' }).selectOption('trxId')
    await expect(page.getByText('2 lines are new.')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Bring in 2').click()
    await expect(page.getByText('2 lines were brought in.')).toBeFocused()
    await button(page, 'Read the file').click()
    await expect(page.getByText('0 lines are new. 2 known already.')).toBeFocused()
    await expect(page.getByText('The columns are as last time (2 rows)')).toBeVisible()
    await page.goto(`${DESK}?show=money`)
    const row = rowOf(page, trxId)
    await row.getByRole('button', { name: 'Record as a new gift' }).click()
    await row.getByRole('checkbox').check()
    await row.getByRole('combobox', { name: 'Purpose' }).selectOption('zakat')
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Record ৳1,250 as a gift' }).click()
    await expect(page.getByText(/৳1,250 are verified for the new gift/)).toBeFocused()
  })

  test('cash is entered by hand, with errors beside their fields', async ({ page, signInAs, expectedErrors }) => {
    expectedErrors.push(/status of 422/)
    await signInAs('treasurer')
    await page.goto(`${DESK}?show=enter`)
    await page.getByLabel('First name').fill('রহিমা')
    await button(page, 'Enter the gift').click()
    await expect(page.getByLabel('Amount')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Amount').fill('৫০০')
    await button(page, 'Enter the gift').click()
    await expect(page.getByText(/^The gift [\w-]+ is entered and verified\.$/)).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('')
  })
})

test('editors, coordinators and visitors cannot use reconciliation', async ({ page, anonymous, staff, signInAs }) => {
  const calls = ['read-sms', 'import-sms', 'verify', 'verify-exact', 'set-aside', 'take-back', 'enter', 'attach-search']
  const statuses = (client: Client) =>
    Promise.all(
      calls.map(async (call) => (await client.request('POST', `/api/transactions/${call}`, { json: {} })).status),
    )
  for (const other of [staff.editor, staff.coordinator]) {
    expect(await statuses(other)).toEqual(Array(calls.length).fill(403))
  }
  expect(await statuses(anonymous)).toEqual(Array(calls.length).fill(401))
  await signInAs('editor')
  await page.goto(DESK)
  await expect(page).toHaveURL(/\/admin\/?$/)
})
