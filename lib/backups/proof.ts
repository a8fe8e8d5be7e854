/** By which a database is known to be the one that was backed up: rows of every table, and the sums of the ledger. */
import { sql } from 'drizzle-orm'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import type { Manifest } from './manifest'

export type Proof = Pick<Manifest, 'rows' | 'ledger' | 'migration'>

/** Names of all tables. */
export async function tablesOf(db: SqlRunner): Promise<string[]> {
  const names = db.run
    ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`
    : sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`
  return (await runSql(db, names)).map(({ name }) => String(name))
}

/** @throws when the database fails, or is none of a site */
export async function proofOf(db: SqlRunner): Promise<Proof> {
  const rows: Record<string, number> = {}
  for (const table of await tablesOf(db)) {
    const [counted] = await runSql(db, sql`SELECT COUNT(*) AS total FROM ${sql.identifier(table)}`)
    rows[table] = Number(counted?.total)
  }
  const sums = await runSql(
    db,
    sql`SELECT kind, currency, CAST(SUM(amount) AS BIGINT) AS total FROM ledger_entries GROUP BY kind, currency ORDER BY kind, currency`,
  )
  const ledger = Object.fromEntries(sums.map(({ kind, currency, total }) => [`${kind} ${currency}`, String(total)]))
  const [last] = await runSql(db, sql`SELECT MAX(name) AS name FROM payload_migrations WHERE batch > 0`)
  return { rows, ledger, migration: String(last?.name ?? '') }
}

/** In what a database differs from the one that was backed up, as sentences; empty where it is the same. */
export function differencesOf(found: Proof, said: Proof): string[] {
  const inOne = (what: 'rows' | 'ledger', name: (key: string) => string) =>
    [...new Set([...Object.keys(found[what]), ...Object.keys(said[what])])].flatMap((key) => {
      const [now, before] = [found[what][key], said[what][key]]
      return now === before ? [] : [`${name(key)}: ${before ?? 'none'} in the backup, ${now ?? 'none'} now`]
    })
  return [...inOne('rows', (table) => `Rows of ${table}`), ...inOne('ledger', (entry) => `Sum of the ledger, ${entry}`)]
}
