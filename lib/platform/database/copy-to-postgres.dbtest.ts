/** The demo's site, on SQLite, is copied into PostgreSQL whole or not at all. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { createClient, type Client as SqliteClient } from '@libsql/client'
import { Client } from 'pg'
import { CopyRefused, copyToPostgres, holdsTheSame } from './copy-to-postgres'
import { SQLITE_FILE } from './sqlite-file'
import { kind, openTestDatabase } from './testing'

/** Where there is no PostgreSQL, there is nothing to copy to. */
const skip = kind !== 'postgres'

const site = await openTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'site-copy-'))
const to = new Client({ connectionString: site.databaseUrl })
const opened: SqliteClient[] = []

after(async () => {
  for (const client of opened) client.close()
  if (!skip) await to.end()
  await site.close()
  await rm(folder, { recursive: true })
})

/** A site of its own, as its first start leaves it. */
async function prepareSqlite(): Promise<void> {
  const { PATH, HOME } = process.env
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'x'.repeat(32),
    DISABLE_PAYLOAD_HMR: 'true',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], { env: env as never, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  assert.equal(code, 0, said)
}

let copies = 0
/** A copy of that site, changed by a statement. */
async function source(statement?: string): Promise<SqliteClient> {
  copies += 1
  const file = path.join(folder, `copy-${copies}.db`)
  copyFileSync(path.join(folder, SQLITE_FILE), file)
  const client = createClient({ url: `file:${file}` })
  opened.push(client)
  if (statement) for (const each of ['PRAGMA foreign_keys = OFF', statement]) await client.execute(each)
  return client
}

const countOf = async (table: string) =>
  Number((await to.query(`SELECT COUNT(*) AS total FROM ${table}`)).rows[0].total)

before(async () => {
  if (skip) return
  await prepareSqlite()
  const file = createClient({ url: `file:${path.join(folder, SQLITE_FILE)}` })
  await file.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  file.close()
  await to.connect()
})

describe('nothing is kept', () => {
  test('of a copy that a row of names what is not there', { skip }, async () => {
    const from = await source('UPDATE news SET image_id = 999999 WHERE id = (SELECT MIN(id) FROM news)')
    await assert.rejects(copyToPostgres(from, to), /foreign key/)
    assert.equal(await countOf('news'), 0)
    const { rows } = await to.query('SELECT COUNT(*) AS total FROM pg_constraint WHERE condeferrable')
    assert.equal(Number(rows[0].total), 0)
  })

  test('of tables that are not the same', { skip }, async () => {
    const from = await source('ALTER TABLE banners ADD COLUMN mood text')
    await assert.rejects(
      copyToPostgres(from, to),
      (error: Error) => error instanceof CopyRefused && /banners\.mood/.test(error.message),
    )
    const other = await source('CREATE TABLE moods (id integer)')
    await assert.rejects(copyToPostgres(other, to), /moods/)
    assert.equal(await countOf('banners'), 0)
  })
})

test('all rows are there, and the next record has a number that none had', { skip }, async () => {
  const from = await source('INSERT INTO faqs (id, updated_at, created_at) VALUES (900, 0, 0)')
  await from.execute('DELETE FROM faqs WHERE id = 900')
  const digest = await copyToPostgres(from, to)
  assert.ok(Number(digest.get('media')?.rows) > 50)
  for (const [table, { rows }] of digest) assert.equal(await countOf(`"${table}"`), rows, table)
  assert.equal(await holdsTheSame(from, to), true)
  const { id } = await site.payload.create({
    collection: 'faqs',
    data: { question: 'When?', answer: 'Now.' } as never,
    locale: 'en',
  })
  assert.equal(id, 901)
  const bangla = await site.payload.find({ collection: 'news', locale: 'bn', limit: 1 })
  assert.match(String(bangla.docs[0]?.title), /[\u0980-\u09ff]/)
})

test('a database that holds another site is not written to', { skip }, async () => {
  const rows = await countOf('media')
  await assert.rejects(copyToPostgres(await source(), to), /holds a site already/)
  assert.equal(await holdsTheSame(await source(), to), false)
  assert.equal(await countOf('media'), rows)
})
