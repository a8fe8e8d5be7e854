/** Who is let in: every way of signing in, and every way of not quite doing so. */

import { accountOf, endApiKey, giveApiKey, makeApiKey, signInWith } from '@/e2e/support/accounts'
import { dataOf, errorOf } from '@/e2e/support/client'
import { TYPES } from '@/e2e/support/contract'
import { createRecord, unique } from '@/e2e/support/records'
import { expectAccepted, postForm, STORED_FORMS, uniqueValues } from '@/e2e/support/stored-forms'
import { newApiKey } from '@/lib/platform/credentials/api-key'
import { expect } from '@/lib/testing/expect'
import { anonymous, apiKey, clientWith, siteUrl, test } from '../testing/fixtures'

const keyHeaders = (key: string) => [
  { authorization: `users API-Key ${key}` },
  { authorization: `Bearer ${key}` },
  { authorization: `bearer ${key}` },
]

test('a program writes with a key, in both forms', async () => {
  for (const headers of keyHeaders(await apiKey())) {
    const client = clientWith(headers)
    await (await createRecord(client, 'faq')).remove()
  }
})

test('an administrator writes', async ({ staff }) => {
  await (await createRecord(staff.administrator, 'faq')).remove()
})

test('the admin’s cookie signs a person in, on this site', async () => {
  const { authorization = '' } = await signInWith(anonymous, accountOf('editor'))
  const cookie = `payload-token=${authorization.replace('JWT ', '')}`
  const client = clientWith({ cookie, origin: siteUrl })
  await (await createRecord(client, 'faq')).remove()
})

test('the admin’s cookie is worth nothing on another site', async () => {
  const { authorization = '' } = await signInWith(anonymous, accountOf('editor'))
  const cookie = `payload-token=${authorization.replace('JWT ', '')}`
  const client = clientWith({ cookie, origin: 'https://evil.example' })
  expect(errorOf(await client.post('faq/create-faq', {}), 401).code).toBe('not_signed_in')
})

const FORGED = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.c2lnbmF0dXJl'
const UNSIGNED = 'eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.'
const STRANGERS: [string, Record<string, string>][] = [
  ['nothing', {}],
  ['a key that nobody has', { authorization: `users API-Key ${newApiKey()}` }],
  ['a bearer that nobody has', { authorization: `Bearer ${newApiKey()}` }],
  ['a key as keys were before', { authorization: 'users API-Key 11111111-2222-3333-4444-555555555555' }],
  ['an empty key', { authorization: 'users API-Key ' }],
  ['an empty bearer', { authorization: 'Bearer ' }],
  ['a token that somebody else signed', { authorization: `JWT ${FORGED}` }],
  ['a token that nobody signed', { authorization: `JWT ${UNSIGNED}` }],
  ['a token as a bearer', { authorization: `Bearer ${FORGED}` }],
  ['a cookie that looks right', { cookie: `payload-token=${FORGED}` }],
  ['a password', { authorization: `Basic ${Buffer.from('editor@example.org:x').toString('base64')}` }],
  ['a key of another collection', { authorization: `media API-Key ${newApiKey()}` }],
]
for (const [what, headers] of STRANGERS) {
  test(`${what} signs nobody in`, async () => {
    const client = clientWith(headers)
    for (const [method, path] of [
      ['POST', 'faq/create-faq'],
      ['PUT', 'faq/1'],
      ['PATCH', 'faq/1'],
      ['DELETE', 'faq/1'],
    ] as const) {
      expect(errorOf(await client.call(method, path, { json: {} }), 401).code).toBe('not_signed_in')
    }
    expect((await client.list('faq')).length).toBeGreaterThan(0)
  })
}

test('a key that was ended signs nobody in', async ({ staff }) => {
  const { key, id } = await makeApiKey(staff.administrator, 'coordinator')
  const client = clientWith({ authorization: `Bearer ${key}` })
  dataOf(await client.get('contact'), 200)
  await endApiKey(staff.administrator, id)
  expect(errorOf(await client.get('contact'), 401).code).toBe('not_signed_in')
})

test('a key does what its account may, and no more', async ({ staff }) => {
  const key = await giveApiKey(staff.administrator, 'treasurer')
  const client = clientWith({ authorization: `Bearer ${key}` })
  expect(errorOf(await client.post('faq/create-faq', {}), 403).code).toBe('not_allowed')
})

test('an editor whose role is taken away is refused at once', async ({ staff }) => {
  const account = { email: `${unique('left').replace(' ', '')}@example.org`, password: 'no-longer-with-us-1' }
  const json = { ...account, name: 'Left', role: 'editor' }
  const made = await staff.administrator.request('POST', '/api/users', { json })
  const { id } = (JSON.parse(made.text) as { doc: { id: number } }).doc
  const client = clientWith(await signInWith(anonymous, account))
  await (await createRecord(client, 'faq')).remove()
  await staff.administrator.request('PATCH', `/api/users/${id}`, { json: { role: 'coordinator' } })
  // A change of the role ends the sessions.
  expect(errorOf(await client.post('faq/create-faq', {}), 401).code).toBe('not_signed_in')
  const again = clientWith(await signInWith(anonymous, account))
  expect(errorOf(await again.post('faq/create-faq', {}), 403).code).toBe('not_allowed')
  await staff.administrator.request('DELETE', `/api/users/${id}`)
  expect(errorOf(await again.post('faq/create-faq', {}), 401).code).toBe('not_signed_in')
})

test('every list is public to everyone', async ({ anonymous, staff }) => {
  for (const type of TYPES) {
    const list = await anonymous.list(type)
    for (const client of [staff.treasurer, staff.coordinator, staff.editor])
      expect(await client.list(type)).toEqual(list)
  }
})

test('messages are the coordinators’ and administrators’ to read', async ({ anonymous, staff }) => {
  for (const path of ['contact', 'contact/1']) {
    expect(errorOf(await anonymous.get(path), 401).code).toBe('not_signed_in')
    for (const client of [staff.editor, staff.treasurer]) {
      expect(errorOf(await client.get(path), 403).code).toBe('not_allowed')
    }
    for (const client of [staff.coordinator, staff.administrator]) {
      if (path === 'contact') dataOf(await client.get(path), 200)
      else errorOf(await client.get('contact/999999'), 404)
    }
  }
  errorOf(await anonymous.delete('contact/999999'), 401)
  errorOf(await staff.coordinator.delete('contact/999999'), 403)
  errorOf(await staff.administrator.delete('contact/999999'), 404)
})

test('a form is everyone’s to send, and nobody’s to list but staff’s', async ({ anonymous, staff }) => {
  const pledge = { amount: 5, currency: 'USD', project: 'Health', firstName: 'Rahima', paymentMethod: 0 }
  for (const client of [anonymous, staff.editor]) {
    expect(dataOf<object>(await client.post('pledges', pledge), 201)).toHaveProperty('reference')
    for (const form of STORED_FORMS) expectAccepted(await postForm(client, form, uniqueValues(form).typed))
    for (const path of ['pledges', 'volunteer-registrations']) errorOf(await client.get(path), 405)
  }
  for (const collection of ['messages', 'volunteer-registrations', 'mails', 'submissions', 'limits', 'spent-proofs']) {
    // A treasurer reads donors' mails there, and no others.
    for (const client of [anonymous, staff.editor, ...(collection === 'mails' ? [] : [staff.treasurer])]) {
      const { status } = await client.request('GET', `/api/${collection}`)
      expect([401, 403]).toContain(status)
    }
  }
  for (const collection of ['pledges', 'pledge-moves', 'transactions', 'ledger-entries', 'receipts']) {
    for (const client of [anonymous, staff.editor, staff.coordinator]) {
      const { status } = await client.request('GET', `/api/${collection}`)
      expect([401, 403]).toContain(status)
    }
  }
})
