/** Copies a SQLite database of the site into a PostgreSQL database with the same tables, and compares the two. */
import { createHash } from 'node:crypto'
import type { Client as SqliteClient } from '@libsql/client'
import type { Client as PostgresClient } from 'pg'
import { type Column, copiedRows, parsedRows, postgresRows, quoted, type RowReader, sqliteRows } from './copy/rows'
import { canonicalValue } from './copy/values'

/** Migrations are each database's own. */
const NOT_COPIED = 'payload_migrations'

type Tables = ReadonlyMap<string, readonly Column[]>

/** A database that cannot be copied; the message is for the person who wants it. */
export class CopyRefused extends Error {
  override name = 'CopyRefused'
}

/** What a table holds: how many rows, and a hash of them all that depends on no order and on neither database. */
interface TableDigest {
  rows: number
  hash: string
}

export type Digest = ReadonlyMap<string, TableDigest>

/**
 * Copies all rows, in one transaction: all of them, or none.
 * @param to database whose tables are there and empty
 * @returns what both hold then
 * @throws CopyRefused where the tables differ, or are not empty, or what was written is not what was read
 */
export async function copyToPostgres(from: SqliteClient, to: PostgresClient): Promise<Digest> {
  const tables = await tablesOf(to)
  await refuseOtherTables(from, tables)
  await to.query('BEGIN')
  try {
    await refuseRows(to, tables)
    await deferConstraints(to, true)
    const read = await digestOf(tables, parsedRows(copiedRows(sqliteRows(from), to)))
    for (const [table, columns] of tables) await continueNumbers(from, to, table, columns)
    await to.query('SET CONSTRAINTS ALL IMMEDIATE')
    await deferConstraints(to, false)
    refuseDifferences(read, await digestOf(tables, postgresRows(to)))
    await to.query('COMMIT')
    return read
  } catch (error) {
    await to.query('ROLLBACK')
    throw error
  }
}

/** Whether a PostgreSQL database holds the same rows as a SQLite one. */
export async function holdsTheSame(from: SqliteClient, to: PostgresClient): Promise<boolean> {
  const tables = await tablesOf(to)
  if (tables.size === 0) return false
  await refuseOtherTables(from, tables)
  return (
    differencesOf(await digestOf(tables, parsedRows(sqliteRows(from))), await digestOf(tables, postgresRows(to)))
      .length === 0
  )
}

async function tablesOf(to: PostgresClient): Promise<Tables> {
  const { rows } = await to.query<{ table_name: string; column_name: string; data_type: string }>(
    `SELECT columns.table_name, column_name, data_type FROM information_schema.columns
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY columns.table_name, ordinal_position`,
  )
  const tables = new Map<string, Column[]>()
  for (const { table_name: table, column_name: name, data_type: type } of rows) {
    if (table === NOT_COPIED) continue
    tables.set(table, [...(tables.get(table) ?? []), { name, type }])
  }
  return tables
}

/** Both have to have been brought up to date by the same version. */
async function refuseOtherTables(from: SqliteClient, tables: Tables): Promise<void> {
  const there = await from.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
  const names = there.rows.map(({ name }) => String(name)).filter((name) => name !== NOT_COPIED)
  const apart = [
    ...names.filter((name) => !tables.has(name)),
    ...[...tables.keys()].filter((name) => !names.includes(name)),
  ]
  for (const [table, columns] of tables) {
    if (apart.includes(table)) continue
    const info = await from.execute(`SELECT name FROM pragma_table_info('${table}')`)
    const own = info.rows.map(({ name }) => String(name))
    const other = columns.map(({ name }) => name)
    const odd = [...own.filter((name) => !other.includes(name)), ...other.filter((name) => !own.includes(name))]
    apart.push(...odd.map((name) => `${table}.${name}`))
  }
  if (apart.length > 0)
    throw new CopyRefused(
      `The tables of the two databases are not the same: ${apart.slice(0, 5).join(', ')}. Please start the site once with this version, and try again.`,
    )
}

async function refuseRows(to: PostgresClient, tables: Tables): Promise<void> {
  for (const table of tables.keys()) {
    const { rows } = await to.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`)
    if (rows.length > 0)
      throw new CopyRefused(
        `The database holds a site already (${table}), and not the same one. Please give an empty database.`,
      )
  }
}

/** Rows refer to each other in circles: what they name is looked for when all are there. */
async function deferConstraints(to: PostgresClient, isDeferred: boolean): Promise<void> {
  const { rows } = await to.query<{ table: string; name: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const how = isDeferred ? 'DEFERRABLE INITIALLY DEFERRED' : 'NOT DEFERRABLE'
  for (const { table, name } of rows) await to.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${quoted(name)} ${how}`)
}

/** The next record gets a number that none had, of a deleted one neither: the bin brings that back under its own. */
async function continueNumbers(
  from: SqliteClient,
  to: PostgresClient,
  table: string,
  columns: readonly Column[],
): Promise<void> {
  if (!columns.some(({ name, type }) => name === 'id' && type === 'integer')) return
  const { rows } = await from.execute({
    sql: `SELECT MAX(COALESCE((SELECT MAX(id) FROM ${quoted(table)}), 0), COALESCE((SELECT seq FROM sqlite_sequence WHERE name = ?), 0)) AS last`,
    args: [table],
  })
  const last = Number(rows[0]?.last)
  if (last > 0) await to.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2)`, [`public.${quoted(table)}`, last])
}

async function digestOf(tables: Tables, read: RowReader): Promise<Digest> {
  const digest = new Map<string, TableDigest>()
  for (const [table, columns] of tables) {
    const hashes: string[] = []
    for await (const rows of read(table, columns)) hashes.push(...rows.map((row) => hashOf(row, columns)))
    const hash = createHash('sha256').update(hashes.toSorted().join()).digest('hex')
    digest.set(table, { rows: hashes.length, hash })
  }
  return digest
}

const hashOf = (row: Record<string, unknown>, columns: readonly Column[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ name, type }) => canonicalValue(row[name], type))))
    .digest('hex')

function differencesOf(one: Digest, other: Digest): string[] {
  return [...one].flatMap(([table, { rows, hash }]) => {
    const found = other.get(table)
    return found?.hash === hash ? [] : [`${table}: ${rows} rows, ${found?.rows ?? 'no'} in the other`]
  })
}

function refuseDifferences(before: Digest, after: Digest): void {
  const differences = differencesOf(before, after)
  if (differences.length > 0)
    throw new CopyRefused(
      `What was written is not what was read, so nothing was kept: ${differences.slice(0, 5).join('; ')}.`,
    )
}
