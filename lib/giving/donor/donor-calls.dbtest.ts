import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { TooManySubmissions } from '@/lib/intake/rate-limits'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { giving, VALUES } from '../testing'

const site = await openTestDatabase()
const { cancelOwnPledge, TransitionRefused, InvalidReport, reportOwnPledge } = await import('./donor-calls')
const { readPledgeStatus, toPublicStatus } = await import('./pledge-status')
const { correctDonor } = await import('../lists/correct-donor')
const { markSpam } = await import('../lists/mark-spam')
const { rejectPledge, verifyPledge } = await import('../pledges/commands')
const { payload } = site
const gifts = giving(site)

const TRX_ID = '8N7A6B5C4D'

let pledge: number
let key: string
before(() => payload.updateGlobal({ slug: 'payment', data: {} }))
beforeEach(async () => {
  await gifts.empty()
  pledge = await gifts.pledge()
  key = (await gifts.pledgeOf(pledge)).statusKey
})
after(() => site.close())

const report = (typed: Record<string, unknown>, locale: 'en' | 'bn' = 'en') =>
  reportOwnPledge(payload, { key, locale, typed })

describe('a donor’s page', () => {
  test('tells how the gift stands, and to programs nothing of a person', async () => {
    const status = await readPledgeStatus(payload, key, 'bn')
    assert.deepEqual([status?.state, status?.fund, status?.receipt], ['pledged', 'স্বাস্থ্য', null])
    assert.deepEqual(status && toPublicStatus(status), {
      reference: status?.reference,
      state: 'pledged',
      amount: 6400,
      currency: 'BDT',
      received: null,
      receivedCurrency: null,
      receipt: null,
    })
  })

  test('is there for its key alone', async () => {
    for (const other of ['', 'x', key.slice(1), `${key}x`, 'A'.repeat(22), "' OR 1=1 --"]) {
      assert.equal(await readPledgeStatus(payload, other, 'en'), null)
      assert.equal(await reportOwnPledge(payload, { key: other, locale: 'en', typed: { transactionId: TRX_ID } }), null)
      assert.equal(await cancelOwnPledge(payload, { key: other, locale: 'en' }), null)
    }
    assert.deepEqual(await gifts.movesOf(pledge), ['pledged'])
  })

  test('tells what arrived and which receipt holds, and the reason of a rejection', async () => {
    await report({ transactionId: TRX_ID })
    await rejectPledge(await gifts.request(), { pledge, by: 'Treasurer', why: 'No such line in March.' })
    const rejected = await readPledgeStatus(payload, key, 'en')
    assert.equal(rejected?.why, 'No such line in March.')
    await correctDonor(await gifts.request(), { pledge, donor: { ...VALUES, phone: '+8801711000001' }, by: 'Nadia' })
    for (const suspected of [true, false]) {
      await markSpam(await gifts.request(), { pledge, suspected, by: 'Nadia' })
    }
    assert.equal((await gifts.movesOf(pledge)).length, 6)
    assert.deepEqual(await readPledgeStatus(payload, key, 'en'), rejected)
    const transaction = await gifts.money({ amount: 600_000 })
    await verifyPledge(await gifts.request(), { pledge, transaction, by: 'Treasurer' })
    const status = await readPledgeStatus(payload, key, 'en')
    assert.deepEqual([status?.state, status?.received, status?.why], ['verified', 600_000, ''])
    assert.match(status?.receipt ?? '', /^\d{4}-\d\d\/0001$/)
    const { docs } = await payload.find({ collection: 'receipts', depth: 0 })
    const inBangla = await readPledgeStatus(payload, key, 'bn')
    assert.deepEqual([docs[0]?.fund, docs[0]?.fundBn], [status?.fund, inBangla?.fund])
  })
})

test('a verification that was a mistake leaves the donor’s page as it was before', async () => {
  const reported = await report({ transactionId: TRX_ID })
  await verifyPledge(await gifts.request(), { pledge, transaction: await gifts.money(), by: 'Treasurer' })
  await rawSql(site, `UPDATE pledges SET state = 'reported', received = NULL WHERE id = ${pledge}`)
  await rawSql(site, `UPDATE receipts SET state = 'cancelled' WHERE pledge_id = ${pledge}`)
  await rawSql(
    site,
    `INSERT INTO pledge_moves (pledge_id, "from", "to", at, "by", why)
      VALUES (${pledge}, 'verified', 'reported', '2030-01-01T00:00:00.000Z', 'Treasurer', 'Another gift''s money')`,
  )
  assert.deepEqual(await readPledgeStatus(payload, key, 'en'), reported)
})

describe('a report', () => {
  test('is cleaned, noted once however often it comes, and may be corrected', async () => {
    for (const typed of ['8n7a 6b5c-4d', '৮N৭A৬B৫C৪D', TRX_ID]) {
      const status = await report({ transactionId: typed, senderNumber: '০১৭১১-০০০০০০' })
      assert.deepEqual([status?.state, status?.trxId, status?.senderNumber], ['reported', TRX_ID, '+8801711000000'])
    }
    assert.deepEqual(await gifts.movesOf(pledge), ['pledged', 'reported'])
    for (const id of ['AAAAAAAAA1', 'AAAAAAAAA2', 'AAAAAAAAA3']) await report({ transactionId: id })
    assert.equal((await gifts.pledgeOf(pledge)).trxId, 'AAAAAAAAA3')
  })

  test('keeps the sender’s number that is not sent again, and clears one that is sent empty', async () => {
    await report({ transactionId: TRX_ID, senderNumber: '01711000000' })
    for (const transactionId of [TRX_ID, 'AAAAAAAAA1']) {
      assert.equal((await report({ transactionId }))?.senderNumber, '+8801711000000')
    }
    const transaction = await gifts.money()
    assert.equal((await report({ transactionId: 'AAAAAAAAA1', senderNumber: '' }))?.senderNumber, '')
    await report({ transactionId: TRX_ID, senderNumber: '01711000000' })
    await rejectPledge(await gifts.request(), { pledge, by: 'Treasurer', why: 'Not here.' })
    await verifyPledge(await gifts.request(), { pledge, transaction, by: 'Treasurer' })
    assert.equal((await gifts.pledgeOf(pledge)).senderNumber, '+8801711000000')
  })

  test('is taken with an id that another donor gave', async () => {
    await report({ transactionId: TRX_ID })
    key = (await gifts.pledgeOf(await gifts.pledge())).statusKey
    assert.equal((await report({ transactionId: TRX_ID }))?.state, 'reported')
  })

  test('that cannot be one is refused in the donor’s words, by the forms that staff set', async () => {
    const refused = async (typed: Record<string, unknown>) =>
      assert.rejects(report(typed, 'bn'), (error) => {
        assert.ok(error instanceof InvalidReport)
        assert.match(Object.values(error.problems).join(), /[\u0980-\u09ff]/)
        return true
      })
    for (const transactionId of [undefined, '', ' – ', 'ABC', 'ABCDEFGHIJ', ['x'], 'x'.repeat(10_000)]) {
      await refused({ transactionId })
    }
    await refused({ transactionId: TRX_ID, senderNumber: 'by pigeon' })
    const bkash = { letters: false, shortest: 6, longest: 6 }
    await payload.updateGlobal({ slug: 'payment', data: { transactionIds: { bkash } } })
    await refused({ transactionId: TRX_ID })
    assert.equal((await report({ transactionId: '123456' }))?.state, 'reported')
    await payload.updateGlobal({
      slug: 'payment',
      data: { transactionIds: { bkash: { letters: true, shortest: 10, longest: 10 } } },
    })
  })

  test('of a gift whose money was found is too late', async () => {
    await verifyPledge(await gifts.request(), { pledge, transaction: await gifts.money(), by: 'Treasurer' })
    await assert.rejects(report({ transactionId: TRX_ID }), TransitionRefused)
    await assert.rejects(cancelOwnPledge(payload, { key, locale: 'en' }), TransitionRefused)
  })

  test('is limited in number by the hour', async () => {
    const ids = Array.from({ length: 25 }, (_, number) => `AAAAAAAA${String(number).padStart(2, '0')}`)
    await assert.rejects(async () => {
      for (const transactionId of ids) await report({ transactionId })
    }, TooManySubmissions)
    assert.equal((await gifts.movesOf(pledge)).length, 21)
  })

  test('is limited in number by the month, too', async () => {
    const day = 24 * 3600
    await report({ transactionId: 'AAAAAAAA01' })
    await rawSql(site, `UPDATE limits SET points = 60 WHERE key = 'gift-month:${pledge}'`)
    await assert.rejects(report({ transactionId: 'AAAAAAAA02' }), (error) => {
      assert.ok(error instanceof TooManySubmissions && error.retryAfterSeconds > 29 * day)
      return true
    })
    assert.equal((await report({ transactionId: 'AAAAAAAA01' }))?.trxId, 'AAAAAAAA01')
  })
})

test('a promise is taken back once, and may be given again', async () => {
  for (const _ of [1, 2]) assert.equal((await cancelOwnPledge(payload, { key, locale: 'en' }))?.state, 'cancelled')
  assert.equal((await report({ transactionId: TRX_ID }))?.state, 'reported')
  assert.deepEqual(await gifts.movesOf(pledge), ['pledged', 'cancelled', 'reported'])
})

test('taking back and reporting by turns is bounded like reports alone', async () => {
  await assert.rejects(async () => {
    for (let turn = 0; turn < 15; turn++) {
      await report({ transactionId: TRX_ID })
      await cancelOwnPledge(payload, { key, locale: 'en' })
    }
  }, TooManySubmissions)
  assert.equal((await gifts.movesOf(pledge)).length, 21)
})
