/** A pledge that was promised in one currency and came in another: both are kept, and told. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { plainDatabase } from '@/lib/platform/database/sql'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { checkBalances } from './books/ledger'
import { reportOwnPledge } from './donor/donor-calls'
import { readPledgeStatus, toPublicStatus } from './donor/pledge-status'
import { readPledgeDetails } from './lists/pledge-details'
import { exportPledges } from './lists/pledge-export'
import { factsOfPledge } from './personal-data/pledge-facts'
import { refundPledge, rejectPledge, reportPledge, verifyPledge } from './pledges/commands'
import { enterPledge } from './pledges/enter-pledge'
import { searchPledges } from './reconciliation/search-pledges'
import { readPledgeFilter } from './shared/pledge-filter'
import { promisedAmount } from './shared/promised-amount'
import { giving } from './testing'

const site = await openTestDatabase()
const { payload } = site
const { request, pledge, money, pledgeOf, empty } = giving(site)
after(() => site.close())
before(() => payload.updateGlobal({ slug: 'payment', data: {} }))

const by = 'Nadia'

async function tableOf(): Promise<Record<string, string>> {
  let text = ''
  for await (const piece of exportPledges(payload, readPledgeFilter({}))) text += piece
  const [head = '', line = ''] = text.replace('\ufeff', '').split('\r\n')
  const cells = line.split(',')
  return Object.fromEntries(head.split(',').map((name, column) => [name, cells[column] ?? '']))
}

test('a pledge paid in another currency is shown with both sums, each in its currency, everywhere', async () => {
  const id = await pledge({ amount: 5000, currency: 'USD' })
  const transaction = await money({ amount: 640_000, trxId: '8N7ADOLLAR' })
  await verifyPledge(await request(), { pledge: id, transaction, by, otherCurrency: true })
  const gift = await pledgeOf(id)
  assert.deepEqual(promisedAmount(gift), { amount: 5000, currency: 'USD' })
  const sums = { 'Currency promised': 'USD', 'Amount promised': '50.00' }
  const received = { 'Currency received': 'BDT', 'Amount received': '6400.00' }
  const of = (table: Record<string, string>, named: object) =>
    Object.fromEntries(Object.keys(named).map((name) => [name, table[name]]))
  assert.deepEqual(of(await tableOf(), { ...sums, ...received }), { ...sums, ...received })
  const status = await readPledgeStatus(payload, gift.statusKey, 'en')
  assert.deepEqual(
    status && of(toPublicStatus(status) as never, { amount: 0, currency: 0, received: 0, receivedCurrency: 0 }),
    {
      ...{ amount: 50, currency: 'USD', received: 6400, receivedCurrency: 'BDT' },
    },
  )
  const [found] = await searchPledges(payload, '8N7ADOLLAR')
  assert.deepEqual([found?.amount, found?.currency], [5000, 'USD'])
  const facts = new Map(factsOfPledge(gift, [], new Map()) as [string, string][])
  assert.deepEqual([facts.get('Promised'), facts.get('Received')], ['USD 50.00', 'BDT 6400.00'])
  await refundPledge(await request(), { pledge: id, by, why: 'Asked for it' })
  assert.deepEqual(promisedAmount(await pledgeOf(id)), { amount: 5000, currency: 'USD' })
  assert.ok((await checkBalances(plainDatabase(payload.db))).every(({ balances }) => balances))
})

test('a manual entry has no promised amount', async () => {
  await empty()
  const line = {
    method: 'cash',
    trxId: 'CASH1',
    amount: 50_000,
    currency: 'BDT',
    receivedAt: '2026-11-21T08:05:00.000Z',
  } as const
  await enterPledge(await request(), { transaction: line, purpose: 'general', locale: 'en' }, by)
  const table = await tableOf()
  assert.deepEqual([table['Amount promised'], table['Amount received']], ['', '500.00'])
  assert.equal(table['Transaction ID given by'], 'The money that was found')
})

test('a transaction ID is the donor’s only if the donor gave it', async () => {
  await empty()
  const giverOf = async (id: number) => {
    const { trxId, trxIdFrom } = await pledgeOf(id)
    return [trxId, trxIdFrom]
  }
  const verify = async (id: number, trxId: string) =>
    verifyPledge(await request(), { pledge: id, transaction: await money({ trxId }), by })
  const told = await pledge({ trxId: '8N7ADONOR1' })
  assert.deepEqual(await giverOf(told), ['8N7ADONOR1', 'donor'])
  // What the donor gave stays, whatever money it is verified with.
  await rejectPledge(await request(), { pledge: told, by, why: 'Not found' })
  await verify(told, '8N7AOTHER1')
  assert.deepEqual(await giverOf(told), ['8N7ADONOR1', 'donor'])
  const noted = await pledge()
  await reportPledge(await request(), { pledge: noted, trxId: '8N7ASTAFF1', from: 'staff', by })
  assert.deepEqual(await giverOf(noted), ['8N7ASTAFF1', 'staff'])
  // Who gives the same once more: the donor makes it theirs, staff do not make it staff's.
  const { statusKey: key } = await pledgeOf(noted)
  await reportOwnPledge(payload, { key, locale: 'en', typed: { transactionId: '8N7ASTAFF1' } })
  assert.deepEqual(await giverOf(noted), ['8N7ASTAFF1', 'donor'])
  await rejectPledge(await request(), { pledge: noted, by, why: 'Not found' })
  await reportPledge(await request(), { pledge: noted, trxId: '8N7ASTAFF1', from: 'staff', by })
  assert.deepEqual(await giverOf(noted), ['8N7ASTAFF1', 'donor'])
  const found = await pledge()
  await verify(found, '8N7AMONEY1')
  assert.deepEqual(await giverOf(found), ['8N7AMONEY1', 'money'])
  const { reached } = (await readPledgeStatus(payload, (await pledgeOf(found)).statusKey, 'en')) ?? {}
  assert.deepEqual(Object.keys(reached ?? {}).sort(), ['pledged', 'verified'])
  const file = await readPledgeDetails(payload, found)
  assert.equal(file?.moves.at(-2)?.why, 'Its money was found')
})
