/** Who is let in: every way of signing in, and every way of not quite doing so. */

import { accountOf, endApiKey, giveApiKey, makeApiKey, signInWith } from '@/e2e/support/accounts'
import { dataOf, failureOf } from '@/e2e/support/client'
import { TYPES } from '@/e2e/support/contract'
import { make, unique } from '@/e2e/support/samples'
import { accepted, marked, postForm, TAKEN } from '@/e2e/support/taken'
import { newKey } from '@/lib/platform/credentials/api-key'
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
    await (await make(client, 'faq')).remove()
  }
})

test('an administrator writes', async ({ staff }) => {
  await (await make(staff.administrator, 'faq')).remove()
})

test('the admin’s cookie signs a person in, on this site', async () => {
  const { authorization = '' } = await signInWith(anonymous, accountOf('editor'))
  const cookie = `payload-token=${authorization.replace('JWT ', '')}`
  const client = clientWith({ cookie, origin: siteUrl })
  await (await make(client, 'faq')).remove()
})

test('the admin’s cookie is worth nothing on another site', async () => {
  const { authorization = '' } = await signInWith(anonymous, accountOf('editor'))
  const cookie = `payload-token=${authorization.replace('JWT ', '')}`
  const client = clientWith({ cookie, origin: 'https://evil.example' })
  expect(failureOf(await client.post('faq/create-faq', {}), 401).code).toBe('not_signed_in')
})

const FORGED = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.c2lnbmF0dXJl'
const UNSIGNED = 'eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.'
const STRANGERS: [string, Record<string, string>][] = [
  ['nothing', {}],
  ['a key that nobody has', { authorization: `users API-Key ${newKey()}` }],
  ['a bearer that nobody has', { authorization: `Bearer ${newKey()}` }],
  ['a key as keys were before', { authorization: 'users API-Key 11111111-2222-3333-4444-555555555555' }],
  ['an empty key', { authorization: 'users API-Key ' }],
  ['an empty bearer', { authorization: 'Bearer ' }],
  ['a token that somebody else signed', { authorization: `JWT ${FORGED}` }],
  ['a token that nobody signed', { authorization: `JWT ${UNSIGNED}` }],
  ['a token as a bearer', { authorization: `Bearer ${FORGED}` }],
  ['a cookie that looks right', { cookie: `payload-token=${FORGED}` }],
  ['a password', { authorization: `Basic ${Buffer.from('editor@example.org:x').toString('base64')}` }],
  ['a key of another collection', { authorization: `media API-Key ${newKey()}` }],
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
      expect(failureOf(await client.call(method, path, { json: {} }), 401).code).toBe('not_signed_in')
    }
    expect((await client.list('faq')).length).toBeGreaterThan(0)
  })
}

test('a key that was ended signs nobody in', async ({ staff }) => {
  const { key, id } = await makeApiKey(staff.administrator, 'coordinator')
  const client = clientWith({ authorization: `Bearer ${key}` })
  dataOf(await client.get('contact'), 200)
  await endApiKey(staff.administrator, id)
  expect(failureOf(await client.get('contact'), 401).code).toBe('not_signed_in')
})

test('a key does what its account may, and no more', async ({ staff }) => {
  const key = await giveApiKey(staff.administrator, 'treasurer')
  const client = clientWith({ authorization: `Bearer ${key}` })
  expect(failureOf(await client.post('faq/create-faq', {}), 403).code).toBe('not_allowed')
})

test('an editor whose role is taken away is refused at once', async ({ staff }) => {
  const account = { email: `${unique('left').replace(' ', '')}@example.org`, password: 'no-longer-with-us-1' }
  const json = { ...account, name: 'Left', role: 'editor' }
  const made = await staff.administrator.request('POST', '/api/users', { json })
  const { id } = (JSON.parse(made.text) as { doc: { id: number } }).doc
  const client = clientWith(await signInWith(anonymous, account))
  await (await make(client, 'faq')).remove()
  await staff.administrator.request('PATCH', `/api/users/${id}`, { json: { role: 'coordinator' } })
  // A change of the role ends the sessions.
  expect(failureOf(await client.post('faq/create-faq', {}), 401).code).toBe('not_signed_in')
  const again = clientWith(await signInWith(anonymous, account))
  expect(failureOf(await again.post('faq/create-faq', {}), 403).code).toBe('not_allowed')
  await staff.administrator.request('DELETE', `/api/users/${id}`)
  expect(failureOf(await again.post('faq/create-faq', {}), 401).code).toBe('not_signed_in')
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
    expect(failureOf(await anonymous.get(path), 401).code).toBe('not_signed_in')
    for (const client of [staff.editor, staff.treasurer]) {
      expect(failureOf(await client.get(path), 403).code).toBe('not_allowed')
    }
    for (const client of [staff.coordinator, staff.administrator]) {
      if (path === 'contact') dataOf(await client.get(path), 200)
      else failureOf(await client.get('contact/999999'), 404)
    }
  }
  failureOf(await anonymous.delete('contact/999999'), 401)
  failureOf(await staff.coordinator.delete('contact/999999'), 403)
  failureOf(await staff.administrator.delete('contact/999999'), 404)
})

test('a form is everyone’s to send, and nobody’s to list but staff’s', async ({ anonymous, staff }) => {
  const pledge = { amount: 5, currency: 'USD', project: 'Health', firstName: 'Rahima', paymentMethod: 0 }
  for (const client of [anonymous, staff.editor]) {
    expect(dataOf<object>(await client.post('pledges', pledge), 201)).toHaveProperty('reference')
    for (const form of TAKEN) accepted(await postForm(client, form, marked(form).typed))
    for (const path of ['pledges', 'volunteer-registrations']) failureOf(await client.get(path), 405)
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
