import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import { readPledgeFilter } from '@/lib/giving/shared/pledge-filter'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { newReference } from '../books/reference'
import { findPledges } from './find-pledges'
import { exportPledges } from './pledge-export'

import { pledgeTotals } from './totals'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const give = (pledge: Partial<Pledge>) =>
  payload.create({
    collection: 'pledges',
    data: {
      reference: newReference(),
      statusKey: randomUUID(),
      state: 'pledged',
      source: 'form',
      amount: 100_000,
      currency: 'BDT',
      purpose: 'general',
      method: 'bkash',
      locale: 'en',
      ...pledge,
    },
    overrideAccess: true,
    depth: 0,
  })

let water = 0
let rahima: Pledge

before(async () => {
  const { id } = await payload.create({
    collection: 'campaigns',
    data: { title: 'Clean water', currency: 'BDT' },
  })
  water = id
  const money = await payload.create({
    collection: 'transactions',
    data: {
      method: 'nagad',
      trxId: '71ABCDEF',
      amount: 52_000,
      currency: 'BDT',
      // The first of November in Dhaka, still October in London.
      receivedAt: '2026-10-31T18:30:00.000Z',
      source: 'sms',
    },
    overrideAccess: true,
  })
  rahima = await give({ firstName: 'Rahima', lastName: 'Begum', email: 'Rahima@Example.org', phone: '০১৭১১ ০০০০০১' })
  await give({
    firstName: 'Karim',
    state: 'verified',
    method: 'nagad',
    amount: 50_000,
    received: 52_000,
    transaction: money.id,
    campaign: water,
    purpose: 'zakat',
  })
  await give({ firstName: 'Secret', lastName: 'Donor', email: 's@example.org', anonymous: true, state: 'reported' })
  await give({ firstName: 'Back', state: 'refunded', received: 30_000, currency: 'USD', trxId: '8N7A6B5C4D' })
  await give({ firstName: 'Casino', suspected: true })
})

const namesOf = async (asked: Record<string, string>) => {
  const { pledges } = await findPledges(payload, readPledgeFilter(asked), 1)
  return pledges.map(({ firstName }) => firstName)
}

describe('a gift is found', () => {
  for (const [what, asked, names] of [
    ['by the name', { q: 'begum rahima' }, ['Rahima']],
    ['by the e-mail', { q: 'RAHIMA@example' }, ['Rahima']],
    ['by the phone in other digits', { q: '+880 1711-000001' }, ['Rahima']],
    ['by the donor’s TrxID, however it is written', { q: '8n7a-6b5c 4d' }, ['Back']],
    ['by the TrxID of its money', { q: '71abcdef' }, ['Karim']],
    ['by the state', { state: 'reported' }, ['Secret']],
    ['by the campaign', { campaign: '1' }, ['Karim']],
    ['by the general fund', { campaign: 'general', currency: 'BDT' }, ['Secret', 'Rahima']],
    ['by purpose and method', { purpose: 'zakat', method: 'nagad' }, ['Karim']],
    ['by the month of its money in Dhaka', { month: '2026-11', days: 'money' }, ['Karim']],
    ['by no other month', { month: '2026-10', days: 'money' }, []],
    ['apart where it is suspected', { suspected: 'yes' }, ['Casino']],
    ['not by signs of SQL', { q: "%'; DROP TABLE pledges; --" }, []],
  ] as const) {
    test(what, async () => assert.deepEqual(await namesOf(asked), names))
  }

  test('by its reference, as somebody reads it out', async () => {
    const said = rahima.reference.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    assert.deepEqual(await namesOf({ q: said }), ['Rahima'])
  })
})

test('states are counted whichever is shown, and the suspected beside them', async () => {
  const found = await findPledges(payload, readPledgeFilter({ state: 'verified' }), 9)
  assert.deepEqual(Object.fromEntries(found.counts), { pledged: 1, reported: 1, verified: 1, refunded: 1 })
  assert.deepEqual([found.total, found.suspected, found.page], [1, 1, 1])
})

test('totals keep currencies and purposes apart, and count what arrived', async () => {
  assert.deepEqual(await pledgeTotals(payload, readPledgeFilter({})), [
    { currency: 'USD', purpose: 'general', pledges: 1, promised: 0, received: 30_000, refunded: 30_000 },
    { currency: 'BDT', purpose: 'general', pledges: 2, promised: 200_000, received: 0, refunded: 0 },
    { currency: 'BDT', purpose: 'zakat', pledges: 1, promised: 0, received: 52_000, refunded: 0 },
  ])
})

test('a fund has the name of its campaign, also of one in the bin', async () => {
  await payload.update({ collection: 'campaigns', id: water, data: { deletedAt: new Date().toISOString() } as never })
  const titles = await campaignTitles(payload)
  assert.deepEqual([fundName(titles, water), fundName(titles, null)], ['Clean water', 'General fund'])
})

describe('the table', () => {
  const tableOf = async (asked: Record<string, string>) => {
    let text = ''
    for await (const piece of exportPledges(payload, readPledgeFilter(asked))) text += piece
    return text.trimEnd().split('\r\n')
  }

  test('has amounts as spreadsheets read them, and a byte order mark', async () => {
    const [head, line] = await tableOf({ state: 'verified' })
    assert.ok(head?.startsWith('\ufeffPromised,Reference,State,'))
    assert.match(line ?? '', /,Verified,,Clean water,,Zakat,BDT,500\.00,BDT,520\.00,Nagad,/)
  })

  test('names nobody who wants to stay unnamed', async () => {
    const [, line] = await tableOf({ state: 'reported' })
    assert.match(line ?? '', /,Anonymous,,,,,,/)
    assert.doesNotMatch(line ?? '', /Secret|example/)
  })

  test('gives a spreadsheet no formula', async () => {
    await give({ firstName: '=HYPERLINK("x")', address: '@SUM(1)', state: 'cancelled' })
    const [, line] = await tableOf({ state: 'cancelled' })
    assert.match(line ?? '', /,"'=HYPERLINK\(""x""\)",,,'@SUM\(1\),/)
  })
})

test('ten thousand gifts are listed, counted and added up', async () => {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)'
  const columns = 'reference, status_key, state, source, amount, currency, purpose, method, suspected, locale'
  const values = "'many ' || i, 'key ' || i, 'expired', 'before', 100, 'JPY', 'general', 'bank', false, 'en'"
  await rawSql(site, `INSERT INTO pledges (${columns}) ${numbers} SELECT ${values} FROM n`)
  const found = await findPledges(payload, readPledgeFilter({ q: 'many 9999', currency: 'JPY' }), 1)
  assert.deepEqual([found.total, found.pledges[0]?.reference], [1, 'many 9999'])
  const many = readPledgeFilter({ currency: 'JPY' })
  const [total] = await pledgeTotals(payload, many)
  assert.deepEqual([total?.pledges, (await findPledges(payload, many, 400)).pledges.length], [10_000, 25])
})
