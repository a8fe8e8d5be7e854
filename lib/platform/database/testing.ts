/** For *.dbtest.ts alone: a fresh database, SQLite or PostgreSQL by TEST_DATABASE, with Payload on it. */
import { randomBytes } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type sql, sql as statement } from 'drizzle-orm'
import type { Payload } from 'payload'
import { migrate, type SiteMigration } from './migrate'
import { runStatement } from './run-statement'
import { plainDatabase, runSql, type SqlRunner } from './sql'
import { SQLITE_FILE } from './sqlite-file'

export type DatabaseKind = 'sqlite' | 'postgres'

export const kind: DatabaseKind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

export interface TestDatabase {
  payload: Payload
  dataDir: string
  /** postgres://…, or '' on SQLite. */
  databaseUrl: string
  /** Closes the connections and leaves the database, for others to copy. */
  leave(): Promise<void>
  /** Closes the connections and removes the database. */
  close(): Promise<void>
}

/**
 * What the migrations leave: a file of SQLite, or a database's name on the server of TEST_DATABASE_URL. Test files start
 * from a copy of it, where there is one, instead of running all migrations each.
 */
const TEMPLATE = process.env.TEST_TEMPLATE || null

/** The migrations of the repository for the database under test. */
export async function committedMigrations(): Promise<SiteMigration[]> {
  const { MIGRATIONS } = await import('@/lib/cms/migrations/list')
  return MIGRATIONS[kind]
}

interface OpenOptions {
  /** False leaves it without tables. */
  migrated?: boolean
  /** Another database to copy, as TEST_TEMPLATE names one, and the folder of its pictures. */
  from?: { name: string; media: string }
  /** Gives the address by which the site reaches a database of PostgreSQL, where that is not its own. */
  through?: (databaseUrl: string) => Promise<string>
}

/** Opens the one database of this test file, whose configuration is read once. */
export async function openTestDatabase({ migrated = true, from, through }: OpenOptions = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-test-'))
  const media = path.join(dataDir, 'media')
  mkdirSync(media)
  // Stored pictures are never written again: a second name costs nothing.
  if (from) for (const file of readdirSync(from.media)) linkSync(path.join(from.media, file), path.join(media, file))
  const template = from?.name ?? (migrated ? TEMPLATE : null)
  const made = kind === 'postgres' ? await makePostgres(template ?? 'template0') : null
  if (!made && template) copyFileSync(template, path.join(dataDir, SQLITE_FILE))
  setEnvironment(dataDir, made && through ? await through(made.url) : (made?.url ?? ''))
  if (made && through) process.env.DATABASE_DIRECT_URL = made.url
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
  const payload = await getPayload({ config })
  // Failures are asserted on by what they throw.
  payload.logger.level = 'silent'
  if (migrated && !template) await migrate(payload.db, await committedMigrations(), dataDir)
  const leave = async () => {
    // Payload keeps one connection of the pool for good: the server ends it.
    if (made) await made.disconnect()
    else (payload.db as unknown as { client: { close: () => void } }).client.close()
  }
  return {
    payload,
    dataDir,
    databaseUrl: made?.url ?? '',
    leave,
    close: async () => {
      // Dropping a database ends its connections too.
      if (made) await made.drop()
      else await leave()
      // What goes on behind a test may be writing a file there.
      await rm(dataDir, { recursive: true, maxRetries: 5 })
    },
  }
}

/** Sets what lib/platform/env/env reads; to be called before anything of lib/cms is imported. */
export function setEnvironment(dataDir: string, databaseUrl: string): void {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DISABLE_PAYLOAD_HMR: 'true',
    PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  })
}

/** A fresh PostgreSQL database on the server of TEST_DATABASE_URL. */
async function makePostgres(template: string): Promise<{
  url: string
  disconnect: () => Promise<void>
  drop: () => Promise<void>
}> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL.')
  const name = `site_test_${randomBytes(6).toString('hex')}`
  await runStatement(server, `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8'`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    disconnect: () =>
      runStatement(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`),
    drop: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

type Query = ReturnType<typeof sql>

/** Runs a statement outside of any transaction. */
export function rawSql({ payload }: TestDatabase, query: Query | string): Promise<Record<string, unknown>[]> {
  return runSql(plainDatabase(payload.db), typeof query === 'string' ? statement.raw(query) : query)
}

/** The connection of an open transaction. */
export function connectionOf({ payload }: TestDatabase, id: unknown): SqlRunner {
  const session = (payload.db as unknown as { sessions: Record<string, { db: SqlRunner }> }).sessions[String(id)]
  if (!session) throw new Error('There is no such transaction.')
  return session.db
}
