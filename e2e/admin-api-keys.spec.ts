/** API keys in the admin: created, shown once, revoked. */
import { expect, test } from './support/fixtures'

test('an API key is created, shown once, works, and is revoked', async ({
  page,
  anonymous,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const name = `Newsletter ${Date.now()}`
  await signInAs('administrator')
  await page.goto('/admin/collections/api-keys')
  await page.getByRole('link', { name: 'New key' }).click()
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect(page.getByText(/Please say in 100 characters/)).toBeVisible()
  await page.getByLabel('What it is for').fill(name)
  await page.getByRole('checkbox', { name: /^Inbox/ }).check()
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = (await page.getByText(/^fdn_/).textContent()) ?? ''
  const read = async () => (await anonymous.get('contact', { authorization: `Bearer ${key}` })).status
  expect(await read()).toBe(200)
  await page.getByRole('link', { name: /all keys/ }).click()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  // The list names the scopes of other keys as well.
  await page.waitForURL(/\/api-keys\/\d+/)
  await expect(page.getByText('Reads: Inbox')).toBeVisible()
  expect(await page.content()).not.toContain(key.slice(10))
  await page.getByRole('button', { name: 'End this key' }).click()
  await page.getByRole('button', { name: 'End the key' }).click()
  await expect(page.getByText('Ended by hand')).toBeVisible()
  expect(await read()).toBe(401)
})
