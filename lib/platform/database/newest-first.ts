/** Queries records by conditions in SQL, newest first, for what Payload's own conditions cannot express. */
import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
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
