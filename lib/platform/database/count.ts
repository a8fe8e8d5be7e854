/** How many rows there are, outside of any transaction. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from './sql'

/** Rows of a table for which a condition holds. */
export async function countRows(payload: Payload, table: string, where: SQL): Promise<number> {
  const query = sql`SELECT count(*) AS n FROM ${sql.identifier(table)} WHERE ${where}`
  const [row] = await runSql(plainDatabase(payload.db), query)
  return Number(row?.n)
}

interface Grouped<Value> {
  table: string
  column: string
  /** Other values of the column are left out. */
  isKnown: (value: unknown) => value is Value
}

/** Value of a column → rows that have it, of those for which a condition holds. */
export async function countRowsBy<Value>(
  payload: Payload,
  { table, column, isKnown }: Grouped<Value>,
  where: SQL,
): Promise<Map<Value, number>> {
  const by = sql.identifier(column)
  const query = sql`SELECT ${by} AS value, count(*) AS n FROM ${sql.identifier(table)} WHERE ${where} GROUP BY ${by}`
  const rows = await runSql(plainDatabase(payload.db), query)
  return new Map(rows.flatMap(({ value, n }) => (isKnown(value) ? [[value, Number(n)]] : [])))
}
