import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { idOf } from '@/lib/shared/format/related-id'
import { newStatusKey } from '../books/status-address'
import { verifyPledge } from '../pledges/commands'
import { giving } from '../testing'
import { donorReceipt } from './donor-receipt'

const site = await openTestDatabase()
const { payload } = site
const { request, pledge, money } = giving(site)
after(() => site.close())

/** A pledge whose money came. @returns its id and the key of its page */
async function given(): Promise<{ id: number; key: string }> {
  const id = await pledge()
  await verifyPledge(await request(), { pledge: id, transaction: await money(), by: 'Rafiq' })
  return { id, key: await keyOf(id) }
}

async function keyOf(id: number): Promise<string> {
  const [row] = await rawSql(site, sql`SELECT status_key FROM pledges WHERE id = ${id}`)
  return String(row?.status_key)
}

test('a key opens the receipt of its own gift, whichever was written last', async () => {
  const gifts = [await given(), await given(), await given()]
  for (const { id, key } of gifts) {
    const found = await donorReceipt(payload, key)
    assert.deepEqual([found?.pledge.id, idOf(found?.receipt.pledge)], [id, id])
  }
})

test('the key of a gift without a receipt opens none, nor does a key that nobody has', async () => {
  await given()
  const waiting = await pledge()
  assert.equal(await donorReceipt(payload, await keyOf(waiting)), null)
  for (const key of [newStatusKey(), '', '%', '_'.repeat(22)]) assert.equal(await donorReceipt(payload, key), null)
})
