import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Migration } from 'payload'
import { migrate } from '@/lib/platform/database/migrate'
import { committedMigrations, openTestDatabase, rawSql } from '@/lib/platform/database/testing'

const site = await openTestDatabase({ migrated: false })
const { payload, dataDir } = site
after(() => site.close())

const TIME = '2026-01-02T03:04:05.678Z'

/** A gift as it stood before, with the steps that led to its being reported. @returns its Id */
async function gift(reference: string, source: string, reports: [by: string, why: string | null][]): Promise<number> {
  const columns = sql.raw('reference, status_key, state, source, amount, currency, purpose, method, trx_id, created_at')
  const trxId = reports.length > 0 ? '8N7A6B5C4D' : null
  const [row] = await rawSql(
    site,
    sql`INSERT INTO pledges (${columns})
      VALUES (${reference}, ${reference}, 'reported', ${source}, 500, 'BDT', 'general', 'bkash', ${trxId}, ${TIME})
      RETURNING id`,
  )
  for (const [by, why] of reports) {
    await rawSql(
      site,
      sql`INSERT INTO pledge_moves (pledge_id, "from", "to", at, "by", why)
        VALUES (${row?.id}, 'pledged', 'reported', ${TIME}, ${by}, ${why})`,
    )
  }
  return Number(row?.id)
}

before(async () => {
  const all: Migration[] = await committedMigrations()
  const ours = all.findIndex(({ name }) => name.endsWith('the_books_name_accounts'))
  await migrate(payload.db, all.slice(0, ours), dataDir)
  await gift('A', 'form', [['The donor', null]])
  await gift('B', 'form', [['Nadia', 'Told by the donor']])
  await gift('C', 'form', [['Nadia', 'Its money was found']])
  const corrected = ['Nadia', 'Corrected: phone'] as [string, string]
  await gift('D', 'form', [['The donor', null], corrected, ['Nadia', 'Not spam']])
  await gift('E', 'desk', [['Nadia', 'Its money was found']])
  const last = await gift('F', 'form', [])
  await rawSql(
    site,
    sql`INSERT INTO ledger_entries (kind, pledge_id, amount, currency, purpose, method, money_at, at, "by")
      VALUES ('verified', ${last}, 500, 'BDT', 'general', 'bkash', ${TIME}, ${TIME}, 'Nadia')`,
  )
  await migrate(payload.db, all, dataDir)
})

test('entries that stood keep all that they said, and name no account', async () => {
  const rows = await rawSql(site, 'SELECT kind, amount, "by", by_account FROM ledger_entries')
  assert.deepEqual(
    rows.map(({ kind, amount, by, by_account }) => [kind, Number(amount), by, by_account]),
    [['verified', 500, 'Nadia', null]],
  )
})

test('who gave a transaction ID is told as far as the history does', async () => {
  const rows = await rawSql(site, 'SELECT reference, trx_id_from FROM pledges ORDER BY reference')
  assert.deepEqual(Object.fromEntries(rows.map((row) => [row.reference, row.trx_id_from])), {
    ...{ A: 'donor', B: 'staff', C: 'money' },
    ...{ D: 'donor', E: 'money', F: null },
  })
})
