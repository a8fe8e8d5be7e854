/** Plain SQL on either database. */
import type { sql } from 'drizzle-orm'
import type { BaseDatabaseAdapter } from 'payload'

/** The part of both Drizzle databases that is used here. */
export interface SqlRunner {
  run?: (query: ReturnType<typeof sql>) => Promise<{ rows: Record<string, unknown>[] }>
  execute?: (query: ReturnType<typeof sql>) => Promise<{ rows: Record<string, unknown>[] }>
}

/** Runs a statement on either database and returns its rows. */
export async function runSql(db: SqlRunner, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const result = db.run ? await db.run(query) : await db.execute?.(query)
  return result?.rows ?? []
}

/** The database outside of any transaction, for reads. */
export function plainDatabase(adapter: BaseDatabaseAdapter): SqlRunner {
  return (adapter as unknown as { drizzle: SqlRunner }).drizzle
}

/** A value of a JSON column: SQLite has it as text. */
export const jsonIn = (column: unknown): unknown => (typeof column === 'string' ? JSON.parse(column) : (column ?? null))
