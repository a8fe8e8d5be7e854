import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { makeAccount } from '../testing'
import { createKey } from './keys'
import { recordLastUse } from './last-use'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const MINUTE_MS = 60_000
const NOON = Date.parse('2026-11-22T12:00:00.000Z')

const owner = await makeAccount(payload)
const asked = { name: 'Newsletter', account: owner.id, areas: ['content' as const], mayWrite: true, days: 90 }
const newRecord = async () => (await createKey(await createLocalReq({}, payload), asked)).record
const readAgain = async ({ id }: { id: number }) => payload.findByID({ collection: 'api-keys', id, depth: 0 })

test('the use of a key is noted once an hour', async () => {
  const record = await newRecord()
  const noted: unknown[] = []
  for (const minutes of [0, 1, 59, 61, 62]) {
    await recordLastUse(payload, await readAgain(record), NOON + minutes * MINUTE_MS)
    noted.push((await readAgain(record)).lastUsedAt)
  }
  const [first, later] = ['2026-11-22T12:00:00.000Z', '2026-11-22T13:01:00.000Z']
  assert.deepEqual(noted, [first, first, first, later, later])
})

test('of calls that all saw the old time one writes', async () => {
  const record = await newRecord()
  await recordLastUse(payload, record, NOON)
  await recordLastUse(payload, record, NOON + MINUTE_MS)
  assert.equal((await readAgain(record)).lastUsedAt, '2026-11-22T12:00:00.000Z')
})

test('a call with a key does not wait for a writer', async () => {
  const { key, record } = await createKey(await createLocalReq({}, payload), asked)
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () => {
    const headers = new Headers({ authorization: `Bearer ${key}` })
    assert.equal((await payload.auth({ headers })).user?.id, owner.id)
    // Of the transaction that is open: on SQLite a write outside of it would wait for its end.
    await payload.update({ collection: 'users', id: owner.id, data: { name: 'Editor B.' }, req })
  })
  while (!(await readAgain(record)).lastUsedAt) await new Promise((resolve) => setTimeout(resolve, 5))
})

test('a database that refuses fails nobody’s call', async () => {
  const record = await newRecord()
  const warned: unknown[] = []
  const refusing = {
    ...{ db: { drizzle: { run: async () => assert.fail('The disk is full.') } } },
    logger: { warn: (line: unknown) => warned.push(line) },
  }
  await recordLastUse(refusing as unknown as Payload, record)
  assert.equal(warned.length, 1)
  const [row] = await rawSql(site, sql`SELECT last_used_at FROM api_keys WHERE id = ${record.id}`)
  assert.equal(row?.last_used_at, null)
})
