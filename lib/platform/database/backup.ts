/** Backs the database up before migrations. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { BaseDatabaseAdapter } from 'payload'
import { plainDatabase, runSql } from './sql'

/** Older copies are removed. */
const KEPT = 5

/**
 * Copies the database: SQLite to a file in DATA_DIR/backups, PostgreSQL to a schema of its own beside the live one.
 * @returns where the copy is, for the log
 */
export function backUp(adapter: BaseDatabaseAdapter, dataDir: string, now = new Date()): Promise<string> {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 17)
  return adapter.name === 'postgres' ? backUpPostgres(adapter, stamp) : backUpSqlite(adapter, dataDir, stamp)
}

async function backUpSqlite(adapter: BaseDatabaseAdapter, dataDir: string, stamp: string): Promise<string> {
  const folder = path.join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `site-${stamp}.db`)
  await runSql(plainDatabase(adapter), sql`VACUUM INTO ${file}`)
  const copies = (await readdir(folder)).filter((name) => /^site-\d{17}\.db$/.test(name)).sort()
  for (const old of copies.slice(0, -KEPT)) await rm(path.join(folder, old))
  return file
}

async function backUpPostgres(adapter: BaseDatabaseAdapter, stamp: string): Promise<string> {
  const db = plainDatabase(adapter)
  const schema = `backup_${stamp}`
  await runSql(db, sql`CREATE SCHEMA ${sql.identifier(schema)}`)
  const tables = await runSql(db, sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`)
  for (const { tablename } of tables) {
    const name = sql.identifier(String(tablename))
    await runSql(db, sql`CREATE TABLE ${sql.identifier(schema)}.${name} AS TABLE public.${name}`)
  }
  const schemas = await runSql(
    db,
    sql`SELECT nspname FROM pg_namespace WHERE nspname ~ '^backup_[0-9]{17}$' ORDER BY nspname DESC OFFSET ${sql.raw(String(KEPT))}`,
  )
  for (const { nspname } of schemas) await runSql(db, sql`DROP SCHEMA ${sql.identifier(String(nspname))} CASCADE`)
  return `schema ${schema}`
}
