import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { BOOTSTRAP } from '@/lib/cms/access/bootstrap'
import { openTestDatabase, rawSql } from '@/lib/database/testing'
import { privacyEndpoints } from './endpoints'
import { eraseAbout, heldAbout } from './person'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const account = async (role: 'administrator' | 'coordinator') => {
  const data = { name: role, email: `${role}@example.org`, password: 'long enough for anyone', role }
  return {
    ...(await payload.create({ collection: 'users', data, context: { [BOOTSTRAP]: true } })),
    collection: 'users',
  }
}
const administrator = (await account('administrator')) as TypedUser
const coordinator = (await account('coordinator')) as TypedUser
const asking = (user: TypedUser | null = administrator) => createLocalReq(user ? { user } : {}, payload)

const write = (mailAddress: string, senderPhone: string) =>
  payload.create({ collection: 'messages', data: { mailAddress, senderPhone, folder: 'archive', locale: 'bn' } })
const register = (email: string, phone: string) =>
  payload.create({
    collection: 'volunteer-registrations',
    data: { name: 'R', email, phone, status: 'new', locale: 'bn' },
  })
let mailsMade = 0
const mail = (recipient: string, message: number | null) =>
  payload.create({
    collection: 'mails',
    data: {
      recipient,
      kind: 'message-arrived',
      state: 'sent',
      attempts: 1,
      locale: 'bn',
      message,
      internetMessageId: `<${++mailsMade}>`,
    },
  })

beforeEach(async () => {
  for (const table of ['mails', 'messages', 'volunteer_registrations']) await rawSql(site, `DELETE FROM ${table}`)
  const { id } = await write('Rahima@Example.org', '')
  await write('', '+৮৮০ ১৭১১-০০০০০০')
  await register('other@example.org', '01711000000')
  await write('someone@example.org', '01811000000')
  await mail('foundation', id)
  await mail('rahima@example.org', null)
  await mail('someone@example.org', null)
})

const counts = async (email: string, phone: string) => {
  const { messages, registrations, mails } = await heldAbout(await asking(), { email, phone })
  return [messages.length, registrations.length, mails.length]
}
const left = async () => {
  const tables = ['messages', 'volunteer_registrations', 'mails']
  return Promise.all(tables.map(async (table) => (await rawSql(site, `SELECT id FROM ${table}`)).length))
}

describe('what is held about a person', () => {
  test('is found by the e-mail, whatever its case', async () => {
    assert.deepEqual(await counts('rahima@example.org', ''), [1, 0, 2])
  })
  test('is found by the phone, however it was written', async () => {
    assert.deepEqual(await counts('', '+880 1711 000000'), [1, 1, 0])
  })
  test('is found by both together', async () => {
    assert.deepEqual(await counts('RAHIMA@example.org', '01711-000000'), [2, 1, 2])
  })
  test('is nothing for nobody', async () => {
    assert.deepEqual(await counts('', ''), [0, 0, 0])
  })
})

test('all of it is erased, and nothing of others', async () => {
  const erased = await eraseAbout(await asking(), { email: 'rahima@example.org', phone: '01711000000' })
  assert.deepEqual(erased, { messages: 2, registrations: 1, mails: 2 })
  assert.deepEqual(await left(), [1, 0, 1])
})

test('the calls are the administrators’, and take no mistyped address for nobody', async () => {
  const ask = async (user: TypedUser | null, body: object) => {
    const req = Object.assign(await asking(user), { json: async () => body }) as PayloadRequest
    return Promise.all(privacyEndpoints.map(async ({ handler }) => (await handler(req)).status))
  }
  const person = { email: 'rahima@example.org', phone: '' }
  assert.deepEqual(await ask(coordinator, person), [403, 403])
  assert.deepEqual(await ask(null, person), [403, 403])
  assert.deepEqual(await ask(administrator, { email: 'rahima@', phone: '' }), [422, 422])
  assert.deepEqual(await ask(administrator, { email: '', phone: '' }), [422, 422])
  assert.deepEqual(await ask(administrator, { email: 5 }), [400, 400])
  assert.deepEqual(await left(), [3, 1, 3])
  assert.equal((await ask(administrator, person))[1], 200)
})
