import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { kind, openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { eraseWhatIsOver } from '@/lib/retention/retention'
import { recordAction, recordActions } from './record'
import { AUDIT_RETENTION_DAYS } from './retention'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const line = async (days: number) => {
  const [row] = await rawSql(
    site,
    sql`INSERT INTO audit_entries (at, act, subject) VALUES (${daysAgo(days)}, 'update', 'news') RETURNING id`,
  )
  return Number(row?.id)
}
const ids = async () => (await rawSql(site, 'SELECT id FROM audit_entries ORDER BY id')).map(({ id }) => Number(id))

/** What a database says is the cause of what Drizzle says. */
const saying = (words: RegExp) => (error: Error) => {
  assert.match(`${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`, words)
  return true
}
const refused = (query: Parameters<typeof rawSql>[1]) =>
  assert.rejects(rawSql(site, query), saying(/The history of changes is (not edited|kept)\./))

describe('the database refuses', () => {
  test('to change an entry, young or old', async () => {
    for (const days of [0, AUDIT_RETENTION_DAYS + 1]) {
      const id = await line(days)
      await refused(sql`UPDATE audit_entries SET actor = 'somebody else' WHERE id = ${id}`)
    }
    await refused(sql`UPDATE audit_entries SET at = ${daysAgo(AUDIT_RETENTION_DAYS * 2)}`)
  })

  test('to delete an entry before its retention is over', async () => {
    const young = await line(AUDIT_RETENTION_DAYS - 1)
    await refused(sql`DELETE FROM audit_entries WHERE id = ${young}`)
    await refused('DELETE FROM audit_entries')
    assert.ok((await ids()).includes(young))
  })

  test('to replace an entry', async () => {
    const id = await line(0)
    const values = sql`(id, at, act) VALUES (${id}, ${daysAgo(0)}, 'delete')`
    if (kind === 'sqlite') {
      await refused(sql`INSERT OR REPLACE INTO audit_entries ${values}`)
      await refused(sql`REPLACE INTO audit_entries ${values}`)
    }
    await refused(sql`INSERT INTO audit_entries ${values} ON CONFLICT (id) DO UPDATE SET act = 'delete'`)
    if (kind === 'postgres') await refused('TRUNCATE audit_entries CASCADE')
    const [row] = await rawSql(site, sql`SELECT act FROM audit_entries WHERE id = ${id}`)
    assert.equal(row?.act, 'update')
  })

  test('changes through Payload, even with all rights', async () => {
    const id = await line(0)
    const collection = 'audit-entries'
    const said = saying(/The history of changes is/)
    await assert.rejects(payload.update({ collection, id, data: { actor: 'x' } }), said)
    await assert.rejects(payload.delete({ collection, id }), said)
    // In bulk Payload collects what went wrong.
    const where = { id: { exists: true } }
    const changed = await payload.update({ collection, where, data: { actor: 'x' } }).catch(() => ({ docs: [] }))
    const deleted = await payload.delete({ collection, where: { id: { equals: id } } }).catch(() => ({ docs: [] }))
    assert.deepEqual([changed.docs, deleted.docs], [[], []])
    assert.ok((await ids()).includes(id))
  })
})

test('an entry is deleted by housekeeping once its retention is over', async () => {
  const [old, young] = [await line(AUDIT_RETENTION_DAYS + 2), await line(AUDIT_RETENTION_DAYS - 1)]
  assert.equal((await eraseWhatIsOver(payload, new Date())).acts > 0, true)
  const left = await ids()
  assert.deepEqual([left.includes(old), left.includes(young)], [false, true])
})

test('a clock that is ahead of the database’s deletes no entry early', async () => {
  const almost = await line(AUDIT_RETENTION_DAYS - 1 / 48)
  await eraseWhatIsOver(payload, new Date(Date.now() + 3_600_000))
  assert.ok((await ids()).includes(almost))
})

describe('an entry', () => {
  const newest = async () => (await rawSql(site, 'SELECT * FROM audit_entries ORDER BY id DESC LIMIT 1'))[0] ?? {}
  beforeEach(() => line(0))

  test('names actor, API key and network, never the IP address', async () => {
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.77' })
    const req = await createLocalReq({ req: { headers } }, payload)
    Object.assign(req, { user: { id: 7, email: 'rafiq@example.org', key: { name: 'Bulletin', areas: [] } } })
    await recordAction(req, { act: 'update', subject: 'news', record: 12, fields: ['title', 'date'] })
    const { id: _id, at, fields, account_number, ...rest } = await newest()
    assert.ok(Math.abs(Date.parse(String(at instanceof Date ? at.toISOString() : at)) - Date.now()) < 60_000)
    assert.equal(Number(account_number), 7)
    assert.deepEqual(typeof fields === 'string' ? JSON.parse(fields) : fields, ['title', 'date'])
    assert.deepEqual(rest, {
      ...{ actor: 'rafiq@example.org', api_key: 'Bulletin', act: 'update', subject: 'news', record: '12' },
      network: '203.0.113',
      times: null,
    })
  })

  test('names the account of the event, where nobody is signed in', async () => {
    const req = await createLocalReq({}, payload)
    await recordAction(req, { act: 'sign-in', account: 9, actor: 'nasima@example.org' })
    const { account_number, actor, network } = await newest()
    assert.deepEqual([Number(account_number), actor, network], [9, 'nasima@example.org', null])
  })

  test('is written for each of many records', async () => {
    const req = await createLocalReq({}, payload)
    const before = (await ids()).length
    await recordActions(
      req,
      { act: 'erase', subject: 'messages' },
      Array.from({ length: 450 }, (_, i) => i + 1),
    )
    await recordActions(req, { act: 'erase', subject: 'messages' }, [])
    assert.equal((await ids()).length - before, 450)
  })
})
