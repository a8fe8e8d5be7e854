import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { restoreBankLine, setAsideBankLine, storeBankLines } from '@/lib/giving/books/bank-lines'
import { checkBalances, readFundTotals } from '@/lib/giving/books/ledger'
import { giving } from '@/lib/giving/testing'
import { plainDatabase } from '@/lib/platform/database/sql'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import {
  cancelPledge,
  expirePledges,
  refundPledge,
  rejectPledge,
  reportPledge,
  setSuspected,
  verifyPledge,
} from './commands'
import { enterPledge } from './enter-pledge'

const site = await openTestDatabase()
const { request, pledge, money, pledgeOf, movesOf, empty } = giving(site)
after(() => site.close())
beforeEach(empty)

const BY = 'Rafiq'
const funds = () => readFundTotals(plainDatabase(site.payload.db))
const kindsOfMails = async () =>
  (await rawSql(site, 'SELECT kind FROM mails ORDER BY id')).map(({ kind }) => kind as string)
const refused = (sentence: RegExp) => (error: Error) => sentence.test(error.message)

describe('a pledge', () => {
  test('is promised, and told of to both sides', async () => {
    const id = await pledge()
    assert.deepEqual(await movesOf(id), ['pledged'])
    assert.deepEqual(await kindsOfMails(), ['pledge-arrived', 'pledge-acknowledged'])
    assert.equal((await funds())[0]?.promised, 640_000)
  })

  test('that is suspected is promised to nobody and mailed to nobody, until staff say that it is none', async () => {
    const id = await pledge({}, { suspicion: ['Many links'] })
    assert.deepEqual(await kindsOfMails(), [])
    assert.deepEqual(await funds(), [])
    await assert.rejects(
      verifyPledge(await request(), { pledge: id, transaction: await money(), by: BY }),
      refused(/spam/),
    )
    await setSuspected(await request(), { pledge: id, suspected: false })
    assert.equal((await funds())[0]?.promised, 640_000)
  })

  test('with its transaction id is reported at once', async () => {
    assert.deepEqual(await movesOf(await pledge({ trxId: '8N7A6B5C4D' })), ['pledged', 'reported'])
  })

  test('reported twice with the same id has one line in its history, with another id two', async () => {
    const id = await pledge({ trxId: '8N7A6B5C4D' })
    await reportPledge(await request(), { pledge: id, trxId: '8N7A6B5C4D', from: 'donor', by: BY })
    assert.equal((await movesOf(id)).length, 2)
    await reportPledge(await request(), { pledge: id, trxId: '8N7A6B5C4E', from: 'donor', by: BY })
    assert.deepEqual(await movesOf(id), ['pledged', 'reported', 'reported'])
  })

  test('expires where nothing was reported, and can be reported late', async () => {
    const [waits, reported] = [await pledge(), await pledge({ trxId: '8N7A6B5C4D' })]
    const req = await request()
    assert.equal(await expirePledges(req, new Date(Date.now() + 1000), 10), 1)
    assert.equal((await pledgeOf(waits)).state, 'expired')
    assert.equal((await pledgeOf(reported)).state, 'reported')
    await reportPledge(await request(), { pledge: waits, trxId: '8N7A6B5C4E', from: 'donor', by: BY })
    assert.equal((await pledgeOf(waits)).state, 'reported')
  })

  test('that is rejected says why, and its donor is told', async () => {
    const id = await pledge({ trxId: '8N7A6B5C4D' })
    await assert.rejects(rejectPledge(await request(), { pledge: id, by: BY, why: ' ' }), refused(/say why/))
    await rejectPledge(await request(), { pledge: id, by: BY, why: 'No such transaction' })
    assert.equal((await kindsOfMails()).at(-1), 'pledge-rejected')
  })
})

describe('verifying', () => {
  test('counts what arrived, writes the receipt and tells the donor', async () => {
    const id = await pledge()
    const transaction = await money({ amount: 600_050 })
    const { receipt } = await verifyPledge(await request(), { pledge: id, transaction, by: BY })
    assert.ok(receipt)
    assert.deepEqual(await movesOf(id), ['pledged', 'reported', 'verified'])
    assert.equal((await pledgeOf(id)).received, 600_050)
    assert.deepEqual(await funds(), [
      { campaign: null, currency: 'BDT', purpose: 'general', raised: 600_050, promised: 0 },
    ])
    assert.equal((await kindsOfMails()).at(-1), 'receipt-issued')
  })

  test('is refused with another amount than was seen, another currency, money set aside, and money of another gift', async () => {
    const [id, other] = [await pledge(), await pledge()]
    const verify = async (wanted: object) =>
      verifyPledge(await request(), { pledge: id, transaction: await money(), by: BY, ...wanted })
    await assert.rejects(verify({ seenAmount: 1 }), refused(/not the one you saw/))
    await assert.rejects(verify({ transaction: await money({ currency: 'USD' }) }), refused(/another/))
    const aside = await money()
    await setAsideBankLine(await request(), { transaction: aside, why: 'Our own transfer', by: BY })
    await assert.rejects(verify({ transaction: aside }), refused(/Our own transfer/))
    await restoreBankLine(await request(), { transaction: aside, by: BY })
    await verifyPledge(await request(), { pledge: other, transaction: aside, by: BY })
    await assert.rejects(verify({ transaction: aside }), refused(/belongs to the gift/))
    await assert.rejects(
      setAsideBankLine(await request(), { transaction: aside, why: 'No', by: BY }),
      refused(/belongs/),
    )
    assert.deepEqual(await movesOf(id), ['pledged'])
  })

  test('money in another currency is a gift to the general fund of that currency, once somebody has seen it', async () => {
    const id = await pledge({ amount: 5000, currency: 'USD', purpose: 'zakat' })
    const transaction = await money({ amount: 600_000 })
    await verifyPledge(await request(), { pledge: id, transaction, by: BY, otherCurrency: true })
    assert.deepEqual(await funds(), [
      { campaign: null, currency: 'BDT', purpose: 'zakat', raised: 600_000, promised: 0 },
    ])
    const [step] = await rawSql(site, 'SELECT why FROM pledge_moves ORDER BY id DESC LIMIT 1')
    assert.equal(step?.why, '$50 were promised')
  })

  test('what failed half way leaves nothing', async () => {
    const id = await pledge()
    const req = await request()
    const failing = { ...site.payload, findGlobal: () => Promise.reject(new Error('The database went away.')) }
    Object.assign(req, { payload: Object.setPrototypeOf(failing, site.payload) })
    await assert.rejects(verifyPledge(req, { pledge: id, transaction: await money(), by: BY }), refused(/went away/))
    assert.equal((await pledgeOf(id)).state, 'pledged')
    assert.deepEqual(await movesOf(id), ['pledged'])
    for (const table of ['ledger_entries', 'receipts', 'receipt_years']) {
      assert.deepEqual(await rawSql(site, `SELECT id FROM ${table}`), [], table)
    }
  })

  test('is followed by a refund, which cancels the receipt and is final', async () => {
    const id = await pledge()
    await verifyPledge(await request(), { pledge: id, transaction: await money(), by: BY })
    await refundPledge(await request(), { pledge: id, by: BY, why: 'Sent twice' })
    assert.equal((await funds())[0]?.raised, 0)
    const [receipt] = await rawSql(site, 'SELECT state, cancel_reason FROM receipts')
    assert.deepEqual({ ...receipt }, { state: 'cancelled', cancel_reason: 'Sent twice' })
    await assert.rejects(refundPledge(await request(), { pledge: id, by: BY, why: 'Again' }), refused(/already/))
    await assert.rejects(cancelPledge(await request(), { pledge: id, by: BY }), refused(/Refunded|refunded/))
    const [balance] = await checkBalances(plainDatabase(site.payload.db))
    assert.deepEqual(balance, {
      currency: 'BDT',
      verified: 640_000,
      refunded: 640_000,
      raised: 0,
      held: 0,
      balances: true,
    })
  })
})

describe('money without a pledge', () => {
  const line = {
    method: 'cash',
    trxId: 'CASH1',
    amount: 5000,
    currency: 'USD',
    receivedAt: '2026-11-01T00:00:00.000Z',
  } as const

  test('is entered with its gift, its receipt and its history', async () => {
    const gift = { transaction: line, purpose: 'zakat', firstName: 'Sumi', locale: 'bn' } as const
    const entered = await enterPledge(await request(), gift, BY)
    assert.ok(entered.receipt)
    assert.deepEqual(await movesOf(entered.pledge), ['pledged', 'reported', 'verified'])
    assert.deepEqual(await funds(), [{ campaign: null, currency: 'USD', purpose: 'zakat', raised: 5000, promised: 0 }])
    await assert.rejects(enterPledge(await request(), gift, BY), refused(/there already/))
  })

  test('brought in twice changes nothing', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({ ...line, trxId: `CASH${index}` }))
    const first = await storeBankLines(await request(), lines, { source: 'statement', by: BY })
    const second = await storeBankLines(await request(), lines, { source: 'statement', by: BY })
    assert.equal(first.added.length, 120)
    assert.deepEqual(second, { added: [], known: first.added })
    const [count] = await rawSql(site, sql`SELECT COUNT(*) AS count FROM transactions`)
    assert.equal(Number(count?.count), 120)
  })
})
