import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Migration } from 'payload'
import { migrate } from '@/lib/platform/database/migrate'
import { plainDatabase } from '@/lib/platform/database/sql'
import { committedMigrations, openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { checkBalances, readFundTotals } from '@/lib/giving/books/ledger'

const site = await openTestDatabase({ migrated: false })
const { payload, dataDir } = site
after(() => site.close())

test('what campaigns said they had received before becomes money of the ledger', async () => {
  const all: Migration[] = await committedMigrations()
  const ours = all.findIndex(({ name }) => name.endsWith('campaigns_count_money'))
  await migrate(payload.db, all.slice(0, ours), dataDir)
  const time = '2026-01-02T03:04:05.678Z'
  for (const [currency, raised] of [['USD', 25_270], ['JPY', 312_000], ['BDT', 0], ['BDT', 'NULL']] as const) {
    const columns = 'INSERT INTO campaigns (currency, raised_before, updated_at, created_at)'
    await rawSql(site, `${columns} VALUES ('${currency}', ${raised}, '${time}', '${time}')`)
  }
  await migrate(payload.db, all, dataDir)

  const [dollars, yen] = await rawSql(site, 'SELECT id FROM campaigns ORDER BY id')
  const fund = (campaign: unknown, currency: string, raised: number) => ({
    ...{ campaign: Number(campaign), currency, purpose: 'general', raised, promised: 0 },
  })
  const funds = await readFundTotals(plainDatabase(payload.db))
  assert.deepEqual(
    funds.sort((a, b) => Number(a.campaign) - Number(b.campaign)),
    [fund(dollars?.id, 'USD', 2_527_000), fund(yen?.id, 'JPY', 312_000)],
  )
  assert.ok((await checkBalances(plainDatabase(payload.db))).every(({ balances }) => balances))
  const { docs } = await payload.find({ collection: 'pledges', sort: 'id', depth: 1 })
  const [gift] = docs
  assert.deepEqual(
    { ...{ reference: gift?.reference, state: gift?.state, source: gift?.source, anonymous: gift?.anonymous } },
    { reference: `BEFORE-${dollars?.id}`, state: 'verified', source: 'before', anonymous: true },
  )
  assert.equal((gift?.transaction as { receivedAt: string }).receivedAt, time)
  const moves = await rawSql(site, `SELECT "from", "to" FROM pledge_moves WHERE pledge_id = ${gift?.id} ORDER BY id`)
  assert.deepEqual(
    moves.map(({ from, to }) => [from, to]),
    [
      [null, 'pledged'],
      ['pledged', 'reported'],
      ['reported', 'verified'],
    ],
  )
})
