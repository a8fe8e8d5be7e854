import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { verifyPledge } from '../pledges/commands'
import { giving } from '../testing'
import { receiptEndpoints } from './receipt-endpoints'
import { findReceipts, PAGE_SIZE, readReceiptFilter, yearsOfReceipts } from './receipt-list'
import { reissueReceipt } from './reissue-receipt'

/** Before Payload adds its own to them. */
const OWN = [...receiptEndpoints]
const site = await openTestDatabase()
const { payload } = site
const { pledge, money, request, empty } = giving(site)
after(() => site.close())
afterEach(empty)

const NADIA = staffMember('treasurer', { name: 'Nadia' })

async function call(path: string, id: number, { body = {}, query = '' }: { body?: object; query?: string } = {}) {
  const endpoint = OWN.find((each) => each.path === path)
  assert.ok(endpoint)
  const req = await createLocalReq({ user: NADIA }, payload)
  const searchParams = new URLSearchParams(query)
  Object.assign(req, { routeParams: { id: String(id) }, json: async () => body, searchParams })
  return endpoint.handler(req)
}

async function receipted(values: Parameters<typeof pledge>[0] = {}) {
  const id = await pledge(values)
  const { receipt } = await verifyPledge(await request(), { pledge: id, transaction: await money(), by: 'Nadia' })
  return { pledge: id, receipt: Number(receipt) }
}

const found = async (asked: Record<string, string>) =>
  (await findReceipts(payload, readReceiptFilter(asked), 1)).lines.map(({ number, donor }) => `${number} ${donor}`)

describe('the list of receipts', () => {
  test('finds by a number in any digits, a part of it, and a name', async () => {
    await receipted()
    await receipted({ firstName: 'নুসরাত', lastName: 'জাহান' })
    const year = (await yearsOfReceipts(payload))[0] ?? 0
    const label = `${year}-${String(year + 1).slice(2)}`
    const [first, second] = [`${label}/0001 Nusrat Jahan`, `${label}/0002 নুসরাত জাহান`]
    assert.deepEqual(await found({}), [second, first])
    for (const q of ['1', '0001', '০০০১', `${label}/1`, `${label}/0001`, 'nusrat', 'JAHAN Nus']) {
      assert.deepEqual(await found({ q }), [first], q)
    }
    assert.deepEqual(await found({ q: 'জাহান' }), [second])
    assert.deepEqual(await found({ q: label }), [second, first])
    assert.deepEqual(await found({ q: label }), [second, first])
    for (const q of ['%', '1999-00/1', '20', 'Karim']) assert.deepEqual(await found({ q }), [], q)
    assert.deepEqual(await found({ year: String(year - 1) }), [])
    assert.deepEqual(await found({ state: 'cancelled' }), [])
  })

  test('does not name who wants to stay unnamed, or was erased', async () => {
    const { pledge: id } = await receipted({ anonymous: true })
    assert.match((await found({}))[0] ?? '', / Anonymous$/)
    await rawSql(site, sql`UPDATE pledges SET erased_at = ${new Date().toISOString()} WHERE id = ${id}`)
    assert.match((await found({}))[0] ?? '', / Erased on request$/)
  })

  test('has pages, and shows the last one for a page number beyond it', async () => {
    const { pledge: id } = await receipted()
    for (let more = 0; more < PAGE_SIZE; more += 1) {
      await reissueReceipt(await request(), { pledge: id, by: 'Nadia', why: 'Again' })
    }
    const all = readReceiptFilter({})
    const { lines, total, page, pages } = await findReceipts(payload, all, 9)
    assert.deepEqual([lines.length, total, page, pages], [1, PAGE_SIZE + 1, 2, 2])
    assert.equal((await findReceipts(payload, readReceiptFilter({ state: 'issued' }), 1)).total, 1)
  })
})

describe('a treasurer', () => {
  test('gets the file in both languages, and nobody keeps it', async () => {
    const { receipt } = await receipted()
    for (const query of ['locale=en', 'locale=bn', '']) {
      const answer = await call('/:id/pdf', receipt, { query })
      const bytes = Buffer.from(await answer.arrayBuffer())
      assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
      assert.match(answer.headers.get('cache-control') ?? '', /no-store/)
      assert.match(answer.headers.get('content-disposition') ?? '', /filename="receipt-\d{4}-\d\d-0001\.pdf"/)
    }
    assert.equal((await call('/:id/pdf', receipt, { query: 'locale=xx' })).status, 400)
    assert.equal((await call('/:id/pdf', 999_999)).status, 404)
  })

  test('cancels with a reason, once', async () => {
    const { receipt } = await receipted()
    await assert.rejects(call('/:id/cancel', receipt, { body: { why: ' ' } }), { status: 400 })
    assert.equal((await call('/:id/cancel', receipt, { body: { why: 'A wrong name' } })).status, 200)
    const { state, cancelledBy, cancelReason } = await payload.findByID({ collection: 'receipts', id: receipt })
    assert.deepEqual([state, cancelledBy, cancelReason], ['cancelled', 'Nadia', 'A wrong name'])
    await assert.rejects(call('/:id/cancel', receipt, { body: { why: 'Again' } }), /Nadia has cancelled this receipt/)
    await assert.rejects(call('/:id/cancel', 999_999, { body: { why: 'No' } }), { status: 404 })
  })
})
