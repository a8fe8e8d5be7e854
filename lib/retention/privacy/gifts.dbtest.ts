import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq, type TypedUser } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { storeBankLines } from '@/lib/giving/books/bank-lines'
import { checkBalances, readFundTotals } from '@/lib/giving/books/ledger'
import { refundPledge, rejectPledge, verifyPledge } from '@/lib/giving/pledges/commands'
import { giving } from '@/lib/giving/testing'
import { plainDatabase } from '@/lib/platform/database/sql'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { HeldIds } from './find'
import { listHeld } from './listed'
import { eraseAbout, foundBy, type Held, heldAbout } from './person'
import { reportOf } from './report'

const site = await openTestDatabase()
const { request, pledge, money, pledgeOf, movesOf, empty } = giving(site)
const { payload } = site
after(() => site.close())
beforeEach(empty)

const asking = (role: TypedUser['role']) => createLocalReq({ user: staffMember(role, { id: 1 }) }, payload)
const DONOR = { email: 'NUSRAT@example.org', phone: '01711 000000' }
const OTHER = {
  ...{ email: 'other@example.org', phone: '+8801811000000', firstName: 'Karim', lastName: 'Ali' },
  ...{ address: 'Rajshahi', country: 'Japan' },
}
const NOTHING: HeldIds = { messages: [], registrations: [], pledges: [], transactions: [], mails: [] }
const BY = 'Rafiq'

const idsOf = (held: Held): HeldIds => {
  const ids = (records: { id: number }[]) => records.map(({ id }) => id)
  const { messages, registrations, pledges, transactions, mails } = held
  return {
    messages: ids(messages),
    registrations: ids(registrations),
    pledges: ids(pledges),
    transactions: ids(transactions),
    mails: ids(mails),
  }
}
const books = async () => {
  const db = plainDatabase(payload.db)
  const entries = await rawSql(site, 'SELECT * FROM ledger_entries ORDER BY id')
  const raised = (await readFundTotals(db)).map(({ promised, ...fund }) => fund)
  return { entries, raised, balance: await checkBalances(db) }
}
const verify = async (id: number, sender = '01711000000') => {
  const transaction = await money({ sender, details: `You have received Tk 6,400.00 from ${sender}` })
  await verifyPledge(await request(), { pledge: id, transaction, by: BY })
  return transaction
}
const eraseAll = async (person = DONOR) => {
  const req = await asking('treasurer')
  return eraseAbout(req, person, idsOf(await foundBy(req, person)))
}
/** Every text of every table of giving, as one. */
const everything = async () => {
  const tables = ['pledges', 'pledge_moves', 'transactions', 'ledger_entries', 'receipts', 'mails', 'submissions']
  return JSON.stringify(await Promise.all(tables.map((table) => rawSql(site, `SELECT * FROM ${table}`))))
}

describe('a donor’s data', () => {
  test('are found by e-mail, phone and the number that the money came from', async () => {
    const given = await pledge()
    const sent = await pledge({ ...OTHER, trxId: '8N7A6B5C4D', senderNumber: '01711-000000' })
    await pledge(OTHER)
    const alone = await money({ sender: '+8801711000000' })
    const reported = await money({ trxId: '8N7A6B5C4D', sender: '01911000000' })
    const req = await asking('treasurer')
    const found = await foundBy(req, DONOR)
    assert.deepEqual(idsOf(found), { ...NOTHING, pledges: [sent, given], transactions: [reported, alone] })
    assert.deepEqual(
      listHeld(DONOR, found).map(({ name, fits }) => [name, fits]),
      [
        ['Karim Ali', false],
        ['Nusrat Jahan', true],
        ['', false],
        ['', false],
      ],
    )
    assert.deepEqual(idsOf(await foundBy(req, { ...DONOR, phone: '' })), { ...NOTHING, pledges: [given] })
  })

  test('are not those of whoever is written nearly alike', async () => {
    const own = await pledge()
    for (const email of ['a-nusrat@example.org', 'nusrat@example.org.bd', 'nusrat_@example.org']) {
      await pledge({ ...OTHER, email })
      await payload.create({ collection: 'messages', data: { mailAddress: email, folder: 'inbox', locale: 'en' } })
    }
    await pledge({ ...OTHER, phone: '01711 000001', senderNumber: '+88017110000000' })
    const req = await asking('administrator')
    assert.deepEqual(idsOf(await foundBy(req, DONOR)), { ...NOTHING, pledges: [own] })
    // Signs that a search would take for any others.
    for (const email of ['%@example.org', '_usrat@example.org', '*']) {
      assert.deepEqual(idsOf(await foundBy(req, { email, phone: '' })), NOTHING)
    }
  })

  test('are the business of those who answer for donors', async () => {
    await pledge()
    const asked = await asking('coordinator')
    assert.deepEqual(idsOf(await foundBy(asked, DONOR)), NOTHING)
    await payload.create({ collection: 'messages', data: { mailAddress: DONOR.email, folder: 'inbox', locale: 'en' } })
    assert.equal((await foundBy(await asking('treasurer'), DONOR)).messages.length, 0)
    const whole = idsOf(await foundBy(await asking('administrator'), DONOR))
    assert.deepEqual([whole.messages.length, whole.pledges.length], [1, 1])
  })

  test('are told with every step, receipt and payment, and without the key to their page', async () => {
    const id = await pledge({ message: 'For my mother' })
    const transaction = await verify(id)
    const req = await asking('treasurer')
    const held = await heldAbout(req, DONOR, { ...NOTHING, pledges: [id] })
    assert.deepEqual(idsOf(held).transactions, [transaction])
    assert.equal(held.mails.length, 3)
    const text = await reportOf(payload, DONOR, held)
    const { reference } = await pledgeOf(id)
    for (const words of [
      `Reference: ${reference}`,
      'Message: For my mother',
      'Received: BDT 6400.00',
      `Changed by ${BY}, `,
      'Reported → Verified',
      'RECEIPT\r\nNumber: 20',
      'Donor: Nusrat Jahan',
      'As it came: You have received Tk 6,400.00 from 01711000000',
      'A receipt',
    ]) {
      assert.ok(text.includes(words), `${words} is missing in:\n${text}`)
    }
    const [row] = await rawSql(site, 'SELECT status_key FROM pledges')
    assert.ok(!JSON.stringify(held).includes(String(row?.status_key)))
  })
})

describe('erasure', () => {
  test('leaves nothing of a gift that never became money', async () => {
    const promised = await pledge()
    const rejected = await pledge({ trxId: '8N7A6B5C4D' })
    await rejectPledge(await request(), { pledge: rejected, by: BY, why: 'Nothing came' })
    const others = await pledge(OTHER)
    assert.equal((await eraseAll()).pledges, 2)
    assert.deepEqual([...(await movesOf(promised)), ...(await movesOf(rejected))], [])
    const left = await rawSql(site, 'SELECT id FROM pledges')
    assert.deepEqual(
      left.map(({ id }) => Number(id)),
      [others],
    )
    const mails = await rawSql(site, 'SELECT pledge_id FROM mails')
    assert.deepEqual([...new Set(mails.map(({ pledge_id: id }) => Number(id)))], [others])
  })

  test('keeps the sums and the numbers of what was received, and no word of the person', async () => {
    const verified = await pledge({ message: 'Nusrat says hello', trxId: '8N7A000001', senderNumber: '01711000000' })
    const transaction = await verify(verified)
    const refunded = await pledge()
    await verify(refunded)
    await refundPledge(await request(), { pledge: refunded, by: BY, why: 'Sent twice' })
    await verify(await pledge(OTHER), '01811000000')
    const [before, was] = [await books(), await pledgeOf(verified)]
    assert.ok(before.balance.every(({ balances }) => balances))
    assert.equal((await eraseAll()).pledges, 2)
    assert.deepEqual(await books(), before)
    const now = await pledgeOf(verified)
    for (const field of ['reference', 'state', 'amount', 'received', 'currency', 'purpose', 'method', 'trxId'] as const)
      assert.deepEqual(now[field], was[field], field)
    assert.deepEqual([now.createdAt, now.verifiedAt, now.transaction], [was.createdAt, was.verifiedAt, transaction])
    assert.ok(now.erasedAt)
    const text = await everything()
    for (const word of [/nusrat/i, /jahan/i, /1711000000/, /Tongi/, /Bangladesh/]) assert.doesNotMatch(text, word)
    assert.ok(text.includes('Karim'))
  })

  test('has the private page gone, and the same money count no second time', async () => {
    const id = await pledge()
    await verify(id)
    const [was] = await rawSql(site, 'SELECT status_key FROM pledges')
    const [line] = await rawSql(site, 'SELECT trx_id FROM transactions')
    await eraseAll()
    assert.deepEqual(await rawSql(site, sql`SELECT id FROM pledges WHERE status_key = ${was?.status_key}`), [])
    const again = { method: 'bkash', trxId: String(line?.trx_id), amount: 640_000, currency: 'BDT' } as const
    const lines = [{ ...again, receivedAt: '2026-11-21T08:05:00.000Z', sender: '01711000000' }]
    const { added, known } = await storeBankLines(await request(), lines, { source: 'sms', by: BY })
    assert.deepEqual([added.length, known.length], [0, 1])
    assert.ok(!(await everything()).includes('01711000000'))
  })

  test('of a bank line without a gift clears its sender and details', async () => {
    await money({ sender: '01711000000', details: 'From 01711000000' })
    assert.equal((await eraseAll()).transactions, 1)
    const [row] = await rawSql(site, 'SELECT trx_id, sender, details FROM transactions')
    assert.deepEqual([row?.sender, row?.details], [null, null])
    assert.ok(row?.trx_id)
    assert.equal((await eraseAll()).transactions, 0)
  })
})
