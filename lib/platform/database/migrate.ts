import { sql } from 'drizzle-orm'
import type { BaseDatabaseAdapter, Migration } from 'payload'
import { backUp } from './backup'
import { plainDatabase, runSql } from './sql'

export interface SiteMigration extends Migration {
  /** Earlier migrations whose tables this one makes: the last of them, and the version that runs them all. */
  replaces?: { last: string; version: string }
}

/** A database of a version that this one does not follow; the message is for the operator. */
class DatabaseTooOld extends Error {}

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
 * @throws DatabaseTooOld where some of the migrations that one replaces have not run; nothing is changed then
 */
export async function migrate(
  adapter: BaseDatabaseAdapter,
  migrations: SiteMigration[],
  dataDir: string,
): Promise<{ backup: string | null; ran: number }> {
  const before = await migrationsRun(adapter)
  if (before) await recordReplacements(adapter, migrations, before)
  const waiting = migrations.filter(({ name }) => !before?.has(name)).length
  if (waiting === 0) return { backup: null, ran: 0 }
  const backup = before ? await backUp(adapter, dataDir) : null
  await adapter.migrate({ migrations })
  return { backup, ran: waiting }
}

/** Records a migration as run, in `run` too, where those that it replaces have all run: it would make their tables again. */
async function recordReplacements(
  adapter: BaseDatabaseAdapter,
  migrations: SiteMigration[],
  run: Set<string>,
): Promise<void> {
  for (const { name, replaces } of migrations) {
    if (!replaces || run.size === 0 || run.has(name)) continue
    if (!run.has(replaces.last)) throw new DatabaseTooOld(tooOld('This database', replaces.version))
    await runSql(
      plainDatabase(adapter),
      sql`INSERT INTO payload_migrations (name, batch) SELECT ${name}, max(batch) + 1 FROM payload_migrations`,
    )
    run.add(name)
  }
}

/**
 * Which version a database, or a backup, must pass through.
 * @param what as the sentence begins: "This database"
 */
export function tooOld(what: string, version: string): string {
  return `${what} is of a version before ${version}, which this one does not follow directly. Please let version ${version} open it once, and then this one. Nothing was changed.`
}
