/** Entries of the ledger are only ever added: the database itself refuses all else. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { kind, openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { verifyPledge } from './pledges/commands'
import { giving } from './testing'

const site = await openTestDatabase()
const { payload } = site
const { request, pledge, money } = giving(site)
after(() => site.close())

const WORDS = /Entries of the ledger are only ever added\./

/** What a database says is the cause of what Drizzle says. */
const said = (words: RegExp) => (error: Error) => {
  assert.match(`${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`, words)
  return true
}
const books = () => rawSql(site, 'SELECT * FROM ledger_entries ORDER BY id')
const refused = async (query: Parameters<typeof rawSql>[1], words = WORDS) => {
  const before = await books()
  await assert.rejects(rawSql(site, query), said(words))
  assert.deepEqual(await books(), before)
}

let campaign: number
let given: number
let entry: number
before(async () => {
  const data = { title: 'Boats', currency: 'BDT' } as const
  campaign = (await payload.create({ collection: 'campaigns', data })).id
  given = await pledge({ campaign, amount: 5000 })
  await verifyPledge(await request(), { pledge: given, transaction: await money({ amount: 5000 }), by: 'Nadia' })
  entry = Number((await books())[0]?.id)
})

describe('the database refuses, whoever asks', () => {
  test('to change an entry', async () => {
    await refused(sql`UPDATE ledger_entries SET amount = 1 WHERE id = ${entry}`)
    await refused('UPDATE ledger_entries SET campaign_id = NULL')
  })

  test('to remove one', async () => {
    await refused(sql`DELETE FROM ledger_entries WHERE id = ${entry}`)
    await refused('DELETE FROM ledger_entries')
    if (kind === 'postgres') {
      await refused('TRUNCATE ledger_entries CASCADE')
      await refused('TRUNCATE campaigns CASCADE')
    }
  })

  test('to write one in the place of another', async () => {
    const columns = 'id, kind, pledge_id, amount, currency, purpose, method, money_at, at, "by"'
    const values = `(${columns}) SELECT ${columns.replace('amount', '1')} FROM ledger_entries WHERE id = ${entry}`
    if (kind === 'sqlite') await refused(`REPLACE INTO ledger_entries ${values}`)
    await refused(`INSERT INTO ledger_entries ${values} ON CONFLICT (id) DO UPDATE SET amount = 1`)
  })

  test('to delete what an entry names', async () => {
    const held = /FOREIGN KEY constraint failed|violates (?:foreign key|RESTRICT setting of foreign key) constraint/
    await refused(sql`DELETE FROM campaigns WHERE id = ${campaign}`, held)
    // What else names the pledge: only the ledger holds it then.
    for (const table of ['mails', 'receipts', 'pledge_moves']) await rawSql(site, `DELETE FROM ${table}`)
    await refused(sql`DELETE FROM pledges WHERE id = ${given}`, held)
  })

  test('through Payload, even with all rights', async () => {
    const collection = 'ledger-entries'
    const before = await books()
    await assert.rejects(payload.update({ collection, id: entry, data: { by: 'x' } }), said(WORDS))
    await assert.rejects(payload.delete({ collection, id: entry }), said(WORDS))
    // In bulk Payload collects what went wrong.
    const where = { id: { exists: true } }
    const changed = await payload.update({ collection, where, data: { by: 'x' } }).catch(() => ({ docs: [] }))
    const deleted = await payload.delete({ collection, where }).catch(() => ({ docs: [] }))
    assert.deepEqual([changed.docs, deleted.docs], [[], []])
    assert.deepEqual(await books(), before)
  })
})
