import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { readLedgerFilter, readPledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { plainDatabase } from '@/lib/platform/database/sql'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { checkBalances } from '../books/ledger'
import { refundPledge, verifyPledge } from '../pledges/commands'
import { giving } from '../testing'
import { exportLedger, listLedger } from './ledger-list'
import { fundLines, lastMonths, monthsOfGiving, monthTotals } from './overview'
import { readPledgeDetails } from './pledge-details'
import { pledgeEndpoints } from './pledge-endpoints'
import { ledgerTotals, pledgeTotals } from './totals'

/** Before Payload adds its own to them. */
const OWN = [...pledgeEndpoints]
const site = await openTestDatabase()
const { payload } = site
const { pledge, money, pledgeOf, movesOf, request, empty } = giving(site)
after(() => site.close())
afterEach(empty)

const NADIA = staffMember('treasurer', { name: 'Nadia' })

/** Calls an endpoint as its route would. @returns the status, and what was answered or said */
async function call(name: string, id: number, body: object, user = NADIA) {
  const endpoint = OWN.find(({ path }) => path === `/:id/${name}`)
  assert.ok(endpoint)
  const req = await createLocalReq({ user }, payload)
  Object.assign(req, { routeParams: { id: String(id) }, json: async () => body })
  try {
    const answer = await endpoint.handler(req)
    return { status: answer.status, ...((await answer.json()) as object) }
  } catch (error) {
    const { status, message, data } = error as Error & { status: number; data?: { fields: object } }
    return { status, message, data }
  }
}

async function verified(values: Parameters<typeof pledge>[0] = {}, line: Parameters<typeof money>[0] = {}) {
  const id = await pledge(values)
  const transaction = await money(line)
  await verifyPledge(await request(), { pledge: id, transaction, by: 'Nadia' })
  return id
}

const kindsOfMails = async (id: number) =>
  (await rawSql(site, sql`SELECT kind FROM mails WHERE pledge_id = ${id} ORDER BY id`)).map(({ kind }) => kind)

describe('a treasurer', () => {
  test('notes a TrxID that is read out, in any writing', async () => {
    const id = await pledge()
    assert.deepEqual(await call('report', id, { transactionId: ' 8n7a 6b5c-4d ' }), { status: 200 })
    const { state, trxId } = await pledgeOf(id)
    assert.deepEqual([state, trxId], ['reported', '8N7A6B5C4D'])
    const [, last] = (await readPledgeDetails(payload, id))?.moves ?? []
    assert.deepEqual([last?.by, last?.why], ['Nadia', 'Noted by staff'])
  })

  test('is told that a TrxID cannot be one of the method', async () => {
    const id = await pledge()
    const { status } = await call('report', id, { transactionId: 'nine' })
    assert.deepEqual([status, (await pledgeOf(id)).state], [400, 'pledged'])
  })

  test('rejects with a reason alone', async () => {
    const id = await pledge({ trxId: '8N7A6B5C4D' })
    assert.equal((await call('reject', id, { why: '  ' })).status, 400)
    assert.equal((await call('reject', id, { why: 'No such money' })).status, 200)
    assert.equal((await kindsOfMails(id)).at(-1), 'pledge-rejected')
  })

  test('who is second is told who was first', async () => {
    const id = await pledge()
    await call('cancel', id, { why: 'Asked by phone' }, staffMember('treasurer', { name: 'Karim' }))
    await call('correct', id, { firstName: 'Nila', lastName: '', email: '', phone: '', address: '' })
    const answer = await call('reject', id, { why: 'No money' })
    assert.equal(answer.status, 409)
    assert.match((answer as { message: string }).message, /^Karim has set this gift to “cancelled”/)
    const again = await call('cancel', id, { why: 'Asked by phone' })
    assert.equal((again as { message: string }).message, 'Karim has set this gift to “cancelled” already.')
  })

  test('lets a suspected gift through, and its mails go once', async () => {
    const id = await pledge({}, { suspicion: ['six links'] })
    assert.deepEqual(await kindsOfMails(id), [])
    await call('not-spam', id, {})
    await call('spam', id, {})
    assert.deepEqual(await kindsOfMails(id), [])
    await call('not-spam', id, {})
    assert.deepEqual(await kindsOfMails(id), ['pledge-arrived', 'pledge-acknowledged'])
    const { moves } = (await readPledgeDetails(payload, id)) ?? { moves: [] }
    assert.deepEqual(
      moves.slice(1).map(({ by, why }) => `${by}: ${why}`),
      ['Nadia: Not spam', 'Nadia: Taken for spam', 'Nadia: Not spam'],
    )
  })

  test('corrects a donor; the history does not keep what it was, the receipt does', async () => {
    const id = await verified()
    const donor = { firstName: 'Nusrat', lastName: 'Jahan Khan', email: 'n@example.org', phone: '', address: 'Tongi' }
    assert.deepEqual(await call('correct', id, donor), { status: 200, changed: true })
    assert.deepEqual(await call('correct', id, donor), { status: 200, changed: false })
    const { pledge, moves, receipts } = (await readPledgeDetails(payload, id)) ?? {}
    assert.deepEqual([pledge?.lastName, pledge?.phone, receipts?.[0]?.donorName], ['Jahan Khan', '', 'Nusrat Jahan'])
    assert.equal(moves?.at(-1)?.why, 'Corrected: last name, e-mail, phone, address')
    assert.deepEqual(await movesOf(id), ['pledged', 'reported', 'verified', 'verified'])
    for (const wrong of [{ email: 'no address' }, { phone: '12' }, { lastName: 'x'.repeat(121) }]) {
      const { status, data } = await call('correct', id, { ...donor, ...wrong })
      assert.deepEqual([status, Object.keys(data?.fields ?? {})], [422, Object.keys(wrong)])
    }
    assert.equal((await call('correct', id, { ...donor, firstName: '', lastName: ' ' })).status, 422)
    assert.equal((await call('correct', id, { ...donor, lastName: 'র'.repeat(120) })).status, 200)
  })

  test('has a new receipt written, and the old one cancelled', async () => {
    const id = await verified()
    await call('correct', id, { firstName: 'Nila', lastName: '', email: '', phone: '', address: '' })
    assert.equal((await call('new-receipt', id, { why: 'The name was mistyped' })).status, 200)
    const { receipts = [] } = (await readPledgeDetails(payload, id)) ?? {}
    assert.deepEqual(
      receipts.map(({ state, donorName }) => [state, donorName]),
      [
        ['cancelled', 'Nusrat Jahan'],
        ['issued', 'Nila'],
      ],
    )
  })

  test('sees the money that may be a gift’s, that of its TrxID first', async () => {
    const id = await pledge({ trxId: '8N7AZZZZZ1', amount: 50_000 })
    const same = await money({ amount: 50_000 })
    const byId = await money({ trxId: '8N7AZZZZZ1', amount: 49_000 })
    await money({ amount: 51_000 })
    const { candidates = [] } = (await readPledgeDetails(payload, id)) ?? {}
    assert.deepEqual(
      candidates.map((each) => each.id),
      [byId, same],
    )
    const dollars = await pledge({ trxId: '8N7AZZZZZ1', amount: 5000, currency: 'USD' })
    assert.deepEqual(
      (await readPledgeDetails(payload, dollars))?.candidates.map((each) => each.id),
      [byId],
    )
  })
})

test('totals, months and the ledger say the same, to the minor unit', async () => {
  const receivedAt = new Date().toISOString()
  await verified({ amount: 100 }, { amount: 101, receivedAt })
  await verified({ purpose: 'zakat' }, { amount: 33, receivedAt })
  const back = await verified({}, { amount: 1_000, receivedAt })
  await refundPledge(await request(), { pledge: back, by: 'Nadia', why: 'Given twice' })
  const mistaken = await verified({ amount: 100 }, { amount: 555, receivedAt })
  assert.equal((await call('reverse', mistaken, { why: 'Another’s money' })).status, 200)
  await pledge({ currency: 'USD', amount: 2_550 })
  const [month = ''] = lastMonths(1)
  const all = readLedgerFilter({})
  assert.deepEqual(await ledgerTotals(payload, all), [
    { currency: 'BDT', purpose: 'general', verified: 1_101, refunded: 1_000 },
    { currency: 'BDT', purpose: 'zakat', verified: 33, refunded: 0 },
  ])
  assert.deepEqual(
    (await monthTotals(payload, `${month}-01`)).map(({ raised }) => raised),
    [101, 33],
  )
  assert.deepEqual(
    (await fundLines(payload, all)).map(({ currency, raised, promised }) => [currency, raised, promised]),
    [
      ['USD', 0, 2_550],
      ['BDT', 101, 100],
      ['BDT', 33, 0],
    ],
  )
  assert.deepEqual(await fundLines(payload, readLedgerFilter({ month: '2020-01' })), [])
  assert.deepEqual(
    (await pledgeTotals(payload, readPledgeFilter({ currency: 'BDT' }))).map(
      (total) => total.received - total.refunded,
    ),
    [101, 33],
  )
  assert.deepEqual(
    (await checkBalances(plainDatabase(payload.db))).map(({ raised, balances }) => [raised, balances]),
    [[134, true]],
  )
  assert.deepEqual(await monthsOfGiving(payload), [month])
})

test('the ledger’s table has amounts without a minus, and nobody’s data', async () => {
  const id = await verified({ firstName: 'Nusrat' }, { amount: 101 })
  await refundPledge(await request(), { pledge: id, by: 'Nadia', why: 'Given twice' })
  assert.equal((await listLedger(payload, readLedgerFilter({ kind: 'refunded' }), 1)).total, 1)
  let table = ''
  for await (const piece of exportLedger(payload, readLedgerFilter({}))) table += piece
  const [head, refunded, entered] = table.split('\r\n')
  assert.ok(head?.startsWith('\ufeffEntry,Money on,Gift,Fund,'))
  assert.match(refunded ?? '', /,General fund,General,bKash,BDT,,,1\.01,/)
  assert.match(entered ?? '', /,BDT,1\.01,,/)
  assert.doesNotMatch(table, /Nusrat|example|Tongi|1711/)
})
