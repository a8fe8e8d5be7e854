import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { makeStaff } from '@/lib/access/testing'
import { inLanguage } from '@/lib/platform/calls/say'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { HeldIds } from './find'
import { listHeld } from './listed'
import { eraseAbout, foundBy, type Held, heldAbout } from './person'
import { reportOf } from './report'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const administrator = await makeStaff(payload, 'administrator')
const coordinator = await makeStaff(payload, 'coordinator')
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

const find = async (email: string, phone: string) => foundBy(await asking(), { email, phone })
const countsOf = ({ messages, registrations, mails }: Held) => [messages.length, registrations.length, mails.length]
const idsOf = ({ messages, registrations, mails }: Held): HeldIds => ({
  messages: messages.map(({ id }) => id),
  registrations: registrations.map(({ id }) => id),
  pledges: [],
  transactions: [],
  mails: mails.map(({ id }) => id),
})
const NONE: HeldIds = { messages: [], registrations: [], pledges: [], transactions: [], mails: [] }
const left = async () => {
  const tables = ['messages', 'volunteer_registrations', 'mails']
  return Promise.all(tables.map(async (table) => (await rawSql(site, `SELECT id FROM ${table}`)).length))
}

describe('what is held about a person', () => {
  test('is found by the e-mail, whatever its case', async () => {
    assert.deepEqual(countsOf(await find('rahima@example.org', '')), [1, 0, 1])
  })
  test('is found by the phone, however it was written', async () => {
    assert.deepEqual(countsOf(await find('', '+880 1711 000000')), [1, 1, 0])
    assert.deepEqual(countsOf(await find('', '০১৭১১-০০০০০০')), [1, 1, 0])
  })
  test('is found by both together', async () => {
    assert.deepEqual(countsOf(await find('RAHIMA@example.org', '01711-000000')), [2, 1, 1])
  })
  test('is nothing without an e-mail and a phone', async () => {
    assert.deepEqual(countsOf(await find('', '')), [0, 0, 0])
  })
})

describe('of what is found', () => {
  const fitting = async (email: string, phone: string) => {
    const listed = listHeld({ email, phone }, await find(email, phone))
    return listed.map((record) => [record.email || record.phone, record.fits])
  }

  test('what another of the family sent is not taken for the person’s', async () => {
    await write('RAHIMA@example.org', '01711000000')
    await write('RAHIMA@example.org', '01911000000')
    assert.deepEqual(await fitting('rahima@example.org', '01711000000'), [
      ['RAHIMA@example.org', false],
      ['RAHIMA@example.org', true],
      ['+৮৮০ ১৭১১-০০০০০০', false],
      ['Rahima@Example.org', true],
      ['other@example.org', false],
      ['rahima@example.org', true],
    ])
  })

  test('no record is taken for the person’s by its phone alone', async () => {
    assert.deepEqual(
      (await fitting('', '01711000000')).map(([, fits]) => fits),
      [false, false],
    )
  })

  test('what is chosen is erased with its mails, and nothing else', async () => {
    const person = { email: 'rahima@example.org', phone: '01711000000' }
    const chosen = { ...idsOf(await foundBy(await asking(), person)), registrations: [] }
    assert.deepEqual(await eraseAbout(await asking(), person, chosen), {
      ...{ messages: 2, registrations: 0, pledges: 0, transactions: 0, mails: 1 },
    })
    assert.deepEqual(await left(), [1, 1, 1])
  })

  test('what is not the person’s is neither erased nor told', async () => {
    const person = { email: 'rahima@example.org', phone: '' }
    const others = { ...NONE, messages: idsOf(await find('someone@example.org', '')).messages }
    assert.equal(others.messages.length, 1)
    assert.deepEqual(countsOf(await heldAbout(await asking(), person, others)), [0, 0, 0])
    await eraseAbout(await asking(), person, others)
    assert.deepEqual(await left(), [3, 1, 3])
  })
})

test('the text for a person has words for what it holds', async () => {
  const event = await payload.create({ collection: 'events', data: { title: 'Blood donation' }, draft: true })
  const { id } = await register('reader@example.org', '')
  const notes = [{ text: 'Called.\nCalls back.' }]
  await payload.update({ collection: 'volunteer-registrations', id, data: { event: event.id, notes } })
  await mail('reader@example.org', null)
  const person = { email: 'reader@example.org', phone: '' }
  const held = await heldAbout(await asking(), person, idsOf(await foundBy(await asking(), person)))
  const text = await reportOf(payload, person, held)
  for (const words of [
    'What is held about reader@example.org',
    'Notes that staff wrote for themselves are in this file',
    'Event: Blood donation\r\n',
    'Called.\r\n  Calls back.\r\n',
    'State: Sent',
  ]) {
    assert.ok(text.includes(words), `${words} is missing in:\n${text}`)
  }
  const bangla = await inLanguage('bn-BD', () => reportOf(payload, person, held))
  for (const words of ['reader@example.org সম্পর্কে যে তথ্য আছে', 'অনুষ্ঠান: Blood donation\r\n', 'অবস্থা: নতুন\r\n']) {
    assert.ok(bangla.includes(words), `${words} is missing in:\n${bangla}`)
  }
})

/** With the checks that the site lays over them. */
const calls = payload.config.endpoints.filter(({ path }) => path.startsWith('/privacy/'))

test('the calls need the right to look people up, and refuse a mistyped or missing e-mail', async () => {
  const ask = async (user: TypedUser | null, body: object) => {
    const statuses: number[] = []
    for (const { handler } of calls) {
      const req = Object.assign(await asking(user), { json: async () => body }) as PayloadRequest
      statuses.push((await handler(req)).status)
    }
    return statuses
  }
  const person = { email: 'rahima@example.org', phone: '', chosen: NONE }
  assert.deepEqual(await ask(coordinator, person), [403, 403, 403])
  assert.deepEqual(await ask(null, person), [401, 401, 401])
  assert.deepEqual(await ask(administrator, { ...person, email: 'rahima@' }), [422, 422, 422])
  assert.deepEqual(await ask(administrator, { ...person, email: '' }), [422, 422, 422])
  assert.deepEqual(await ask(administrator, { email: 5 }), [400, 400, 400])
  assert.deepEqual(await ask(administrator, { email: 'rahima@example.org', phone: '' }), [200, 400, 400])
  assert.deepEqual(await ask(administrator, person), [200, 200, 200])
  assert.deepEqual(await left(), [3, 1, 3])
})
