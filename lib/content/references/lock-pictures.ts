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
import { FILES, PICTURES, type PictureReference } from './references-in-fields'

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
  const namedOf = (target: string) => found.flatMap((place) => (place.target === target ? place.named : []))
  const idOf = { [FILES]: await idsOfFiles(db, namedOf(FILES)), [PICTURES]: await idsOfPictures(db, namedOf(PICTURES)) }
  return found.map((place) => ({ ...place, id: idOf[place.target](place.named) ?? null }))
}

/** Id or name → Id, as far as there is such a record. */
type IdOf = (named: number | string) => number | undefined

async function idsOfFiles(db: SqlRunner, named: readonly (number | string)[]): Promise<IdOf> {
  const known = await recordsNamed(db, sql`files`, named, named.filter(isName))
  return (one) => known.get(one)
}

/** A picture is named by its largest file, by a copy, or by a file that it had before, or that was cropped otherwise. */
async function idsOfPictures(db: SqlRunner, named: readonly (number | string)[]): Promise<IdOf> {
  const names = named.filter(isName)
  const known = await recordsNamed(db, sql`media`, named, [...names, ...names.map(originalOf)])
  const former = await byFormerName(db, names.filter((name) => !known.has(originalOf(name))).map(stemOf))
  return (one) => known.get(one) ?? (isName(one) ? (known.get(originalOf(one)) ?? former.get(stemOf(one))) : undefined)
}

const isName = (named: number | string) => typeof named === 'string'

/** Records by their Ids and by the names of their files. */
async function recordsNamed(
  db: SqlRunner,
  table: ReturnType<typeof sql>,
  named: readonly (number | string)[],
  names: readonly string[],
): Promise<Map<number | string, number>> {
  const ids = named.flatMap((one) => (isName(one) ? [] : (parseId(String(one)) ?? [])))
  if (ids.length + names.length === 0) return new Map()
  const rows = await runSql(
    db,
    sql`SELECT id, filename FROM ${table} WHERE id IN ${listed(ids, sql`NULL`)} OR filename IN ${listed(names, sql`NULL`)}`,
  )
  return new Map(rows.flatMap(({ id, filename }) => [Number(id), String(filename)].map((key) => [key, Number(id)])))
}

/** Pictures by the names of files that they had before. */
async function byFormerName(db: SqlRunner, stems: readonly string[]): Promise<Map<string, number>> {
  if (stems.length === 0) return new Map()
  const names = [...new Set(stems)].flatMap((stem) => ORIGINAL_EXTENSIONS.map((extension) => `${stem}.${extension}`))
  const rows = await runSql(
    db,
    sql`SELECT parent_id, text FROM media_texts WHERE path IN ('formerNames', 'formerCrops') AND text IN ${listed(names, sql`NULL`)}`,
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
