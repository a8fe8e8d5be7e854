import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const collection = 'messages'
const receive = (folder: 'inbox' | 'suspected') =>
  payload.create({
    collection,
    data: { mailerName: 'রহিমা', mailAddress: 'rahima@example.org', folder, locale: 'bn' },
  })
const move = (id: number, folder: 'inbox' | 'suspected' | 'archive') =>
  payload.update({ collection, id, data: { folder } })
const mailsOf = async (id: number) => {
  const { docs } = await payload.find({ collection: 'mails', where: { message: { equals: id } }, sort: 'id', depth: 0 })
  return docs.map(({ kind, recipient, locale }) => [kind, recipient, locale])
}

describe('a suspected message', () => {
  test('is delivered when staff say that it is none', async () => {
    const { id } = await receive('suspected')
    await move(id, 'inbox')
    assert.deepEqual(await mailsOf(id), [
      ['message-arrived', 'foundation', 'bn'],
      ['message-acknowledged', 'rahima@example.org', 'bn'],
    ])
  })

  test('is delivered once, however often it comes and goes', async () => {
    const { id } = await receive('suspected')
    for (const folder of ['inbox', 'suspected', 'inbox'] as const) await move(id, folder)
    assert.equal((await mailsOf(id)).length, 2)
  })

  test('is not delivered by its note', async () => {
    const { id } = await receive('suspected')
    await payload.update({ collection, id, data: { note: 'Really?' } })
    assert.deepEqual(await mailsOf(id), [])
  })

  test('is delivered when it comes to the inbox by way of the archive, and not a second time', async () => {
    const { id } = await receive('suspected')
    for (const folder of ['archive', 'inbox'] as const) await move(id, folder)
    assert.equal((await mailsOf(id)).length, 2)
    // Where an address was used too often, the foundation alone was told.
    await rawSql(site, `DELETE FROM mails WHERE message_id = ${id} AND kind = 'message-acknowledged'`)
    for (const folder of ['archive', 'inbox'] as const) await move(id, folder)
    assert.equal((await mailsOf(id)).length, 1)
  })

  test('is mailed to nobody any more, and again once it is none', async () => {
    const { id } = await receive('suspected')
    await move(id, 'inbox')
    await rawSql(site, `UPDATE mails SET state = 'sent' WHERE message_id = ${id} AND kind = 'message-acknowledged'`)
    await move(id, 'suspected')
    assert.deepEqual(await mailsOf(id), [['message-acknowledged', 'rahima@example.org', 'bn']])
    await move(id, 'inbox')
    assert.deepEqual((await mailsOf(id)).map(([kind]) => kind).sort(), ['message-acknowledged', 'message-arrived'])
  })

  test('keeps its mails while a worker has claimed them', async () => {
    const { id } = await receive('suspected')
    await move(id, 'inbox')
    await rawSql(site, `UPDATE mails SET claimed_until = '2099-01-01T00:00:00.000Z' WHERE message_id = ${id}`)
    await move(id, 'suspected')
    assert.equal((await mailsOf(id)).length, 2)
    await rawSql(site, `UPDATE mails SET claimed_until = '2000-01-01T00:00:00.000Z' WHERE message_id = ${id}`)
    for (const folder of ['inbox', 'suspected'] as const) await move(id, folder)
    assert.deepEqual(await mailsOf(id), [])
  })
})

test('a message was read when it was first read, by the clock of the site', async () => {
  const { id } = await receive('inbox')
  const read = await payload.update({ collection, id, data: { readAt: '1999-01-01T00:00:00.000Z' } })
  assert.ok(Math.abs(Date.parse(String(read.readAt)) - Date.now()) < 60_000)
  const again = await payload.update({ collection, id, data: { readAt: '2030-01-01T00:00:00.000Z' } })
  assert.equal(again.readAt, read.readAt)
})

test('a message from an address in Bangla letters can be worked on', async () => {
  const data = { mailAddress: 'রহিমা@উদাহরণ.বাংলা', folder: 'inbox', locale: 'bn' } as const
  const { id } = await payload.create({ collection, data })
  assert.equal((await move(id, 'archive')).folder, 'archive')
})

test('a message goes with its mails, and leaves those of others', async () => {
  const [gone, kept] = [await receive('suspected'), await receive('suspected')]
  for (const { id } of [gone, kept]) await move(id, 'inbox')
  await payload.delete({ collection, id: gone.id })
  assert.equal((await mailsOf(kept.id)).length, 2)
  assert.deepEqual(await rawSql(site, 'SELECT id FROM mails WHERE message_id IS NULL'), [])
})

test('a volunteer goes with their mails', async () => {
  const { id } = await payload.create({
    collection: 'volunteer-registrations',
    data: { name: 'Karim', status: 'new', locale: 'en' },
  })
  await rawSql(
    site,
    `INSERT INTO mails (recipient, kind, registration_id, internet_message_id)
      VALUES ('k@example.org', 'registration-acknowledged', ${id}, '<k@test>')`,
  )
  await payload.delete({ collection: 'volunteer-registrations', id })
  assert.deepEqual(await rawSql(site, `SELECT id FROM mails WHERE recipient = 'k@example.org'`), [])
})
