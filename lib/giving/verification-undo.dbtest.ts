import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { plainDatabase } from '@/lib/platform/database/sql'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { checkBalances, readFundTotals } from './books/ledger'
import { refundPledge, rejectPledge, undoVerification, verifyPledge } from './pledges/commands'
import { enterPledge } from './pledges/enter-pledge'
import { erasePledges, eraseUncountedPledges } from './pledges/erase-donors'
import { issueReceipt } from './receipts/receipt'
import { giving } from './testing'

const site = await openTestDatabase()
const { request, pledge, money, pledgeOf, movesOf, empty } = giving(site)
after(() => site.close())
beforeEach(empty)

const BY = 'Rafiq'
const funds = () => readFundTotals(plainDatabase(site.payload.db))
const kindsOfMails = async () => (await rawSql(site, 'SELECT kind FROM mails ORDER BY id')).map(({ kind }) => kind)
const refused = (sentence: RegExp) => (error: Error) => sentence.test(error.message)

describe('verified by mistake', () => {
  const why = 'It was Rahima’s'
  test('is reported again, as it was, and the money verifies its right gift', async () => {
    const [wrong, right] = [await pledge({ trxId: '8N7A6B5C4D', email: 'wrong@example.org' }), await pledge()]
    const transaction = await money({ amount: 600_050, method: 'nagad' })
    await verifyPledge(await request(), { pledge: wrong, transaction, by: BY })
    await assert.rejects(undoVerification(await request(), { pledge: wrong, by: BY, why: ' ' }), refused(/say what/))
    await undoVerification(await request(), { pledge: wrong, by: BY, why })
    assert.deepEqual(await movesOf(wrong), ['pledged', 'reported', 'verified', 'reported'])
    const { state, transaction: of, received, verifiedAt, trxId, method } = await pledgeOf(wrong)
    assert.deepEqual([state, of, received, verifiedAt], ['reported', null, null, null])
    assert.deepEqual([trxId, method], ['8N7A6B5C4D', 'bkash'])
    const [receipt] = await rawSql(site, 'SELECT state, cancel_reason FROM receipts')
    assert.deepEqual({ ...receipt }, { state: 'cancelled', cancel_reason: why })
    assert.equal((await kindsOfMails()).at(-1), 'receipt-cancelled')
    await assert.rejects(undoVerification(await request(), { pledge: wrong, by: BY, why }), refused(/reported/))
    await verifyPledge(await request(), { pledge: right, transaction, by: BY })
    await verifyPledge(await request(), { pledge: wrong, transaction: await money(), by: BY })
    const [balance] = await checkBalances(plainDatabase(site.payload.db))
    const [verified, raised] = [1_240_050, 1_240_050]
    assert.deepEqual(balance, { currency: 'BDT', verified, refunded: 0, raised, held: raised, balances: true })
  })

  test('keeps nothing of money in another currency, nor the ID that the donor never gave', async () => {
    const id = await pledge({ amount: 5000, currency: 'USD' })
    await verifyPledge(await request(), { pledge: id, transaction: await money(), by: BY, otherCurrency: true })
    await undoVerification(await request(), { pledge: id, by: BY, why })
    const { amount, currency, trxId } = await pledgeOf(id)
    assert.deepEqual([amount, currency, trxId], [5000, 'USD', null])
    assert.deepEqual(
      (await funds()).map(({ currency: each, raised, promised }) => [each, raised, promised]),
      [
        ['BDT', 0, 0],
        ['USD', 0, 5000],
      ],
    )
  })

  test('is no way out of a refund, nor for money from before this site', async () => {
    const id = await pledge()
    await verifyPledge(await request(), { pledge: id, transaction: await money(), by: BY })
    await refundPledge(await request(), { pledge: id, by: BY, why: 'Sent twice' })
    await assert.rejects(undoVerification(await request(), { pledge: id, by: BY, why }), refused(/refunded/))
    const line = {
      method: 'other',
      trxId: 'BEFORE',
      amount: 5,
      currency: 'BDT',
      receivedAt: '2026-01-01T00:00:00.000Z',
    }
    const gift = { transaction: line as never, purpose: 'general', locale: 'en' } as const
    const before = await enterPledge(await request(), gift, BY, 'before')
    const { pledge: old, receipt } = before
    assert.equal(receipt, null)
    await assert.rejects(undoVerification(await request(), { pledge: old, by: BY, why }), refused(/Refund it/))
    await assert.rejects(issueReceipt(await request(), { pledge: old, by: BY }), refused(/has no receipt/))
  })

  test('stays in the books without its person when that is erased', async () => {
    const [reversed, rejected] = [await pledge(), await pledge()]
    for (const id of [reversed, rejected]) {
      await verifyPledge(await request(), { pledge: id, transaction: await money(), by: BY })
      await undoVerification(await request(), { pledge: id, by: BY, why })
    }
    const req = await request()
    await withTransaction(req, () => erasePledges(req, [reversed]))
    await rejectPledge(await request(), { pledge: rejected, by: BY, why })
    const erase = async () => {
      const later = await request()
      return withTransaction(later, () => eraseUncountedPledges(later, sql`state = 'rejected'`, 10))
    }
    assert.deepEqual([await erase(), await erase()], [1, 0])
    for (const id of [reversed, rejected]) assert.equal((await pledgeOf(id)).firstName, null)
    const [count] = await rawSql(site, 'SELECT COUNT(*) AS count FROM ledger_entries')
    assert.equal(Number(count?.count), 4)
  })
})
