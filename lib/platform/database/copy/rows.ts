/** Rows of a table, read from either database and written to PostgreSQL, in parts. */
import type { Client as SqliteClient } from '@libsql/client'
import type { Client as PostgresClient } from 'pg'
import { parsedValue, toPostgres } from './values'

/** PostgreSQL takes 65,535 values in a statement. */
const VALUES_AT_ONCE = 60_000
const ROWS_AT_ONCE = 500

export interface Column {
  name: string
  /** As information_schema calls it, such as `timestamp with time zone`. */
  type: string
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

type Row = Record<string, unknown>

/** Gives the rows of a table in parts. */
export type RowReader = (table: string, columns: readonly Column[]) => AsyncIterable<readonly Row[]>

export const sqliteRows = (from: SqliteClient): RowReader =>
  async function* (table, columns) {
    const names = columns.map(({ name }) => quoted(name)).join(', ')
    for (let last = -1; ; ) {
      const { rows } = await from.execute({
        sql: `SELECT rowid AS "_row", ${names} FROM ${quoted(table)} WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`,
        args: [last],
      })
      if (rows.length === 0) return
      last = Number(rows.at(-1)?._row)
      yield rows as unknown as Row[]
    }
  }

export const postgresRows = (to: PostgresClient): RowReader =>
  async function* (table) {
    await to.query(`DECLARE copied NO SCROLL CURSOR WITH HOLD FOR SELECT * FROM ${quoted(table)}`)
    for (;;) {
      const { rows } = await to.query<Row>(`FETCH ${ROWS_AT_ONCE} FROM copied`)
      if (rows.length === 0) break
      yield rows
    }
    await to.query('CLOSE copied')
  }

/** Rows of SQLite as PostgreSQL gives them: their JSON parsed. */
export const parsedRows = (read: RowReader): RowReader =>
  async function* (table, columns) {
    const parsed = (row: Row) => columns.map(({ name, type }) => [name, parsedValue(row[name], type)])
    for await (const rows of read(table, columns)) yield rows.map((row) => Object.fromEntries(parsed(row)) as Row)
  }

/** Gives rows on once they are written. */
export const copiedRows = (read: RowReader, to: PostgresClient): RowReader =>
  async function* (table, columns) {
    for await (const rows of read(table, columns)) {
      await insertRows(to, table, columns, rows)
      yield rows
    }
  }

async function insertRows(
  to: PostgresClient,
  table: string,
  columns: readonly Column[],
  rows: readonly Row[],
): Promise<void> {
  const most = Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length))
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  for (let at = 0; at < rows.length; at += most) {
    const part = rows.slice(at, at + most)
    const values = part.flatMap((row) => columns.map(({ name, type }) => toPostgres(row[name], type)))
    const places = part.map(
      (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    )
    await to.query(`INSERT INTO ${quoted(table)} (${names}) VALUES ${places.join(', ')}`, values)
  }
}
