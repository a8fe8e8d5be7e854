/** The forms' protection against spam, as a browser has it: proof of work, rate limit, timestamp, honeypot. */
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from './support/fixtures'
import { FORMS, fieldOf, fillIn, formOf, mockCall, submitOf } from './support/forms'

const contact = FORMS.find(({ path }) => path === '/contact') ?? FORMS[0]
if (!contact) throw new Error('no form')
const { path, typed, answer } = contact

test('the proof of work that a busy server demands is solved unseen', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 428/)
  const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' }
  const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: 40, deriveKey, ...secrets }
  const challenge = await createChallenge(work)
  await page.goto(path)
  await fillIn(page, typed)
  const sent = await mockCall(page, contact, 201, { data: answer })
  const asked = { status: 428, json: { error: { code: 'proof_wanted', message: 'Busy.', challenge } } }
  await page.route(`**/api/v1/${contact.call}*`, (route) => route.fulfill(asked), { times: 1 })
  await submitOf(page, contact).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: contact.thanks })).toBeVisible()
  const proof = JSON.parse(String(sent[0]?.body.proof))
  expect(await verifySolution({ ...proof, deriveKey, ...secrets })).toMatchObject({ verified: true })
})

test('a rate limit’s message is shown, and the typed values are kept', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 429/, /Error sending message/)
  await mockCall(page, contact, 429, { error: { code: 'too_many', message: 'Please try again in ten minutes.' } })
  await page.goto(path)
  await fillIn(page, typed)
  await submitOf(page, contact).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please try again in ten minutes.')
  for (const [label, text] of typed) await expect(fieldOf(page, label)).toHaveValue(text)
})

test('the Register modal keeps the typed values when it is closed', async ({ page }) => {
  await page.goto('/')
  const register = page.getByRole('link', { name: 'Register', exact: true })
  await register.click()
  const name = page.getByRole('dialog').getByLabel('Your Name')
  await name.fill('রহিমা বেগম')
  await page.keyboard.press('Escape')
  await expect(name).toBeHidden()
  await register.click()
  await expect(name).toHaveValue('রহিমা বেগম')
})

test('a form gets its timestamp on first focus, and the keyboard does not reach its honeypot', async ({ page }) => {
  await page.goto(path)
  const stamp = formOf(page).locator('[name="stamp"]')
  const before = await stamp.inputValue()
  await fieldOf(page, 'Name').focus()
  await expect(stamp).not.toHaveValue(before)
  const met: string[] = []
  for (let step = 0; step < 6; step += 1) {
    met.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'button'))
    await page.keyboard.press('Tab')
  }
  expect(met).toEqual(['mailerName', 'mailAddress', 'senderPhone', 'mailerSubject', 'mailerMessage', 'button'])
})
