import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { after, before, describe, mock, test } from 'node:test'
import { createClient } from '@libsql/client'
import { sql } from 'drizzle-orm'
import type { Migration } from 'payload'
import { backUp } from './backup'
import { migrate } from './migrate'
import { runSql, type SqlRunner } from './sql'
import { committedMigrations, kind, openTestDatabase, rawSql } from './testing'

const site = await openTestDatabase({ migrated: false })
const { payload, dataDir } = site
after(() => site.close())
const committed = await committedMigrations()

/** A migration of statements that both databases take. */
const migration = (name: string, statements: string[]): Migration =>
  ({
    name,
    up: async ({ db }: { db: SqlRunner }) => {
      for (const statement of statements) await runSql(db, sql.raw(statement))
    },
    down: async () => {},
  }) as unknown as Migration

const run = (...more: Migration[]) => migrate(payload.db, [...committed, ...more], dataDir)

/** Payload ends the process when a migration fails; here that is an error. */
async function failing(...more: Migration[]): Promise<void> {
  const exit = mock.method(process, 'exit', () => {
    throw new Error('The process would have ended.')
  })
  await assert.rejects(run(...more), /would have ended/)
  exit.mock.restore()
}

const migrationNames = async () =>
  (await rawSql(site, 'SELECT name FROM payload_migrations ORDER BY id')).map(({ name }) => name)

/** As drizzle-kit writes it for SQLite: a new table, the rows, and the new one in the place of the old. */
const rebuild =
  kind === 'sqlite'
    ? [
        'PRAGMA foreign_keys=OFF',
        'CREATE TABLE __new_faqs (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, _order text, updated_at text NOT NULL, created_at text NOT NULL)',
        'INSERT INTO __new_faqs (id, _order, updated_at, created_at) SELECT id, _order, updated_at, created_at FROM faqs',
        'DROP TABLE faqs',
        'ALTER TABLE __new_faqs RENAME TO faqs',
        'PRAGMA foreign_keys=ON',
      ]
    : ['ALTER TABLE faqs ALTER COLUMN _order TYPE text', 'ALTER TABLE faqs ADD COLUMN noted text']

/** Leaves translations whose record is gone. */
const strand =
  kind === 'sqlite'
    ? ['CREATE TABLE stranded (id integer)', 'DELETE FROM faqs']
    : [
        'CREATE TABLE stranded (id integer)',
        'ALTER TABLE faqs_locales DROP CONSTRAINT faqs_locales_parent_id_fk',
        'DELETE FROM faqs',
        'ALTER TABLE faqs_locales ADD CONSTRAINT faqs_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES faqs (id)',
      ]

/** Names of the backups there are, oldest first. */
async function backups(): Promise<string[]> {
  if (kind === 'sqlite') return existsSync(`${dataDir}/backups`) ? readdirSync(`${dataDir}/backups`).sort() : []
  const rows = await rawSql(site, "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'backup_%' ORDER BY nspname")
  return rows.map(({ nspname }) => String(nspname))
}

/** The questions that a backup holds. */
async function questionsIn(backup: string): Promise<unknown[]> {
  if (kind === 'postgres') {
    const rows = await rawSql(site, `SELECT question FROM ${backup}.faqs_locales ORDER BY question`)
    return rows.map(({ question }) => question)
  }
  const client = createClient({ url: `file:${dataDir}/backups/${backup}` })
  const { rows } = await client.execute('SELECT question FROM faqs_locales ORDER BY question')
  client.close()
  return rows.map(({ question }) => question)
}

/** Every question with its translation. */
async function questions(): Promise<unknown[]> {
  const { docs } = await payload.find({ collection: 'faqs', locale: 'all', pagination: false, sort: 'id' })
  return docs.map(({ question }) => question)
}

describe('an empty database', () => {
  test('gets every table, and no backup of nothing', async () => {
    assert.deepEqual(await run(), { backup: null, ran: committed.length })
    assert.deepEqual(
      await migrationNames(),
      committed.map(({ name }) => name),
    )
    assert.deepEqual(await backups(), [])
  })

  test('is left alone when nothing waits', async () => {
    assert.deepEqual(await run(), { backup: null, ran: 0 })
    assert.deepEqual(await backups(), [])
  })
})

describe('a database whose tables another version made', () => {
  const [first] = committed
  const last = String(first?.replaces?.last)
  const setRun = async (...names: string[]) => {
    await rawSql(site, 'DELETE FROM payload_migrations')
    for (const name of names) await rawSql(site, sql`INSERT INTO payload_migrations (name, batch) VALUES (${name}, 1)`)
  }
  after(() => setRun(...committed.map(({ name }) => name)))

  test('is not made again where all that the first migration replaces has run', async () => {
    await setRun('20261121_000000_initial', last)
    assert.deepEqual(await run(), { backup: null, ran: committed.length - 1 })
    const known = committed.map(({ name }) => name)
    assert.deepEqual(await migrationNames(), ['20261121_000000_initial', last, ...known])
    assert.deepEqual(await run(), { backup: null, ran: 0 })
  })

  test('is refused, with the version to pass through, where only some of it has', async () => {
    await setRun('20261121_000000_initial')
    await assert.rejects(run(), /before 0\.1\.0, .*let version 0\.1\.0 open it once/)
    assert.deepEqual(await migrationNames(), ['20261121_000000_initial'])
    assert.deepEqual(await backups(), [])
  })
})

describe('a filled database', () => {
  const expected = [
    { en: 'First', bn: 'প্রথম' },
    { en: 'Second', bn: 'দ্বিতীয়' },
  ]

  before(async () => {
    for (const { en, bn } of expected) {
      const data = { question: en, answer: 'Answer' }
      const { id } = await payload.create({ collection: 'faqs', data })
      await payload.update({ collection: 'faqs', id, locale: 'bn', data: { question: bn } })
    }
  })

  test('keeps every localised text when a migration rebuilds their table', async () => {
    await run(migration('29990101_000001_rebuild', rebuild))
    assert.deepEqual(await questions(), expected)
  })

  test('was copied before that migration', async () => {
    const copies = await backups()
    assert.equal(copies.length, 1)
    assert.deepEqual(await questionsIn(String(copies[0])), ['First', 'Second', 'দ্বিতীয়', 'প্রথম'])
  })

  test('has its foreign keys on again', async () => {
    const [{ id } = { id: 0 }] = (await payload.find({ collection: 'faqs', limit: 1 })).docs
    await payload.delete({ collection: 'faqs', id })
    const rows = await rawSql(site, sql`SELECT 1 AS row FROM faqs_locales WHERE _parent_id = ${id}`)
    assert.deepEqual(rows, [])
    await assert.rejects(
      rawSql(site, "INSERT INTO faqs_locales (question, _locale, _parent_id) VALUES ('Lost', 'en', 404)"),
    )
  })

  test('is not changed by a migration that would leave translations without their record', async () => {
    const rebuilt = migration('29990101_000001_rebuild', rebuild)
    const before = await questions()
    await failing(rebuilt, migration('29990101_000002_strand', strand))
    assert.deepEqual(await questions(), before)
    assert.ok(!(await migrationNames()).includes('29990101_000002_strand'))
    await assert.rejects(rawSql(site, 'SELECT * FROM stranded'))
  })

  test('takes writes after a migration that failed', async () => {
    await payload.create({ collection: 'faqs', data: { question: 'Third', answer: 'Answer' } })
    assert.ok(JSON.stringify(await questions()).includes('Third'))
  })

  test('keeps the last five of its backups', async () => {
    for (let year = 3001; year <= 3006; year++) await backUp(payload.db, dataDir, new Date(Date.UTC(year, 0)))
    const years = (await backups()).map((name) => Number(/\d{4}/.exec(name)?.[0]))
    assert.deepEqual(years, [3002, 3003, 3004, 3005, 3006])
  })
})
