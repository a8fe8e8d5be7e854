/** Looks up and locks the pictures and files for download that a record uses. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { stemOf } from '@/lib/content/media/current-pictures'
import { ORIGINAL_EXTENSIONS } from '@/lib/content/media/original-file'
import { originalOf } from '@/lib/content/media/original-name'
import { lockRecordsShared } from '@/lib/platform/database/record-lock'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { parseId } from '@/lib/shared/addresses/localized'
import { FILES, PICTURES, type PictureReference } from './picture-fields'

/** A reference with the Id of its picture; null where the site has no such picture. */
export interface LockedPicture extends PictureReference {
  id: number | null
}

/**
 * Locks the pictures of these references against deletion until the transaction ends. A deletion under way is waited for,
 * and its picture is then missing.
 */
export async function lockPictures(req: PayloadRequest, found: readonly PictureReference[]): Promise<LockedPicture[]> {
  const db = await transactionDatabase(req)
  const before = await named(db, found)
  for (const target of [FILES, PICTURES]) {
    const ids = before.flatMap((place) => (place.target === target ? (place.id ?? []) : []))
    await lockRecordsShared(req, target, [...new Set(ids)])
  }
  return req.payload.db.name === 'postgres' ? named(db, found) : before
}

async function named(db: SqlRunner, found: readonly PictureReference[]): Promise<LockedPicture[]> {
  const files = found.filter(({ target }) => target === FILES)
  const fileIds = files.length > 0 ? await idsOfFiles(db, files) : new Map<number | string, number>()
  const pictures = await namedPictures(
    db,
    found.filter(({ target }) => target === PICTURES),
  )
  return found.map((place) =>
    place.target === FILES ? { ...place, id: fileIds.get(place.named) ?? null } : (pictures.shift() as LockedPicture),
  )
}

/** Id or name of a file for download → its Id. */
async function idsOfFiles(db: SqlRunner, files: readonly PictureReference[]): Promise<Map<number | string, number>> {
  const ids = files.flatMap(({ named }) => (typeof named === 'number' ? (parseId(String(named)) ?? []) : []))
  const names = files.flatMap(({ named }) => (typeof named === 'string' ? named : []))
  const rows = await runSql(
    db,
    sql`SELECT id, filename FROM files WHERE id IN ${listed(ids, sql`NULL`)} OR filename IN ${listed(names, sql`NULL`)}`,
  )
  return new Map(
    rows.flatMap(({ id, filename }): [number | string, number][] => [
      [Number(id), Number(id)],
      [String(filename), Number(id)],
    ]),
  )
}

async function namedPictures(db: SqlRunner, found: readonly PictureReference[]): Promise<LockedPicture[]> {
  const ids = found.flatMap(({ named }) => (typeof named === 'number' ? (parseId(String(named)) ?? []) : []))
  const names = found.flatMap(({ named }) => (typeof named === 'string' ? [named, originalOf(named)] : []))
  if (ids.length + names.length === 0) return found.map((place) => ({ ...place, id: null }))
  const rows = await runSql(
    db,
    sql`SELECT id, filename FROM media WHERE id IN ${listed(ids, sql`NULL`)} OR filename IN ${listed(names, sql`NULL`)}`,
  )
  const there = new Set(rows.map(({ id }) => Number(id)))
  const byName = new Map(rows.map(({ id, filename }) => [String(filename), Number(id)]))
  const former = await byFormerName(db, names.filter((name) => !byName.has(originalOf(name))).map(stemOf))
  return found.map((place) => {
    const { named } = place
    if (typeof named === 'number') return { ...place, id: there.has(named) ? named : null }
    return { ...place, id: byName.get(named) ?? byName.get(originalOf(named)) ?? former.get(stemOf(named)) ?? null }
  })
}

/** Pictures by the names of files that they had before. */
async function byFormerName(db: SqlRunner, stems: readonly string[]): Promise<Map<string, number>> {
  if (stems.length === 0) return new Map()
  const names = [...new Set(stems)].flatMap((stem) => ORIGINAL_EXTENSIONS.map((extension) => `${stem}.${extension}`))
  const rows = await runSql(
    db,
    sql`SELECT parent_id, text FROM media_texts WHERE path = 'formerNames' AND text IN ${listed(names, sql`NULL`)}`,
  )
  return new Map(rows.map(({ parent_id, text }) => [stemOf(String(text)), Number(parent_id)]))
}

const listed = (values: readonly (number | string)[], none: ReturnType<typeof sql>) =>
  values.length === 0
    ? sql`(${none})`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`
