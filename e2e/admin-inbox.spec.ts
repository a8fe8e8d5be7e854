/** The inbox of messages: a coordinator on a phone, an administrator on a desktop. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import {
  expectAccepted,
  postForm,
  STORED_FORMS,
  type StoredForm,
  storedRecords,
  uniqueValues,
} from './support/stored-forms'

const CONTACT = STORED_FORMS[0] as StoredForm
const INBOX = '/admin/collections/messages'
const SUSPECTED = `${INBOX}?folder=suspected`

/** A message that came in by the form. @returns its subject and its Id */
async function receive({ anonymous, administrator }: Record<'anonymous' | 'administrator', Client>, extra = {}) {
  const { typed, text } = uniqueValues(CONTACT)
  expectAccepted(await postForm(anonymous, CONTACT, { ...typed, ...extra }))
  const [stored] = await storedRecords(administrator, CONTACT, text)
  return { subject: text, id: stored?.id as number }
}

/** What fills in the field that people do not see is a machine. */
const AS_A_MACHINE = { website: 'https://spam.example' }

const rowOf = (page: Page, subject: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: subject })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('a coordinator with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('reads a message as plain text, has links to answer it, and archives it', async ({
    page,
    anonymous,
    staff,
    signInAs,
  }) => {
    const { subject, id } = await receive({ anonymous, administrator: staff.administrator })
    await signInAs('coordinator')
    await page.goto(INBOX)
    await expect(rowOf(page, subject)).toContainText('Unread')
    await expectAccessible(page)
    await rowOf(page, subject).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(page.getByText('<b>not bold</b>')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute('href', /^mailto:rahima@example/)
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+8801711000000')
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/8801711000000')
    await expect(button(page, 'Erase')).toHaveCount(0)
    await expectAccessible(page)
    await expect.poll(async () => (await storedRecords(staff.administrator, CONTACT, subject))[0]?.readAt).toBeTruthy()
    await button(page, 'Archive').click()
    await expect(page).toHaveURL(new RegExp(`${INBOX}(\\?|$)`))
    await expect(rowOf(page, subject)).toHaveCount(0)
    await page.goto(`${INBOX}?folder=archive&q=${encodeURIComponent(subject)}`)
    await expect(rowOf(page, subject)).not.toContainText('Unread')
    expect((await staff.coordinator.request('DELETE', `/api/messages/${id}`)).status).toBe(403)
  })

  test('marks a suspected message as not spam, and its mails are sent', async ({
    page,
    anonymous,
    staff,
    signInAs,
  }) => {
    const { subject, id } = await receive({ anonymous, administrator: staff.administrator }, AS_A_MACHINE)
    const mails = async () => {
      const { text } = await staff.coordinator.request('GET', `/api/mails?where[message][equals]=${id}&depth=0`)
      return (JSON.parse(text) as { docs: { recipient: string }[] }).docs.map(({ recipient }) => recipient).sort()
    }
    expect(await mails()).toEqual([])
    await signInAs('coordinator')
    await page.goto(SUSPECTED)
    await rowOf(page, subject).getByRole('link').click()
    await expect(page.getByText('a hidden field was filled in')).toBeVisible()
    await button(page, 'Not spam').click()
    await expect(page.getByText('on its way by mail')).toBeVisible()
    expect(await mails()).toEqual(['foundation', 'rahima@example.org'])
  })
})

test.describe('an administrator', () => {
  test('archives the selected messages, and erases all suspected ones', async ({
    page,
    anonymous,
    staff,
    signInAs,
  }) => {
    const { subject } = await receive({ anonymous, administrator: staff.administrator })
    const spam = await receive({ anonymous, administrator: staff.administrator }, AS_A_MACHINE)
    await signInAs('administrator')
    await page.goto(INBOX)
    await rowOf(page, subject).getByRole('checkbox').check()
    await button(page, 'Archive chosen').click()
    await expect(page.getByText('1 message archived.')).toBeVisible()
    await expect(rowOf(page, subject)).toHaveCount(0)
    await page.goto(SUSPECTED)
    await expectAccessible(page)
    await button(page, 'Erase all suspected').click()
    expect(await storedRecords(staff.administrator, CONTACT, spam.subject)).toHaveLength(1)
    const erase = page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true })
    await expect(erase).toHaveCSS('min-height', '44px')
    await erase.click()
    await expect(page.getByText('Nothing is suspected of being spam')).toBeVisible()
    expect(await storedRecords(staff.administrator, CONTACT, spam.subject)).toEqual([])
  })

  test('finds a person’s data, downloads it, and erases it', async ({ page, anonymous, staff, signInAs }) => {
    const mailAddress = `person-${Date.now()}@example.org`
    const { subject } = await receive({ anonymous, administrator: staff.administrator }, { mailAddress })
    await signInAs('administrator')
    await page.goto('/admin/privacy')
    await page.getByLabel('E-mail').fill(mailAddress.toUpperCase())
    await button(page, 'Find').click()
    await expect(page.getByRole('link', { name: subject })).toBeVisible()
    await expectAccessible(page)
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
    expect(file.suggestedFilename()).toBe('personal-data.txt')
    await button(page, 'Erase what is chosen').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(page.getByText('1 record is erased.')).toBeVisible()
    expect(await storedRecords(staff.administrator, CONTACT, subject)).toEqual([])
  })
})

test('other roles and visitors cannot see or change the inbox', async ({ page, anonymous, staff, signInAs }) => {
  const before = { before: new Date().toISOString() }
  const person = { email: 'rahima@example.org', phone: '' }
  const calls = [
    ['/api/messages/mark-read', { folder: 'inbox', ...before }],
    ['/api/messages/archive', { ids: [1] }],
    ['/api/messages/erase-suspected', before],
    ['/api/privacy/held', person],
    ['/api/privacy/download', person],
    ['/api/privacy/erase', person],
  ] as const
  const statuses = (client: Client) =>
    Promise.all(calls.map(async ([path, json]) => (await client.request('POST', path, { json })).status))
  expect(await statuses(staff.editor)).toEqual(Array(6).fill(403))
  // They answer for donors; nothing was chosen here.
  expect(await statuses(staff.treasurer)).toEqual([403, 403, 403, 200, 400, 400])
  expect(await statuses(anonymous)).toEqual(Array(6).fill(401))
  expect((await statuses(staff.coordinator)).slice(2)).toEqual([403, 403, 403, 403])
  await signInAs('editor')
  await page.goto('/admin')
  await expect(page.locator('#nav-faqs')).toBeAttached()
  await expect(page.locator('#nav-messages, #nav-privacy')).toHaveCount(0)
  await page.goto('/admin/privacy')
  await expect(page).toHaveURL(/\/admin\/?$/)
})
