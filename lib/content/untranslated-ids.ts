/** Which records may lack Bangla, found by the database: reading all of them through Payload took seconds. */
import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import type { CollectionSlug, Payload } from 'payload'
import { anyOf } from '@/lib/platform/database/search-sql'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { translatedFields } from './missing-bangla'

/** Looked through in one go: some ten milliseconds. */
const IDS_AT_ONCE = 1000

/** What String.trim takes away of what people type; the databases' own know spaces alone. */
const WHITE_SPACE = ' \t\n\v\f\r\u00a0\u2003\u2028\u2029\u3000\ufeff'

/**
 * Ids of records that have a text in English alone, in their newest version, some at a time and ascending. A record more may be
 * among them: what missingBangla says of it counts.
 */
export async function* untranslatedIds(payload: Payload, collection: CollectionSlug): AsyncGenerator<number[]> {
  const { config } = payload.collections[collection]
  const table = collection.replaceAll('-', '_')
  const ofVersions = Boolean(config.versions?.drafts)
  const names = ofVersions
    ? { rows: `_${table}_v`, texts: `_${table}_v_locales`, prefix: 'version_', id: sql`stored.parent_id` }
    : { rows: table, texts: `${table}_locales`, prefix: '', id: sql`stored.id` }
  const columns = columnsOf(payload, names.texts)
  const isMissing = translatedFields(config.flattenedFields).flatMap(({ path }) => {
    const column = columns.get(names.prefix + path.replaceAll('.', '_'))
    return column ? [sql`${trimmed('english', column)} <> '' AND ${trimmed('bangla', column)} = ''`] : []
  })
  if (isMissing.length === 0) return
  const newest = ofVersions ? sql`AND stored.latest = true` : sql``
  const from = sql`FROM ${sql.identifier(names.rows)} stored`
  const db = plainDatabase(payload.db)
  const [{ last } = { last: 0 }] = await runSql(db, sql`SELECT MAX(${names.id}) AS last ${from}`)
  for (let after = 0; after < Number(last ?? 0); after += IDS_AT_ONCE) {
    const rows = await runSql(
      db,
      sql`SELECT ${names.id} AS id ${from}
        JOIN ${sql.identifier(names.texts)} english ON english._parent_id = stored.id AND english._locale = 'en'
        LEFT JOIN ${sql.identifier(names.texts)} bangla ON bangla._parent_id = stored.id AND bangla._locale = 'bn'
        WHERE ${names.id} > ${after} AND ${names.id} <= ${after + IDS_AT_ONCE} ${newest} AND ${anyOf(isMissing)}
        ORDER BY 1`,
    )
    if (rows.length > 0) yield rows.map(({ id }) => Number(id))
    await yieldToEventLoop()
  }
}

const trimmed = (side: 'english' | 'bangla', column: string): SQL =>
  sql`LTRIM(COALESCE(${sql.identifier(side)}.${sql.identifier(column)}, ''), ${WHITE_SPACE})`

/** Columns of a table by the names that Payload has for their fields. */
function columnsOf({ db }: Payload, name: string): Map<string, string> {
  const table = (db as unknown as { tables: Record<string, Table> }).tables[name]
  return new Map(Object.entries(table ? getTableColumns(table) : {}).map(([field, column]) => [field, column.name]))
}
