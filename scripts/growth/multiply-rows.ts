/** Copies rows in SQL, many times each, with all that belongs to them: through the CMS it would take hours. */
import type { Client } from '@libsql/client'

/** Columns of tables that belong to a record: rows of its lists and languages, and its versions. */
const BELONGS = /^_?parent_id$/

/** Text of a number that a copy's texts end with. */
const NUMBER = "printf('%05d', copy.number)"

/** A copy's moment, a minute before that of the one before it; the fraction and the zone stay as they are written. */
const earlier = (column: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', source."${column}", '-' || copy.number || ' minutes')`

export interface RowFamily {
  /** The tables whose rows are copied, those that others refer to first; what belongs to them is found. */
  tables: string[]
  /** SQL of a condition on the rows of a table that are copied, `source` being the row. */
  only?: Readonly<Record<string, string>>
  /** SQL of a column's value in a copy, `source` being the row and `copy.number` 1 and up: "table.column" → SQL. */
  values?: Readonly<Record<string, string>>
}

/** How a table's ids were moved: the copy numbered n of a row has the row's id and n times the stride. */
export interface Copies {
  count: number
  strides: ReadonlyMap<string, number>
}

interface Column {
  name: string
  type: string
  /** The table that it refers to. */
  target?: string
}

/**
 * Copies each row of a family of tables.
 * @param count copies of each row
 * @param beside families that were copied before: what refers to one of their rows refers to a copy of it
 * @returns how the ids were moved, for families that refer to this one
 */
export async function multiplyRows(
  client: Client,
  family: RowFamily,
  count: number,
  beside: readonly Copies[] = [],
): Promise<Copies> {
  if (count < 1) return { count: 0, strides: new Map() }
  const tables = await withWhatBelongs(client, family.tables)
  const strides = new Map<string, number>()
  for (const table of tables) strides.set(table, await largestId(client, table))
  const copies = { count, strides }
  for (const table of tables) {
    const columns = await columnsOf(client, table)
    const values = columns.map(
      (column) => family.values?.[`${table}.${column.name}`] ?? copiedValue(column, table, copies, beside),
    )
    const names = columns.map(({ name }) => `"${name}"`)
    await client.execute(
      `WITH RECURSIVE copy(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < ${count})
       INSERT INTO "${table}" (${names.join(', ')})
       SELECT ${values.join(', ')} FROM copy CROSS JOIN "${table}" AS source WHERE ${family.only?.[table] ?? 'true'}
       ORDER BY copy.number, source.rowid`,
    )
  }
  return copies
}

function copiedValue({ name, type, target }: Column, table: string, copies: Copies, beside: readonly Copies[]): string {
  const column = `source."${name}"`
  const moved = name === 'id' ? copies.strides.get(table) : target && copies.strides.get(target)
  if (moved !== undefined && type !== 'TEXT') return `${column} + copy.number * ${moved}`
  if (moved !== undefined) return `${column} || '-' || copy.number`
  const other = target && beside.find(({ strides }) => strides.has(target))
  if (other) return `${column} + (copy.number % ${other.count + 1}) * ${other.strides.get(target)}`
  // A key between two others: digits that do not end with the smallest.
  if (name === '_order' && type === 'TEXT') return `${column} || ${NUMBER} || 'V'`
  if (/^(?:version_)?(?:created|updated)_at$/.test(name)) return earlier(name)
  return column
}

/** The tables and, behind each, those whose rows belong to its rows. */
async function withWhatBelongs(client: Client, roots: readonly string[]): Promise<string[]> {
  const { rows } = await client.execute(
    `SELECT owner.name AS belongs, reference."table" AS owner, reference."from" AS by
     FROM sqlite_master AS owner, pragma_foreign_key_list(owner.name) AS reference WHERE owner.type = 'table'`,
  )
  const found = [...roots]
  for (const table of found) {
    for (const { belongs, owner, by } of rows) {
      const name = String(belongs)
      if (owner === table && BELONGS.test(String(by)) && !name.startsWith('payload_') && !found.includes(name))
        found.push(name)
    }
  }
  return found
}

/** The largest id; 0 where ids are texts or there is no row. */
async function largestId(client: Client, table: string): Promise<number> {
  const { rows } = await client.execute(`SELECT max(id) AS largest FROM "${table}"`)
  return Number(rows[0]?.largest ?? 0) || 0
}

async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.execute(
    `SELECT info.name AS name, info.type AS type, reference."table" AS target FROM pragma_table_info('${table}') AS info
     LEFT JOIN pragma_foreign_key_list('${table}') AS reference ON reference."from" = info.name ORDER BY info.cid`,
  )
  return rows.map(({ name, type, target }) => ({
    name: String(name),
    type: String(type).toUpperCase(),
    ...(target ? { target: String(target) } : {}),
  }))
}
