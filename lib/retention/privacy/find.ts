/** Ids of what is held about a person, as SQL of both databases. */
import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import type { Person, Search } from '@/lib/access/personal-data'
import { meets } from '@/lib/access/rights/authorization'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { byKind, HELD_KINDS, type HeldKind, PERSONAL_DATA } from './kinds'

export type HeldIds = Record<HeldKind, number[]>

/** @param user who asks: what is not theirs to answer for is not found */
export async function idsOf(db: SqlRunner, person: Person, user: Search['user']): Promise<HeldIds> {
  const found = new Map<CollectionSlug, SQL>()
  const foundOf = (collection: CollectionSlug) => found.get(collection) ?? idsWhere(collection, NONE)
  const ids = byKind((): number[] => [])
  for (const kind of HELD_KINDS) {
    const { collection, need, isOf } = PERSONAL_DATA[kind]
    const query = idsWhere(collection, meets(user, need) ? isOf(person, { user, foundOf }) : NONE)
    found.set(collection, query)
    ids[kind] = await idsIn(db, query)
  }
  return ids
}

/** Ids of records with those that go with them. */
export async function withBelonging(db: SqlRunner, ids: HeldIds): Promise<HeldIds> {
  const kindOf = new Map(HELD_KINDS.map((kind) => [PERSONAL_DATA[kind].collection, kind]))
  const chosen = (collection: CollectionSlug) => ids[kindOf.get(collection) as HeldKind]
  const all = { ...ids }
  for (const kind of HELD_KINDS) {
    const { collection, belongsTo } = PERSONAL_DATA[kind]
    const where = belongsTo?.(chosen)
    if (where) all[kind] = [...ids[kind], ...(await idsIn(db, idsWhere(collection, where)))]
  }
  return all
}

const NONE = sql`1 = 0`

const idsWhere = (collection: CollectionSlug, where: SQL) =>
  sql`SELECT id FROM ${sql.identifier(collection.replaceAll('-', '_'))} WHERE ${where}`

const idsIn = async (db: SqlRunner, query: SQL) => (await runSql(db, query)).map(({ id }) => Number(id))
