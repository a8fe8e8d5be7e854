/** Keys of programs: made by administrators, seen once, and no more powerful than their scope. */

import { endApiKey, type KeyOptions, makeApiKey, type Role } from '@/e2e/support/accounts'
import { dataOf, errorOf } from '@/e2e/support/client'
import { createRecord, unique } from '@/e2e/support/records'
import type { KeyArea } from '@/lib/access/rights/key-areas'
import { rawSql } from '@/lib/platform/database/testing'
import { expect } from '@/lib/testing/expect'
import { clientWith, site, staff, test } from '../testing/fixtures'

/** A program with a key of its own, which is ended with the site. */
async function program(role: Role | 'administrator', options?: KeyOptions) {
  const { key, id } = await makeApiKey(staff.administrator, role, options)
  return { key, id, client: clientWith({ authorization: `Bearer ${key}` }) }
}

test('a key that reads only is refused when it writes', async ({ making }) => {
  const { client } = await program('editor', { mayWrite: false })
  const { record } = await making('faq')
  for (const [method, path] of [
    ['POST', 'faq/create-faq'],
    ['PATCH', `faq/${record.Id}`],
    ['DELETE', `faq/${record.Id}`],
  ] as const) {
    expect(errorOf(await client.call(method, path, { json: {} }), 403).code).toBe('not_allowed')
  }
  const rest = await client.request('POST', '/api/faqs', { json: { question: 'Q', answer: 'A' } })
  expect(rest.status).toBe(403)
})

test('a key for one area does nothing in another', async () => {
  const { client } = await program('administrator', { areas: ['inbox'] })
  dataOf(await client.get('contact'), 200)
  expect(errorOf(await client.post('faq/create-faq', {}), 403).code).toBe('not_allowed')
  expect((await client.request('GET', '/api/pledges')).status).toBe(403)
})

test('Payload’s own calls take both forms of a key', async ({ anonymous }) => {
  const { key, client } = await program('editor')
  expect((await client.request('GET', '/api/faqs?limit=1')).status).toBe(200)
  const headers = { authorization: `users API-Key ${key}` }
  expect((await anonymous.request('GET', '/api/faqs?limit=1', { headers })).status).toBe(200)
})

test('a key signs nobody in, and reaches no account', async ({ staff }) => {
  const { key, client } = await program('administrator')
  for (const [method, address] of [
    ['GET', '/api/users/me'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/logout?allSessions=true'],
    ['GET', '/api/users'],
    ['GET', '/api/users/1'],
    ['PATCH', '/api/users/1'],
    ['GET', '/api/api-keys'],
    ['POST', '/api/api-keys/make'],
    ['GET', '/api/second-factors'],
    ['GET', '/api/audit-entries'],
    ['GET', '/api/payload-preferences/x'],
  ] as const) {
    const answer = await client.request(method, address, method === 'GET' ? {} : { json: {} })
    expect(answer.status, `${method} ${address}`).toBe(403)
    expect(answer.text).not.toMatch(/token"|"docs"|"email"/)
    expect(answer.text).not.toContain(key)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const me = await staff.administrator.request('GET', '/api/users/me')
  expect(JSON.parse(me.text)).toMatchObject({ user: { role: 'administrator' } })
})

test('a key whose time is over signs nobody in', async () => {
  const { client, id } = await program('coordinator')
  dataOf(await client.get('contact'), 200)
  await rawSql(site, `UPDATE api_keys SET expires_at = '${new Date(Date.now() - 1000).toISOString()}' WHERE id = ${id}`)
  expect(errorOf(await client.get('contact'), 401).code).toBe('not_signed_in')
})

test('a key rests while its account is suspended, and goes with it', async ({ staff }) => {
  const { administrator } = staff
  const account = { email: `${unique('left').replace(' ', '')}@example.org`, password: 'no-longer-with-us-1' }
  const user = { ...account, name: 'Left', role: 'coordinator' }
  const made = await administrator.request('POST', '/api/users', { json: user })
  const { id } = (JSON.parse(made.text) as { doc: { id: number } }).doc
  const json = { name: 'Of somebody who leaves', account: id, areas: ['inbox'] }
  const { key } = JSON.parse((await administrator.request('POST', '/api/api-keys/make', { json })).text)
  const client = clientWith({ authorization: `Bearer ${key}` })
  const reads = async (suspended: boolean) => {
    await administrator.request('PATCH', `/api/users/${id}`, { json: { suspended } })
    return (await client.get('contact')).status
  }
  expect([await reads(false), await reads(true), await reads(false)]).toEqual([200, 401, 200])
  expect((await administrator.request('DELETE', `/api/users/${id}`)).status).toBe(200)
  errorOf(await client.get('contact'), 401)
})

test('a key in an address, a cookie or a body does nothing', async ({ anonymous }) => {
  const { key } = await program('coordinator')
  for (const name of ['key', 'api_key', 'apiKey', 'access_token', 'token', 'authorization']) {
    errorOf(await anonymous.get(`contact?${name}=${key}`), 401)
    expect((await anonymous.request('GET', `/api/messages?${name}=${key}`)).status).toBe(401)
  }
  errorOf(await anonymous.get('contact', { cookie: `payload-token=${key}; key=${key}` }), 401)
  errorOf(await anonymous.get('contact', { 'x-api-key': key }), 401)
  errorOf(await anonymous.post('faq/create-faq', { apiKey: key }), 401)
})

test('no answer tells a key or its hash afterwards', async ({ staff }) => {
  const { key, id } = await program('editor')
  const { administrator } = staff
  for (const query of [
    '',
    'depth=5',
    'depth=3&showHiddenFields=true',
    'select[hash]=true',
    'select[hash]=true&depth=3',
  ]) {
    for (const address of [`/api/api-keys/${id}`, '/api/api-keys']) {
      const { status, text } = await administrator.request('GET', `${address}?${query}`)
      expect(status, query).toBe(query.includes('hash') ? 400 : 200)
      expect(text).not.toMatch(/"(?:hash|salt)":/)
      expect(text).not.toContain(key.slice(10))
    }
  }
  for (const where of ['where[hash][exists]=true', 'where[hash][like]=a', 'where[or][0][hash][not_equals]=x']) {
    expect((await administrator.request('GET', `/api/api-keys?${where}`)).status, where).toBe(400)
  }
  const ended = await administrator.request('POST', `/api/api-keys/${id}/end`)
  expect(ended.status).toBe(200)
  expect(ended.text).not.toMatch(/"hash"/)
  expect(ended.text).not.toContain(key.slice(10))
})

test('a key is made by administrators alone, and its answer is kept by no cache', async ({ staff, anonymous }) => {
  const json = { name: 'Mine', account: 1, areas: ['content'], mayWrite: true, days: 1 }
  expect((await anonymous.request('POST', '/api/api-keys/make', { json })).status).toBe(401)
  for (const role of ['editor', 'treasurer', 'coordinator'] as const) {
    expect((await staff[role].request('POST', '/api/api-keys/make', { json })).status).toBe(403)
    expect((await staff[role].request('POST', '/api/api-keys/1/end')).status).toBe(403)
  }
  const made = await staff.administrator.request('POST', '/api/api-keys/make', { json })
  expect(made.status, made.text).toBe(201)
  expect(made.headers['cache-control']).toContain('no-store')
  await endApiKey(staff.administrator, (JSON.parse(made.text) as { id: number }).id)
  for (const [method, address] of [
    ['POST', '/api/api-keys'],
    ['PATCH', '/api/api-keys/1'],
    ['DELETE', '/api/api-keys/1'],
  ] as const) {
    const json = { name: 'x', account: 1, areas: ['content'], hint: 'x', hash: 'x', expiresAt: '2099-01-01' }
    expect((await staff.administrator.request(method, address, { json })).status, method).toBe(403)
  }
})

test('an invalid request for a key is refused, with problems by field', async ({ staff: { administrator } }) => {
  const whole = { name: 'Mine', account: 1, areas: ['content'], mayWrite: true, days: 1 }
  for (const [field, value] of [
    ['name', ' '],
    ['account', 999_999],
    ['areas', ['accounts']],
    ['areas', []],
    ['days', 366],
  ] as [string, unknown][]) {
    const json = { ...whole, [field]: value }
    const { status, text } = await administrator.request('POST', '/api/api-keys/make', { json })
    expect(status, text).toBe(422)
    const [error] = (JSON.parse(text) as { errors: { data: { fields: object } }[] }).errors
    expect(Object.keys(error?.data.fields ?? {})).toEqual([field])
  }
  for (const raw of ['', '[]', '{', 'null']) {
    const call = { raw, headers: { 'content-type': 'application/json' } }
    expect((await administrator.request('POST', '/api/api-keys/make', call)).status, raw).toBe(400)
  }
  expect((await administrator.request('POST', '/api/api-keys/999999/end')).status).toBe(404)
  expect((await administrator.request('POST', '/api/api-keys/x/end')).status).toBe(404)
})

test('a key that writes is seen to be used', async ({ staff }) => {
  const areas: KeyArea[] = ['content']
  const { client, id } = await program('editor', { areas })
  await (await createRecord(client, 'faq')).remove()
  const lastUsed = async () => {
    const { text } = await staff.administrator.request('GET', `/api/api-keys/${id}`)
    return (JSON.parse(text) as { lastUsedAt?: string }).lastUsedAt ?? ''
  }
  await expect.poll(lastUsed).not.toBe('')
})
