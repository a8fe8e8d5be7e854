/** The calls behind the forms, as programs make them: the contract, limits, and what is hostile. */
import { type Client, errorOf } from '@/e2e/support/client'
import { randomIpAddress } from '@/e2e/support/ip-address'
import {
  expectAccepted,
  postForm,
  STORED_FORMS,
  type StoredForm,
  storedRecords,
  uniqueValues,
} from '@/e2e/support/stored-forms'
import { expect } from '@/lib/testing/expect'
import { test } from './testing/fixtures'

const [MESSAGE, REGISTRATION] = STORED_FORMS as [StoredForm, StoredForm]

const storedTexts = async (client: Client, form: StoredForm, text: string) =>
  (await storedRecords(client, form, text)).length

for (const form of STORED_FORMS) {
  test(`${form.call} takes the contract’s fields, bare or below data`, async ({ anonymous, staff }) => {
    for (const wrap of [(typed: object) => typed, (data: object) => ({ data })]) {
      const { typed, text } = uniqueValues(form)
      expectAccepted(await postForm(anonymous, form, wrap(typed)))
      expect(await storedRecords(staff.administrator, form, text)).toMatchObject([typed])
    }
  })

  test(`${form.call} names every field that is wrong, in the person’s language`, async ({ anonymous }) => {
    const empty = errorOf(await postForm(anonymous, form, {}), 422)
    expect(Object.keys(empty.fields).length).toBeGreaterThan(1)
    const { fields } = errorOf(await postForm(anonymous, { ...form, call: `${form.call}?locale=bn` }, {}), 422)
    for (const sentence of Object.values(fields)) expect(sentence).toMatch(/[\u0980-\u09ff]/)
    const { typed } = uniqueValues(form)
    expect(errorOf(await postForm(anonymous, form, { ...typed, status: 'x' }), 422).fields).toHaveProperty('status')
  })

  test(`${form.call} refuses what is no form`, async ({ anonymous }) => {
    const raw = (type: string, body: string) =>
      anonymous.call('POST', form.call, { raw: body, headers: { 'content-type': type } })
    errorOf(await raw('application/json', '{'), 400)
    errorOf(await raw('text/plain', 'hello'), 415)
    errorOf(await raw('application/json', JSON.stringify({ text: 'x'.repeat(300_000) })), 413)
    const { typed } = uniqueValues(form)
    for (const odd of [{ toString: 'x' }, ['a'], true]) {
      errorOf(await postForm(anonymous, form, { ...typed, [form.mark]: odd }), 422)
    }
  })
}

test('a form of 20,000 fields is refused; GET of its call leads a browser to the page', async ({ anonymous }) => {
  const many = Array.from({ length: 20_000 }, (_, i) => `f${i}=1`).join('&')
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const { status, text } = await anonymous.call('POST', MESSAGE.call, { raw: many, headers })
  expect(status).toBe(400)
  expect(text).not.toContain('f19999')
  const looked = await anonymous.call('GET', `${MESSAGE.call}?locale=bn`, { headers: { accept: 'text/html' } })
  expect([looked.status, looked.headers.location]).toEqual([303, '/bn/contact'])
  expect((await anonymous.get(MESSAGE.call)).headers.allow).toBe('POST')
})

test('a name and a subject are one line each, whatever is sent', async ({ anonymous, staff }) => {
  const { typed, text } = uniqueValues(MESSAGE)
  const injected = { ...typed, mailerName: 'Rahima\r\nBcc: all@example.org', mailAddress: 'a@example.org' }
  expectAccepted(await postForm(anonymous, MESSAGE, injected))
  const [stored] = await storedRecords(staff.administrator, MESSAGE, text)
  expect(stored?.mailerName).toBe('Rahima Bcc: all@example.org')
  const lines = { ...typed, mailAddress: 'a@example.org\nBcc: all@example.org' }
  expect(errorOf(await postForm(anonymous, MESSAGE, lines), 422).fields).toHaveProperty('mailAddress')
})

test('a volunteer is taken with a phone number alone, and not without one', async ({ anonymous }) => {
  const { typed } = uniqueValues(REGISTRATION)
  const { email: _, ...unaddressed } = typed
  expectAccepted(await postForm(anonymous, REGISTRATION, { ...unaddressed, phone: '01711-000055' }))
  const refused = await postForm(anonymous, REGISTRATION, { ...unaddressed, phone: '' })
  expect(errorOf(refused, 422).fields).toEqual({ email: expect.stringContaining('phone number or your e-mail') })
})

test('what a machine filled in is kept apart, and nothing is said of it', async ({ anonymous, staff }) => {
  for (const form of STORED_FORMS) {
    const { typed, text } = uniqueValues(form)
    expectAccepted(await postForm(anonymous, form, { ...typed, website: 'https://casino.example' }))
    const [stored] = await storedRecords(staff.administrator, form, text)
    expect(stored?.suspicion).toMatch(/\S/)
    expect(stored?.folder ?? stored?.suspected).toEqual(form === MESSAGE ? 'suspected' : true)
  }
})

test('from one address only so much is taken, and others are not kept waiting', async ({ anonymous, staff }) => {
  const address = { 'x-forwarded-for': randomIpAddress() }
  const statuses: number[] = []
  for (let i = 0; i < 62; i += 1) {
    const { typed } = uniqueValues(REGISTRATION)
    statuses.push((await postForm(anonymous, REGISTRATION, typed, address)).status)
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 201))
  expect(statuses.slice(60)).toEqual([429, 429])
  const { typed, text } = uniqueValues(REGISTRATION)
  const refused = await postForm(anonymous, REGISTRATION, typed, address)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(errorOf(refused, 429).message).toMatch(/phone us/)
  expectAccepted(await postForm(anonymous, REGISTRATION, typed))
  expect(await storedTexts(staff.administrator, REGISTRATION, text)).toBe(1)
})

test('who can solve a challenge is asked for one when much came from there', async ({ anonymous }) => {
  const address = { 'x-forwarded-for': randomIpAddress() }
  for (let i = 0; i < 5; i += 1)
    expectAccepted(await postForm(anonymous, MESSAGE, uniqueValues(MESSAGE).typed, address))
  const able = { ...address, 'x-proof': 'able' }
  expect((await postForm(anonymous, MESSAGE, uniqueValues(MESSAGE).typed, able)).status).toBe(428)
  expectAccepted(await postForm(anonymous, MESSAGE, uniqueValues(MESSAGE).typed, address))
})
