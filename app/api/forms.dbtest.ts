/** The calls behind the forms, as programs make them: the contract, limits, and what is hostile. */
import { type Client, failureOf } from '@/e2e/support/client'
import { accepted, marked, postForm, storedOf, TAKEN, type TakenForm } from '@/e2e/support/taken'
import { anyAddress } from '@/e2e/support/visitors'
import { expect } from '@/lib/testing/expect'
import { test } from './testing/fixtures'

const [MESSAGE, REGISTRATION] = TAKEN as [TakenForm, TakenForm]

const storedTexts = async (client: Client, form: TakenForm, text: string) => (await storedOf(client, form, text)).length

for (const form of TAKEN) {
  test(`${form.call} takes the contract’s fields, bare or below data`, async ({ anonymous, staff }) => {
    for (const wrap of [(typed: object) => typed, (data: object) => ({ data })]) {
      const { typed, text } = marked(form)
      accepted(await postForm(anonymous, form, wrap(typed)))
      expect(await storedOf(staff.administrator, form, text)).toMatchObject([typed])
    }
  })

  test(`${form.call} names every field that is wrong, in the person’s language`, async ({ anonymous }) => {
    const empty = failureOf(await postForm(anonymous, form, {}), 422)
    expect(Object.keys(empty.fields).length).toBeGreaterThan(1)
    const { fields } = failureOf(await postForm(anonymous, { ...form, call: `${form.call}?locale=bn` }, {}), 422)
    for (const sentence of Object.values(fields)) expect(sentence).toMatch(/[\u0980-\u09ff]/)
    const { typed } = marked(form)
    expect(failureOf(await postForm(anonymous, form, { ...typed, status: 'x' }), 422).fields).toHaveProperty('status')
  })

  test(`${form.call} refuses what is no form`, async ({ anonymous }) => {
    const raw = (type: string, body: string) =>
      anonymous.call('POST', form.call, { raw: body, headers: { 'content-type': type } })
    failureOf(await raw('application/json', '{'), 400)
    failureOf(await raw('text/plain', 'hello'), 415)
    failureOf(await raw('application/json', JSON.stringify({ text: 'x'.repeat(300_000) })), 413)
    const { typed } = marked(form)
    for (const odd of [{ toString: 'x' }, ['a'], true]) {
      failureOf(await postForm(anonymous, form, { ...typed, [form.mark]: odd }), 422)
    }
  })
}

test('a form of thousands of fields is refused at once, as is one that is only looked at', async ({ anonymous }) => {
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
  const { typed, text } = marked(MESSAGE)
  const injected = { ...typed, mailerName: 'Rahima\r\nBcc: all@example.org', mailAddress: 'a@example.org' }
  accepted(await postForm(anonymous, MESSAGE, injected))
  const [stored] = await storedOf(staff.administrator, MESSAGE, text)
  expect(stored?.mailerName).toBe('Rahima Bcc: all@example.org')
  const lines = { ...typed, mailAddress: 'a@example.org\nBcc: all@example.org' }
  expect(failureOf(await postForm(anonymous, MESSAGE, lines), 422).fields).toHaveProperty('mailAddress')
})

test('what a machine filled in is kept apart, and nothing is said of it', async ({ anonymous, staff }) => {
  for (const form of TAKEN) {
    const { typed, text } = marked(form)
    accepted(await postForm(anonymous, form, { ...typed, website: 'https://casino.example' }))
    const [stored] = await storedOf(staff.administrator, form, text)
    expect(stored?.suspicion).toMatch(/\S/)
    expect(stored?.folder ?? stored?.suspected).toEqual(form === MESSAGE ? 'suspected' : true)
  }
})

test('from one address only so much is taken, and others are not kept waiting', async ({ anonymous, staff }) => {
  const address = { 'x-forwarded-for': anyAddress() }
  const statuses: number[] = []
  for (let i = 0; i < 62; i += 1) {
    const { typed } = marked(REGISTRATION)
    statuses.push((await postForm(anonymous, REGISTRATION, typed, address)).status)
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 201))
  expect(statuses.slice(60)).toEqual([429, 429])
  const { typed, text } = marked(REGISTRATION)
  const refused = await postForm(anonymous, REGISTRATION, typed, address)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(failureOf(refused, 429).message).toMatch(/phone us/)
  accepted(await postForm(anonymous, REGISTRATION, typed))
  expect(await storedTexts(staff.administrator, REGISTRATION, text)).toBe(1)
})

test('who can solve a challenge is asked for one when much came from there', async ({ anonymous }) => {
  const address = { 'x-forwarded-for': anyAddress() }
  for (let i = 0; i < 5; i += 1) accepted(await postForm(anonymous, MESSAGE, marked(MESSAGE).typed, address))
  const able = { ...address, 'x-proof': 'able' }
  expect((await postForm(anonymous, MESSAGE, marked(MESSAGE).typed, able)).status).toBe(428)
  accepted(await postForm(anonymous, MESSAGE, marked(MESSAGE).typed, address))
})
