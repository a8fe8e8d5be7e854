/** Pictures that a record names, by their Ids; those that are not there, or go at this moment. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { originalOf } from '@/lib/content/media/names'
import { lockRecordsShared } from '@/lib/platform/database/record-lock'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { parseId } from '@/lib/shared/addresses/localized'
import { type Found, PICTURES } from './found'

/** A place with the Id of its picture; null where the site has no such picture. */
export interface Named extends Found {
  id: number | null
}

/**
 * The pictures of these places. Until the transaction ends none of them can be deleted: whoever does so at this moment
 * is waited for, and the picture is not there then.
 */
export async function holdPictures(req: PayloadRequest, found: readonly Found[]): Promise<Named[]> {
  const db = await transactionDatabase(req)
  const before = await named(db, found)
  await lockRecordsShared(req, PICTURES, [...new Set(before.flatMap(({ id }) => id ?? []))])
  return req.payload.db.name === 'postgres' ? named(db, found) : before
}

async function named(db: SqlRunner, found: readonly Found[]): Promise<Named[]> {
  const ids = found.flatMap(({ named }) => (typeof named === 'number' ? (parseId(String(named)) ?? []) : []))
  const names = found.flatMap(({ named }) => (typeof named === 'string' ? [named, originalOf(named)] : []))
  if (ids.length + names.length === 0) return found.map((place) => ({ ...place, id: null }))
  const rows = await runSql(
    db,
    sql`SELECT id, filename FROM media WHERE id IN ${listed(ids, sql`NULL`)} OR filename IN ${listed(names, sql`NULL`)}`,
  )
  const byName = new Map(rows.map(({ id, filename }) => [String(filename), Number(id)]))
  const there = new Set(byName.values())
  return found.map((place) => {
    const { named } = place
    if (typeof named === 'number') return { ...place, id: there.has(named) ? named : null }
    return { ...place, id: byName.get(named) ?? byName.get(originalOf(named)) ?? null }
  })
}

const listed = (values: readonly (number | string)[], none: ReturnType<typeof sql>) =>
  values.length === 0
    ? sql`(${none})`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`
