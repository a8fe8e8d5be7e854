import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createLocalReq } from 'payload'
import { openTestDatabase, rawSql, type TestDatabase } from '@/lib/database/testing'
import type { PostedMail } from './post'

const MAIL: PostedMail = { kind: 'message-arrived', recipient: 'foundation', locale: 'bn' }

describe('a posted mail', () => {
  let database: TestDatabase
  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())

  async function post(end: 'commitTransaction' | 'rollbackTransaction', mail = MAIL) {
    const { postMail } = await import('./post')
    const { payload } = database
    const req = await createLocalReq({}, payload)
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined
    await postMail(req, mail)
    await payload.db[end](req.transactionID as string)
  }

  test('is in the outbox with its transaction, due at once, under an id of its own', async () => {
    const { payload } = database
    const message = await payload.create({
      collection: 'messages',
      data: { mailerName: 'রহিমা', folder: 'inbox', locale: 'bn' },
    })
    await post('commitTransaction', { ...MAIL, message: message.id })
    const [mail] = (await payload.find({ collection: 'mails', depth: 0 })).docs
    const { recipient, kind, locale, state, attempts, nextAttemptAt, internetMessageId } = mail ?? {}
    assert.deepEqual(
      { recipient, kind, locale, state, attempts, nextAttemptAt, message: mail?.message },
      { ...MAIL, state: 'waiting', attempts: 0, nextAttemptAt: null, message: message.id },
    )
    assert.match(String(internetMessageId), /^<[0-9a-f-]{36}@localhost>$/)
    assert.ok(Math.abs(Date.parse(mail?.createdAt ?? '') - Date.now()) < 60_000)
  })

  test('goes with a transaction that is rolled back', async () => {
    await rawSql(database, 'DELETE FROM mails')
    await post('rollbackTransaction')
    assert.deepEqual(await rawSql(database, 'SELECT id FROM mails'), [])
  })

  test('is refused outside of a transaction', async () => {
    const { postMail } = await import('./post')
    await assert.rejects(postMail(await createLocalReq({}, database.payload), MAIL), /without a transaction/)
  })
})
