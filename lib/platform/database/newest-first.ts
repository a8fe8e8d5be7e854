/** Queries records by conditions in SQL, newest first, for what Payload's own conditions cannot express. */
import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { plainDatabase, runSql } from './sql'

/** A collection with its table. */
export interface ListedCollection<S extends CollectionSlug> {
  collection: S
  table: string
}

/** Ids of the records for which a condition holds. */
export async function newestIds<S extends CollectionSlug>(
  payload: Payload,
  { table }: ListedCollection<S>,
  { where, limit, offset = 0 }: { where: SQL; limit: number; offset?: number },
): Promise<number[]> {
  const query = sql`SELECT id FROM ${sql.identifier(table)} WHERE ${where} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`
  return (await runSql(plainDatabase(payload.db), query)).map(({ id }) => Number(id))
}

/** Looked through in one go: some ten milliseconds of a condition that reads every row. */
const ROWS_AT_ONCE = 5000

/**
 * The rows for which a condition holds that no index knows, newest first. Others have their turn meanwhile: SQLite's reads
 * hold the event loop.
 * @param columns beside the Id
 */
export async function matchingRows<S extends CollectionSlug>(
  payload: Payload,
  { table }: ListedCollection<S>,
  { where, columns }: { where: SQL; columns: readonly string[] },
): Promise<Record<string, unknown>[]> {
  const db = plainDatabase(payload.db)
  const from = sql.identifier(table)
  const selected = sql.join(
    ['id', ...columns].map((column) => sql.identifier(column)),
    sql`, `,
  )
  const [newest] = await runSql(db, sql`SELECT MAX(id) AS id FROM ${from}`)
  const found: Record<string, unknown>[] = []
  for (let last = Number(newest?.id ?? 0); last > 0; last -= ROWS_AT_ONCE) {
    const window = sql`id <= ${last} AND id > ${last - ROWS_AT_ONCE}`
    for (const row of await runSql(
      db,
      sql`SELECT ${selected} FROM ${from} WHERE ${window} AND ${where} ORDER BY id DESC`,
    ))
      found.push(row)
    await yieldToEventLoop()
  }
  return found
}

/** Records by their Ids, in this order; those that are gone are left out. */
export async function recordsByIds<S extends CollectionSlug>(
  payload: Payload,
  { collection }: ListedCollection<S>,
  ids: number[],
): Promise<DataFromCollectionSlug<S>[]> {
  if (ids.length === 0) return []
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ collection, where, pagination: false, depth: 0, overrideAccess: true })
  const byId = new Map((docs as DataFromCollectionSlug<S>[]).map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** All records for which a condition holds, in batches: no more than these are in memory together. */
export async function* newestInBatches<S extends CollectionSlug>(
  payload: Payload,
  listed: ListedCollection<S>,
  { where, size }: { where: SQL; size: number },
): AsyncGenerator<DataFromCollectionSlug<S>[]> {
  let ids = await newestIds(payload, listed, { where, limit: size })
  while (ids.length > 0) {
    yield await recordsByIds(payload, listed, ids)
    ids = await newestIds(payload, listed, { where: sql`${where} AND id < ${ids.at(-1)}`, limit: size })
  }
}
