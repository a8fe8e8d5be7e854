/** Row stamps: version tokens that show whether a row has changed, without reading the row. */
import { getTableColumns, sql, type Table } from 'drizzle-orm'
import type { BaseDatabaseAdapter } from 'payload'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { plainDatabase, runSql } from './sql'

/**
 * Columns that change with a row: Payload sets the day of the update with every write of its own; the order is dragged,
 * and the database itself clears what pointed at a record that was deleted.
 */
const STAMP_COLUMNS = /^(?:id|updated_at|_status|_order)$|_id$/

/** Read in one go: some ten milliseconds. */
const ROWS_AT_ONCE = 2000

/**
 * The stamp of every row of a collection, which changes with the row. SQL that bypasses Payload must set updated_at.
 * @param collection its slug
 * @returns id → stamp, of published records alone where the collection has drafts
 */
export async function readRowStamps(adapter: BaseDatabaseAdapter, collection: string): Promise<Map<number, string>> {
  const name = collection.replaceAll('-', '_')
  const table = (adapter as unknown as { tables: Record<string, Table> }).tables[name]
  if (!table) throw new Error(`There is no table ${name}.`)
  const columns = Object.values(getTableColumns(table)).map((column) => column.name)
  const stampColumns = columns.filter((column) => STAMP_COLUMNS.test(column))
  const selected = sql.join(
    stampColumns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const published = columns.includes('_status') ? sql`AND _status = 'published'` : sql``
  const stamps = new Map<number, string>()
  for (let last = 0; ; await yieldToEventLoop()) {
    const query = sql`SELECT ${selected} FROM ${sql.identifier(name)} WHERE id > ${last} ${published}
      ORDER BY id LIMIT ${sql.raw(String(ROWS_AT_ONCE))}`
    const rows = await runSql(plainDatabase(adapter), query)
    for (const row of rows) stamps.set(Number(row.id), JSON.stringify(stampColumns.map((column) => row[column])))
    if (rows.length < ROWS_AT_ONCE) return stamps
    last = Number(rows.at(-1)?.id)
  }
}
