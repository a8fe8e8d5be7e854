/** What is written in a form of content is kept in the browser until it is saved. */
import type { Page } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { expect, test } from './support/fixtures'

const copies = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('copy:')))

/** A form of the admin, ready to be written in. */
async function openForm(page: Page, address: string) {
  // The account may have written in Bangla last.
  await page.goto(`${address}?locale=en`)
  const title = page.getByLabel(/^(?:Title|Question)/).first()
  await expect(title).toBeEditable()
  return title
}

const offer = (page: Page) => page.getByRole('region', { name: 'Unsaved words' })

test('words that a crash took are offered, put back and saved, and then no longer kept', async ({
  page,
  context,
  anonymous,
  making,
  signInAs,
}) => {
  const { record } = await making('news')
  const address = `/admin/collections/news/${record.Id}`
  await signInAs('editor')
  const title = await openForm(page, address)
  await title.fill('Words that the crash took')
  await expect.poll(() => copies(page)).toHaveLength(1)
  await page.close()

  const again = await context.newPage()
  const titleAgain = await openForm(again, address)
  await expect(offer(again)).toContainText('Words that you wrote here were not saved')
  await offer(again).getByRole('button', { name: 'Put them back' }).click()
  await expect(titleAgain).toHaveValue('Words that the crash took')
  await again.getByRole('button', { name: 'Publish changes' }).click()
  await expect(again.getByText('Updated successfully')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => copies(again)).toEqual([])
  await openForm(again, address)
  await expect(offer(again)).toHaveCount(0)
  const storedTitle = async () => (await anonymous.list('news')).find(({ Id }) => Id === record.Id)?.title
  await expect.poll(storedTitle).toBe('Words that the crash took')
})

test('a new record is kept as well, and a sign-out takes all copies away', async ({ page, signInAs }) => {
  await signInAs('editor')
  const question = await openForm(page, '/admin/collections/faqs/create')
  await question.fill('Is it kept?')
  await expect.poll(() => copies(page)).toHaveLength(1)
  page.on('dialog', (dialog) => dialog.accept())
  const again = await openForm(page, '/admin/collections/faqs/create')
  await offer(page).getByRole('button', { name: 'Put them back' }).click()
  await expect(again).toHaveValue('Is it kept?')
  // The tests share the session, which lasts.
  await page.route('**/api/users/logout*', (route) => route.fulfill({ json: {} }))
  await page.goto('/admin/logout')
  // The page behind a sign-out moves on by itself, and a reading that a move cuts off is taken again.
  await expect(async () => expect(await copies(page)).toEqual([])).toPass({ timeout: 20_000 })
})

test('whose session has ended signs in again over the form, and saves what stands in it', async ({
  page,
  context,
  anonymous,
  siteUrl,
  staff,
  making,
  expectedErrors,
}) => {
  expectedErrors.push(/401/, /unexpected response was received/)
  const { record } = await making('news')
  const { email, password } = await makeAccount(staff.administrator, 'editor')
  const signedIn = await page.request.post('/api/users/login', {
    data: { email, password },
    headers: { origin: siteUrl },
  })
  expect(signedIn.status()).toBe(200)
  const title = await openForm(page, `/admin/collections/news/${record.Id}`)
  await context.clearCookies()
  // The form asks the site about what is typed.
  await title.fill('Written as the session ended')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await dialog.getByLabel('Password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('is not right')
  await dialog.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(title).toHaveValue('Written as the session ended')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible({ timeout: 20_000 })
  const stored = async () => (await anonymous.list('news')).find(({ Id }) => Id === record.Id)?.title
  await expect.poll(stored).toBe('Written as the session ended')
})

test('a form of people keeps nothing', async ({ page, signInAs }) => {
  await signInAs('administrator')
  await page.goto('/admin/collections/users/create')
  const email = page.getByLabel(/^Email/).first()
  await email.fill('somebody@example.org')
  await page.waitForTimeout(4000)
  expect(await copies(page)).toEqual([])
})
