import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'
import { makeStaff } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { UNAUDITED } from './unaudited'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const user = await makeStaff(payload, 'administrator', { name: 'Rafiq', email: 'rafiq@example.org' })
const MARK = 'unmistakable'
let seen = 0

const last = async () => Number((await rawSql(site, 'SELECT max(id) AS id FROM audit_entries'))[0]?.id ?? 0)
beforeEach(async () => {
  seen = await last()
})

/** Lines since the test began: what was done with what, and which fields. */
async function lines(): Promise<string[]> {
  const rows = await rawSql(site, sql`SELECT * FROM audit_entries WHERE id > ${seen} ORDER BY id`)
  for (const row of rows) assert.deepEqual([Number(row.account_number), row.actor], [Number(user.id), user.email])
  return rows.map(({ act, subject, record, fields }) => {
    const names = typeof fields === 'string' ? JSON.parse(fields) : fields
    return [act, subject, record, ...(names ?? [])].filter((part) => part !== null).join(' ')
  })
}

const asUser = () => ({ user, overrideAccess: false, depth: 0 }) as const
const news = async (more: object = {}) => {
  const data = { title: `${MARK} boats`, phase: 'latest', _status: 'published', ...more }
  return (await payload.create({ collection: 'news', data: data as never, ...asUser() })).id as number
}
const change = (id: number, data: object, more: object = {}) =>
  payload.update({ collection: 'news', id, data, ...asUser(), ...more } as never)

describe('the plugin writes an entry for', () => {
  test('a record that is created, changed or deleted, with the names of the changed fields', async () => {
    const id = await news()
    await change(id, { title: `${MARK} wells`, text: `${MARK} text`, phase: 'latest' })
    await payload.delete({ collection: 'news', id, ...asUser() })
    assert.deepEqual(await lines(), [`create news ${id}`, `update news ${id} text title`, `delete news ${id}`])
  })

  test('a draft, and a record published, unpublished or restored', async () => {
    const id = await news({ _status: 'draft' })
    await change(id, { _status: 'published' })
    await change(id, { title: `${MARK} draft` }, { draft: true })
    await change(id, { _status: 'draft' })
    const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } }, limit: 1 })
    await payload.restoreVersion({ collection: 'news', id: String(docs[0]?.id), ...asUser() })
    assert.deepEqual(await lines(), [
      ...[`create news ${id}`, `publish news ${id}`, `draft news ${id} title`, `unpublish news ${id}`],
      `restore news ${id}`,
    ])
  })

  test('each record of a bulk update or delete', async () => {
    const [one, two] = [await news(), await news()]
    const where = { id: { in: [one, two] } }
    await payload.update({ collection: 'news', where, data: { category: MARK }, ...asUser() } as never)
    await payload.delete({ collection: 'news', where, ...asUser() })
    const expected = ['create', 'create', 'update', 'update', 'delete', 'delete']
    assert.deepEqual(
      (await lines()).map((line) => line.split(' ')[0]),
      expected,
    )
  })

  test('a global that is changed or restored', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { address: `${MARK} road` }, ...asUser() })
    await payload.updateGlobal({ slug: 'payment', data: { bank: { bankName: MARK } }, ...asUser() })
    const { docs } = await payload.findGlobalVersions({ slug: 'payment', limit: 1 })
    await payload.restoreGlobalVersion({ slug: 'payment', id: String(docs[0]?.id), ...asUser() })
    assert.deepEqual(await lines(), ['update settings address', 'update payment bank', 'restore payment'])
  })

  test('a change of an account', async () => {
    const data = { name: MARK, email: `${MARK}@example.org`, password: `${MARK}-password`, role: 'editor' }
    const { id } = await payload.create({ collection: 'users', data: data as never, ...asUser() })
    await payload.update({ collection: 'users', id, data: { suspended: true }, ...asUser() })
    const said = await lines()
    assert.deepEqual(said.slice(0, 2), [`create users ${id}`, said[1]])
    assert.match(said[1] ?? '', new RegExp(`^update users ${id} .*suspended`))
  })

  test('every collection and global but the unaudited', () => {
    const { collections, globals } = payload.config
    const hooked = (hooks: { afterChange?: unknown[] }) =>
      hooks.afterChange?.some((hook) => ['recordChange', 'recordGlobal'].includes((hook as { name: string }).name))
    const without = [...collections, ...globals].filter(({ hooks }) => !hooked(hooks)).map(({ slug }) => slug)
    const ours = without.filter((slug) => !slug.startsWith('payload-'))
    assert.deepEqual(ours.sort(), [...UNAUDITED].sort())
  })
})

test('a write of the site itself leaves no entry', async () => {
  const data = { title: 'Of the site', phase: 'latest' as const }
  const { id } = await payload.create({ collection: 'news', data: data as never })
  await payload.delete({ collection: 'news', id })
  assert.deepEqual(await lines(), [])
})

describe('a write and its entry share one transaction', () => {
  const inTransaction = async (work: (req: PayloadRequest) => Promise<unknown>) => {
    const req = await createLocalReq({ user }, payload)
    return withTransaction(req, () => work(req))
  }
  const count = async () => (await payload.count({ collection: 'news' })).totalDocs

  test('a write that is rolled back leaves no entry', async () => {
    const had = await count()
    const work = inTransaction(async (req) => {
      await payload.create({ collection: 'news', data: { title: 'x', phase: 'latest' } as never, req })
      throw new Error('Rolled back.')
    })
    await assert.rejects(work, /Rolled back/)
    assert.deepEqual([await lines(), await count()], [[], had])
  })

  test('an entry that cannot be written rolls its write back', async () => {
    const had = await count()
    await rawSql(site, 'ALTER TABLE audit_entries RENAME TO audit_entries_away')
    try {
      await assert.rejects(news())
    } finally {
      await rawSql(site, 'ALTER TABLE audit_entries_away RENAME TO audit_entries')
    }
    assert.equal(await count(), had)
  })
})

test('no value of any field is in the audit log', async () => {
  const rows = await rawSql(site, 'SELECT * FROM audit_entries')
  assert.ok(rows.length > 10)
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(MARK))
})
