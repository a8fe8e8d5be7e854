/** The coordinator's screens of volunteers, on a phone. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeViolationsIn } from './support/axe'
import { expect, test } from './support/fixtures'
import { type Person, registerVolunteer } from './support/volunteers'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const LIST = '/admin/collections/volunteer-registrations'

const card = (page: Page, { name }: Person) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test.beforeEach(({ signInAs }) => signInAs('coordinator'))

test('a volunteer is found by phone number and set to Contacted, and the change is undone', async ({ page, staff }) => {
  const { person, remove } = await registerVolunteer(staff)
  await page.goto(LIST)
  await page.getByRole('searchbox').fill(person.banglaPhone)
  await page.getByRole('button', { name: 'Search' }).tap()
  const found = card(page, person)
  await expect(found.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:+88${person.phone}`)
  await expect(found.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/8801/)
  await found.getByRole('button', { name: 'Contacted' }).tap()
  await expect(found.getByRole('button', { name: 'Accept' })).toHaveAttribute('data-first')
  expect(await axeViolationsIn(page, 'main')).toEqual([])
  await page.waitForTimeout(800)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(found.getByRole('button', { name: 'Contacted' })).toBeVisible()
  await found.getByRole('link', { name: person.name }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: 'Status: Contacted → New' })).toContainText('coordinator')
  await remove()
})

test('a volunteer is assigned to a project, gets a note, and is in the export of a filter', async ({ page, staff }) => {
  const { person, remove } = await registerVolunteer(staff)
  await page.goto(`${LIST}?q=${person.phone}`)
  await card(page, person).getByRole('link', { name: person.name }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
  await page.getByLabel('Project').selectOption({ index: 1 })
  const history = page.getByRole('listitem').filter({ hasText: /^Project: / })
  await expect(history).toBeVisible()
  await page.getByLabel('New note').fill('Free on Fridays.\nশুক্রবার')
  await page.getByRole('button', { name: 'Add note' }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: 'Free on Fridays.' })).toContainText('coordinator')
  await expect(page.getByRole('button', { name: 'Erase' })).toHaveCount(0)
  expect(await axeViolationsIn(page, 'main')).toEqual([])

  await page.goto(`${LIST}?status=new&q=${person.phone}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export this one' }).tap(),
  ])
  expect(download.suggestedFilename()).toMatch(/^volunteers-\d{4}-\d\d-\d\d\.csv$/)
  const table = await readFile(await download.path(), 'utf8')
  expect(table).toMatch(new RegExp(`^\ufeffRegistered,Name,.*\r\n.*,${person.name},New,0\\d{4}-`))
  await remove()
})

test.describe('two coordinators', () => {
  test.use({ expectedErrors: [/409/] })

  test('the second of two changes to one volunteer is refused, and says what the first did', async ({
    page,
    staff,
  }) => {
    const { id, person, remove } = await registerVolunteer(staff)
    await page.goto(`${LIST}?q=${person.phone}`)
    const move = { json: { from: 'new', to: 'declined' } }
    expect((await staff.administrator.request('POST', `/api/volunteer-registrations/${id}/move`, move)).status).toBe(
      200,
    )
    await card(page, person).getByRole('button', { name: 'Accept' }).tap()
    await expect(page.getByText(/has set this to “Declined” meanwhile/)).toBeVisible()
    await expect(card(page, person).getByText('Declined', { exact: true })).toBeVisible()
    await remove()
  })
})

test('an editor sees no volunteers', async ({ staff }) => {
  for (const path of ['', '/export', '/1']) {
    const answer = await staff.editor.request('GET', `/api/volunteer-registrations${path}`)
    expect(answer.status, path).toBe(403)
  }
  const move = { json: { from: 'new', to: 'contacted' } }
  expect((await staff.editor.request('POST', '/api/volunteer-registrations/1/move', move)).status).toBe(403)
})
