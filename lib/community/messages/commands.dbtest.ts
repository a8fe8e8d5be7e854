import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { makeStaff } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { messageEndpoints } from './endpoints'
import { countWaiting, listMessages } from './list'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const user = await makeStaff(payload, 'administrator')

const receive = async (data: object = {}, folder = 'inbox') =>
  (await payload.create({ collection: 'messages', data: { folder, locale: 'bn', ...data } as never })).id
const messageOf = (id: number) => payload.findByID({ collection: 'messages', id, depth: 0 })

async function call(path: string, body: object, id?: number) {
  const endpoint = messageEndpoints.find((each) => each.path === path)
  assert.ok(endpoint)
  const req = Object.assign(await createLocalReq({ user }, payload), {
    json: async () => body,
    routeParams: { id: String(id) },
  }) as PayloadRequest
  const answer = await Promise.resolve(endpoint.handler(req)).catch((error) => error)
  const read = answer instanceof Response ? await answer.json() : answer.data
  return { status: answer.status as number, body: read as Record<string, unknown> }
}
const work = (id: number, body: object) => call('/:id/work', body, id)

beforeEach(async () => {
  for (const table of ['mails', 'messages']) await rawSql(site, `DELETE FROM ${table}`)
})

describe('work on a message', () => {
  test('a move saves what was typed as a note', async () => {
    const id = await receive()
    assert.equal((await work(id, { folder: 'archive', note: { seen: '', text: 'Called.' } })).status, 200)
    const { folder, note } = await messageOf(id)
    assert.deepEqual([folder, note], ['archive', 'Called.'])
  })

  test('a note that somebody wrote meanwhile stays, and is told; nothing is moved', async () => {
    const id = await receive()
    await work(id, { note: { seen: '', text: 'First' } })
    const late = await work(id, { folder: 'archive', note: { seen: '', text: 'Second' } })
    assert.deepEqual([late.status, late.body], [409, { note: 'First' }])
    const { folder, note } = await messageOf(id)
    assert.deepEqual([folder, note], ['inbox', 'First'])
    assert.equal((await work(id, { note: { seen: 'First', text: 'First. Second.' } })).status, 200)
  })

  test('says whether mails were posted', async () => {
    const id = await receive({ mailAddress: 'sumi@example.org' }, 'suspected')
    const posted = []
    for (const folder of ['inbox', 'suspected', 'inbox']) {
      posted.push((await work(id, { folder })).body.mails)
      await rawSql(site, "UPDATE mails SET state = 'sent'")
    }
    assert.deepEqual(posted, [2, 0, 0])
  })

  test('on one that was erased says so', async () => {
    assert.equal((await work(999_999, { folder: 'archive' })).status, 404)
  })
})

test('nothing is marked as read, or erased, that came after the person looked', async () => {
  const [seen, spam] = [await receive(), await receive({}, 'suspected')]
  await new Promise((resolve) => setTimeout(resolve, 5))
  const before = new Date().toISOString()
  await new Promise((resolve) => setTimeout(resolve, 5))
  const later = await receive()
  await work(later, { folder: 'suspected' })
  await receive()
  assert.equal((await call('/mark-read', { folder: 'inbox', before })).body.count, 1)
  assert.equal((await call('/mark-read', { folder: 'inbox' })).status, 400)
  assert.ok((await messageOf(seen)).readAt)
  assert.deepEqual((await countWaiting(payload, { role: 'coordinator' } as TypedUser)).messages, 1)
  assert.equal((await countWaiting(payload, { role: 'coordinator' } as TypedUser)).suspectedMessages, 2)
  assert.equal((await call('/erase-suspected', { before })).body.count, 1)
  assert.deepEqual(await rawSql(site, `SELECT id FROM messages WHERE id = ${spam}`), [])
  assert.ok(await messageOf(later))
})

describe('a search in the inbox', () => {
  const found = async (search: string, page = 1) => {
    const { messages } = await listMessages(payload, user, { folder: 'inbox', search, page })
    return messages.map(({ sender }) => sender)
  }
  beforeEach(async () => {
    await receive({ mailerName: 'Sumi', mailerSubject: 'Blankets for Tongi', senderPhone: '+৮৮০ ১৭১১-০০০০০০' })
    await receive({ mailerName: 'Karim', mailerSubject: 'Discount of 100%', senderPhone: '01811000000' })
    await receive({ mailerName: 'Rina', mailerSubject: 'Discount of 1000', mailerMessage: 'an_d' })
  })
  for (const [search, senders] of [
    ['sumi blankets', ['Sumi']],
    ['01711 000000', ['Sumi']],
    ['০১৭১১০০০০০০', ['Sumi']],
    ['+8801811-000000', ['Karim']],
    ['100%', ['Karim']],
    ['n_d', ['Rina']],
    ['discount', ['Rina', 'Karim']],
    ['sumi discount', []],
  ] as const) {
    test(`for “${search}”`, async () => assert.deepEqual(await found(search), senders))
  }
  test('shows the last page where there are fewer', async () => assert.equal((await found('', 7)).length, 3))
})
