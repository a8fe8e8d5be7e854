/** Erasure of a donor's personal data by a treasurer; the sums in the books stay. */
import { expect, test } from './support/fixtures'
import { enterPledge } from './support/pledges'

test('a treasurer finds a donor’s pledge and erases the donor’s data, and the money stays in the books', async ({
  page,
  staff,
  signInAs,
}) => {
  const email = `donor-${Date.now()}@example.org`
  const donor = { anonymous: false, firstName: 'Rahima', lastName: 'Begum', email }
  const { pledge, reference } = await enterPledge(staff.treasurer, null, '500', donor)
  const mails = async () => {
    const { text } = await staff.treasurer.request('GET', `/api/mails?where[pledge][equals]=${pledge}`)
    return (JSON.parse(text) as { totalDocs: number }).totalDocs
  }
  expect(await mails()).toBeGreaterThan(0)

  await signInAs('treasurer')
  await page.goto('/admin/privacy')
  await expect(page.locator('#nav-privacy')).toBeAttached()
  await page.getByLabel('E-mail').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('link', { name: reference })).toBeVisible()
  await expect(page.getByText('Rahima Begum')).toBeVisible()
  await page.getByRole('button', { name: 'Erase what is chosen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('the same money must not count twice')
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('1 record is erased.')).toBeVisible()
  await expect(page.getByText('Nothing is held about this person.')).toBeVisible()

  const { text } = await staff.treasurer.request('GET', `/api/pledges/${pledge}?depth=0`)
  const { state, received, firstName, erasedAt } = JSON.parse(text)
  expect([state, received, firstName]).toEqual(['verified', 50_000, null])
  expect(erasedAt).toBeTruthy()
  expect(await mails()).toBe(0)
})

test('a coordinator cannot see, count or resend donors’ mails', async ({ staff }) => {
  const { pledge } = await enterPledge(staff.treasurer, null, '10', { email: 'donor@example.org' })
  for (const query of [`where[pledge][equals]=${pledge}`, 'where[recipient][equals]=donor@example.org']) {
    const { text } = await staff.coordinator.request('GET', `/api/mails?${query}`)
    expect(JSON.parse(text)).toMatchObject({ totalDocs: 0, docs: [] })
  }
  const { text } = await staff.treasurer.request('GET', `/api/mails?where[pledge][equals]=${pledge}&limit=1`)
  const [mail] = (JSON.parse(text) as { docs: { id: number }[] }).docs
  const resent = await staff.coordinator.request('POST', `/api/mails/${mail?.id}/resend`)
  expect(resent.status).toBe(404)
})
