import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createLocalReq } from 'payload'
import { openTestDatabase, rawSql, type TestDatabase } from '@/lib/platform/database/testing'
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

  test('of a receipt belongs to its gift, too, and is known by it', async () => {
    const { postedKinds } = await import('./post')
    const { payload } = database
    const money = { amount: 640_000, currency: 'BDT', purpose: 'general', method: 'bkash' } as const
    const pledge = await payload.create({
      collection: 'pledges',
      data: { ...money, reference: '7K3M-Q9PX', statusKey: 'key', state: 'verified', source: 'form', locale: 'bn' },
    })
    const now = new Date().toISOString()
    const receipt = await payload.create({
      collection: 'receipts',
      data: {
        ...money,
        number: '2026-27/0001',
        year: 2026,
        serial: 1,
        pledge: pledge.id,
        state: 'issued',
        receivedAt: now,
        issuedAt: now,
        issuedBy: 'Tahmina',
        locale: 'bn',
      },
    })
    await post('commitTransaction', { ...MAIL, kind: 'receipt-issued', receipt: receipt.id })
    const { docs } = await payload.find({ collection: 'mails', where: { pledge: { equals: pledge.id } }, depth: 0 })
    assert.deepEqual(
      docs.map(({ kind, receipt: id }) => [kind, id]),
      [['receipt-issued', receipt.id]],
    )
    const req = await createLocalReq({}, payload)
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined
    assert.deepEqual([...(await postedKinds(req, { pledge: pledge.id }))], ['receipt-issued'])
    await payload.db.rollbackTransaction(req.transactionID as string)
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
