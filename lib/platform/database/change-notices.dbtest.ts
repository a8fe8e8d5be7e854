/** News of writes reach other processes at once, and again after a lost connection. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { listenForChanges } from './listen-for-changes'
import { openTestDatabase, rawSql } from './testing'

const site = await openTestDatabase()
after(() => site.close())

const LISTENERS = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += 20) {
    assert.ok(waited < 10_000, 'it did not come to pass within ten seconds')
    await wait(20)
  }
}

test('another process is told of a COMMIT, this one and one that rolls back are not', {
  skip: !site.databaseUrl,
}, async () => {
  let told = 0
  const end = listenForChanges(site.databaseUrl, () => {
    told += 1
  })
  // It looks once as soon as it listens.
  await until(() => told === 1)

  const heard: string[] = []
  const other = new Client({ connectionString: site.databaseUrl })
  await other.connect()
  other.on('notification', ({ payload }) => heard.push(String(payload)))
  await other.query('LISTEN site_changed')
  await site.payload.create({ collection: 'faqs', data: { question: 'When?', answer: 'Today' } })
  await until(() => heard.length === 1)
  await assert.rejects(site.payload.create({ collection: 'faqs', data: {} as never }))

  await other.query("SELECT pg_notify('site_changed', 'another process')")
  await until(() => told === 2)
  assert.equal(heard.filter((by) => by !== 'another process').length, 1)

  // Its own news, of the FAQ, it was not told of; a lost connection comes back, and it looks.
  for (const { pid } of await rawSql(site, LISTENERS)) await rawSql(site, `SELECT pg_terminate_backend(${Number(pid)})`)
  other.on('error', () => undefined)
  await until(() => told === 3)
  await end()
  await until(async () => (await rawSql(site, LISTENERS)).length === 0)
})
