import { sql } from 'drizzle-orm'
import type { BaseDatabaseAdapter, Migration } from 'payload'
import { backUp } from './backup'
import { plainDatabase, runSql } from './sql'

/** Names of the migrations that have run; none in a database that holds nothing yet. */
async function migrationsRun(adapter: BaseDatabaseAdapter): Promise<Set<string> | null> {
  const db = plainDatabase(adapter)
  const found =
    adapter.name === 'postgres'
      ? await runSql(
          db,
          sql`SELECT 1 AS found FROM pg_tables WHERE schemaname = 'public' AND tablename = 'payload_migrations'`,
        )
      : await runSql(db, sql`SELECT 1 AS found FROM sqlite_master WHERE name = 'payload_migrations'`)
  if (found.length === 0) return null
  const rows = await runSql(db, sql`SELECT name FROM payload_migrations`)
  return new Set(rows.map((row) => String(row.name)))
}

/**
 * Brings the tables up to date: a backup when a filled database has migrations waiting, then the migrations.
 * @returns what was done: where the backup is, or null, and how many migrations ran
 */
export async function migrate(
  adapter: BaseDatabaseAdapter,
  migrations: Migration[],
  dataDir: string,
): Promise<{ backup: string | null; ran: number }> {
  const before = await migrationsRun(adapter)
  const waiting = migrations.filter(({ name }) => !before?.has(name)).length
  if (waiting === 0) return { backup: null, ran: 0 }
  const backup = before ? await backUp(adapter, dataDir) : null
  await adapter.migrate({ migrations })
  return { backup, ran: waiting }
}
