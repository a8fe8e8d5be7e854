import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { refundPledge, undoVerification, verifyPledge } from '../pledges/commands'
import { giving } from '../testing'
import { receiptEndpoints } from './receipt-endpoints'
import { donorStatement, readDonor } from './statement'
import { statementPdf, writeStatement } from './statement-pdf'

/** Before Payload adds its own to them. */
const OWN = [...receiptEndpoints]
const site = await openTestDatabase()
const { payload } = site
const { pledge, money, request, empty } = giving(site)
after(() => site.close())
afterEach(empty)

const EMAIL = { email: 'nusrat@example.org', phone: '' }

async function verified(values: Parameters<typeof pledge>[0] = {}, line: Parameters<typeof money>[0] = {}) {
  const id = await pledge(values)
  await verifyPledge(await request(), { pledge: id, transaction: await money(line), by: 'Nadia' })
  return id
}

const amounts = async (donor = EMAIL, year = 2026) =>
  (await donorStatement(payload, donor, year)).gifts.map(({ amount }) => amount)

describe('a year of a donor', () => {
  test('begins on 1 July at midnight in Dhaka, and has its last moment', async () => {
    await verified({}, { amount: 1_00, receivedAt: '2026-06-30T17:59:59.999Z' })
    await verified({}, { amount: 3_00, receivedAt: '2027-06-30T17:59:59.999Z' })
    await verified({}, { amount: 2_00, receivedAt: '2026-06-30T18:00:00.000Z' })
    await verified({}, { amount: 4_00, receivedAt: '2027-06-30T18:00:00.000Z' })
    assert.deepEqual([await amounts(), await amounts(EMAIL, 2025)], [[2_00, 3_00], [1_00]])
  })

  test('has what arrived, and neither what is open nor what was sent back', async () => {
    await pledge()
    const back = await verified({}, { amount: 7_00 })
    await verified({ amount: 9_00 }, { amount: 8_50 })
    await refundPledge(await request(), { pledge: back, by: 'Nadia', why: 'Given twice' })
    assert.deepEqual(await amounts(), [8_50])
  })

  test('has a gift once that was verified by mistake before its own money came', async () => {
    const mistaken = await verified({}, { amount: 9_00 })
    await undoVerification(await request(), { pledge: mistaken, by: 'Nadia', why: 'Of another' })
    assert.deepEqual(await amounts(), [])
    await verifyPledge(await request(), { pledge: mistaken, transaction: await money({ amount: 5_00 }), by: 'Nadia' })
    const { gifts, totals } = await donorStatement(payload, EMAIL, 2026)
    assert.deepEqual([gifts.map(({ amount }) => amount), totals.map(({ amount }) => amount)], [[5_00], [5_00]])
  })

  test('is found by e-mail in any case, or by phone in any writing, and is nobody else’s', async () => {
    await verified({}, { amount: 5_00 })
    await verified({ email: 'karim@example.org', phone: '', firstName: 'Karim' }, { amount: 6_00 })
    await verified({ email: '', phone: '', anonymous: true }, { amount: 7_00 })
    for (const typed of ['NUSRAT@example.org', ' nusrat@example.org ', '01711-000000', '০১৭১১০০০০০০']) {
      assert.deepEqual(await amounts(readDonor(typed) ?? undefined), [5_00], typed)
    }
    for (const typed of ['', 'Nusrat', '12']) assert.equal(readDonor(typed), null, typed)
    assert.deepEqual(await amounts({ email: 'usrat@example.org', phone: '' }), [])
  })

  test('adds nothing across currencies or purposes, and names the receipts', async () => {
    await verified({}, { amount: 1_00 })
    await verified({}, { amount: 2_50 })
    await verified({ purpose: 'zakat' }, { amount: 4_00 })
    await verified({ currency: 'USD', method: 'bank' }, { amount: 8_00, currency: 'USD', method: 'bank' })
    const { totals, gifts, names } = await donorStatement(payload, EMAIL, 2026)
    assert.deepEqual(
      totals.map(({ currency, purpose, amount }) => `${currency} ${purpose} ${amount}`),
      ['BDT general 350', 'BDT zakat 400', 'USD general 800'],
    )
    assert.deepEqual([names, new Set(gifts.map(({ receipt }) => receipt)).size], [['Nusrat Jahan'], 4])
    await rawSql(site, sql`UPDATE receipts SET state = 'cancelled' WHERE number = ${gifts[0]?.receipt}`)
    const [english, bangla] = [
      await writeStatement(payload, await donorStatement(payload, EMAIL, 2026), 'en'),
      await writeStatement(payload, await donorStatement(payload, EMAIL, 2026), 'bn'),
    ]
    assert.deepEqual(english.gifts[0]?.slice(1), ['None', 'Health', 'General donation', '৳1'])
    assert.deepEqual(bangla.gifts[0]?.slice(1), ['নেই', 'স্বাস্থ্য', 'সাধারণ দান', '৳১'])
    assert.deepEqual(bangla.totals[1]?.amount, '৳৪')
    assert.deepEqual([english.totals[0]?.label, bangla.totals[0]?.label], ['BDT, General donation', 'টাকা, সাধারণ দান'])
  })
})

describe('the file of a year', () => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

  test('goes on over as many pages as it takes', async () => {
    await verified({ firstName: '鈴木 一朗 😀', lastName: `র‍্যা ক‌ত ${'م'.repeat(90)}`, address: 'ক'.repeat(300) })
    const statement = await donorStatement(payload, EMAIL, 2026)
    const [gift] = statement.gifts
    assert.ok(gift)
    for (const locale of ['en', 'bn'] as const) {
      assert.equal(pagesOf(await statementPdf(payload, statement, locale)), 1)
      const long = await statementPdf(payload, { ...statement, gifts: Array(120).fill(gift) }, locale)
      assert.ok((pagesOf(long) ?? 0) >= 3 && long.length < 200_000, `${pagesOf(long)} pages, ${long.length} bytes`)
    }
  })

  test('is asked for in a language, for a donor and a year', async () => {
    await verified()
    const statement = OWN.find(({ path }) => path === '/statement')
    const ask = async (query: string) => {
      const user = staffMember('treasurer')
      const req = await createLocalReq({ user }, payload)
      const answer = await statement?.handler(Object.assign(req, { searchParams: new URLSearchParams(query) }))
      return [answer?.status, answer?.headers.get('content-type')]
    }
    const asked = 'donor=nusrat@example.org&year=2026'
    assert.deepEqual(await ask(`${asked}&locale=bn`), [200, 'application/pdf'])
    for (const wrong of [asked, 'donor=Nusrat&year=2026&locale=en', 'donor=n@example.org&year=x&locale=en']) {
      assert.equal((await ask(wrong))[0], 400, wrong)
    }
  })
})
