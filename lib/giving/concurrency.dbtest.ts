/** Several people at one moment. */
import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { plainDatabase } from '@/lib/platform/database/sql'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { rounds } from '@/lib/testing/sample'
import { checkBalances } from './books/ledger'
import { expirePledges, refundPledge, reportPledge, verifyPledge } from './pledges/commands'
import { enterPledge } from './pledges/enter-pledge'
import { erasePledges } from './pledges/erase-donors'
import { cancelReceipt } from './receipts/receipt'
import { reissueReceipt } from './receipts/reissue-receipt'
import { importSms } from './statement-import/import-lines'
import { giving } from './testing'

const site = await openTestDatabase()
const { request, pledge, money, empty } = giving(site)
after(() => site.close())
beforeEach(empty)

const ROUNDS = rounds(1000, 50)

const verify = async (id: number, transaction: number, by: string) =>
  verifyPledge(await request(), { pledge: id, transaction, by })

test('three treasurers verify one pledge at the same moment, over and over: exactly one does', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await pledge({ email: '' })
    // Odd rounds: each has found other money for it.
    const shared = await money()
    const found = round % 2 === 0 ? [shared, shared, shared] : [shared, await money(), await money()]
    const tried = await Promise.allSettled(
      found.map((transaction, each) => verify(id, transaction, `Treasurer ${each}`)),
    )
    const told = tried.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []))
    assert.equal(told.length, 2, `round ${round}`)
    for (const sentence of told) assert.match(sentence, /^Treasurer \d has set this gift to “verified” already/)
  }
  const [counts] = await rawSql(
    site,
    `SELECT (SELECT COUNT(*) FROM ledger_entries) AS entries, (SELECT COUNT(*) FROM receipts) AS receipts,
      (SELECT MAX(serial) FROM receipts) AS last, (SELECT COUNT(*) FROM pledges WHERE state = 'verified') AS verified`,
  )
  assert.deepEqual(Object.values(counts ?? {}).map(Number), [ROUNDS, ROUNDS, ROUNDS, ROUNDS])
  const [balance] = await checkBalances(plainDatabase(site.payload.db))
  assert.equal(balance?.balances, true)
})

test('one piece of money verifies one of ten pledges that claim it', async () => {
  const ids: number[] = []
  for (let i = 0; i < 10; i += 1) ids.push(await pledge({ trxId: '8N7A6B5C4D' }))
  const transaction = await money({ trxId: '8N7A6B5C4D' })
  const tried = await Promise.allSettled(ids.map((id) => verify(id, transaction, 'Rafiq')))
  assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('receipts of forty gifts at once are numbered without a gap', async () => {
  const pairs: [number, number][] = []
  for (let i = 0; i < 40; i += 1) pairs.push([await pledge(), await money()])
  await Promise.all(pairs.map(([id, transaction]) => verify(id, transaction, 'Rafiq')))
  const rows = await rawSql(site, 'SELECT serial, number FROM receipts ORDER BY serial')
  assert.deepEqual(
    rows.map(({ serial }) => Number(serial)),
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
  assert.match(String(rows[0]?.number), /^\d{4}-\d{2}\/0001$/)
})

const ROUNDS_OF_TWO = 12

async function receipted(): Promise<{ gift: number; receipt: number }> {
  const gift = await pledge()
  const { receipt } = await verify(gift, await money(), 'Rafiq')
  return { gift, receipt: receipt ?? 0 }
}

const problems = (tried: PromiseSettledResult<unknown>[]) =>
  tried.flatMap((result) => (result.status === 'rejected' ? [String((result.reason as Error).message)] : []))

test('a receipt that is renewed while its gift is refunded: one of the two, or one after the other', async () => {
  for (let round = 0; round < ROUNDS_OF_TWO; round += 1) {
    const { gift, receipt } = await receipted()
    const why = 'Wrong'
    const tried = await Promise.allSettled([
      reissueReceipt(await request(), { pledge: gift, receipt, by: 'Nadia', why }),
      refundPledge(await request(), { pledge: gift, by: 'Rafiq', why }),
    ])
    assert.equal(tried[1].status, 'fulfilled', problems(tried).join())
    for (const sentence of problems(tried)) assert.match(sentence, /^Rafiq has cancelled this receipt already/)
  }
  assert.deepEqual(await rawSql(site, `SELECT id FROM receipts WHERE state = 'issued'`), [])
})

test('a receipt that two renew at once is renewed once, and the second is told', async () => {
  for (let round = 0; round < ROUNDS_OF_TWO; round += 1) {
    const { gift, receipt } = await receipted()
    const renew = async (by: string) => reissueReceipt(await request(), { pledge: gift, receipt, by, why: 'A name' })
    const told = problems(await Promise.allSettled([renew('Nadia'), renew('Rafiq')]))
    assert.equal(told.length, 1)
    assert.match(told[0] ?? '', /^(Nadia|Rafiq) has cancelled this receipt already/)
    const write = async () => reissueReceipt(await request(), { pledge: gift, receipt: null, by: 'Nadia', why: 'None' })
    await assert.rejects(write(), /holds\. Cancel it first/)
  }
})

test('a receipt that is cancelled while its donor is erased leaves no mail to that address', async () => {
  for (let round = 0; round < ROUNDS_OF_TWO; round += 1) {
    const { gift, receipt } = await receipted()
    const erasing = await request()
    const tried = await Promise.allSettled([
      withTransaction(erasing, () => erasePledges(erasing, [gift])),
      cancelReceipt(await request(), { receipt, by: 'Nadia', why: 'Wrong' }),
    ])
    assert.deepEqual(problems(tried), [])
    assert.deepEqual(await rawSql(site, `SELECT id FROM mails WHERE recipient = 'nusrat@example.org'`), [])
  }
})

test('money that is entered by hand while its message is brought in is there once, and both are answered', async () => {
  for (let round = 0; round < ROUNDS_OF_TWO; round += 1) {
    const trxId = `9P7A6B${1000 + round}`
    const text = `You have received Tk 500.00 from 01711000000. Fee Tk 0.00. Balance Tk 9.00. TrxID ${trxId} at 21/10/2025 14:05`
    const line = {
      method: 'bkash',
      trxId,
      amount: 500_00,
      currency: 'BDT',
      receivedAt: '2025-10-21T08:05:00.000Z',
    } as const
    const [entered, imported] = await Promise.allSettled([
      enterPledge(await request(), { transaction: line, purpose: 'general', locale: 'en' }, 'Nadia'),
      importSms(await request(), { text }),
    ])
    for (const sentence of problems([entered])) assert.match(sentence, /is there already\. Attach it instead/)
    assert.deepEqual(problems([imported]), [])
    const rows = await rawSql(site, sql`SELECT id FROM transactions WHERE trx_id = ${trxId}`)
    assert.equal(rows.length, 1)
  }
})

test('promises expire though donors report some of them at that moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids: number[] = []
    for (let i = 0; i < 8; i += 1) ids.push(await pledge({ email: '' }))
    const report = async (id: number) =>
      reportPledge(await request(), { pledge: id, trxId: `ID${id}`, from: 'donor', by: 'The donor' })
    const expiring = expirePledges(await request(), new Date(Date.now() + 1000), 100)
    assert.deepEqual(problems(await Promise.allSettled([expiring, ...ids.toReversed().slice(0, 5).map(report)])), [])
    const rows = await rawSql(site, `SELECT state FROM pledges WHERE state = 'pledged'`)
    assert.deepEqual(rows, [])
  }
})
