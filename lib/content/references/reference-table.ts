/** The table of references (lib/content/collections/record-references.ts), read and written past the collection. */
import { type SQL, sql } from 'drizzle-orm'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'

/** Slug of the collection. */
export const REFERENCES = 'record-references'

const TABLE = sql.identifier(REFERENCES.replaceAll('-', '_'))

/** A record of a collection, or a global, which has no Id. */
export interface Holder {
  slug: string
  id: number | null
}

export interface Reference {
  target: string
  targetId: number
  field: string
  locale: string | null
  draft: boolean
}

export interface HeldReference extends Reference {
  holder: Holder
}

/** All that names a record. */
export async function referencesTo(db: SqlRunner, target: string, id: number): Promise<HeldReference[]> {
  return rowsWhere(db, sql`target = ${target} AND target_id = ${id}`)
}

const ofHolder = ({ slug, id }: Holder): SQL =>
  id === null ? sql`holder = ${slug} AND holder_id IS NULL` : sql`holder = ${slug} AND holder_id = ${id}`

async function rowsWhere(db: SqlRunner, where: SQL): Promise<HeldReference[]> {
  const rows = await runSql(db, sql`SELECT * FROM ${TABLE} WHERE ${where} ORDER BY holder, holder_id, id`)
  return rows.map((row) => ({
    target: String(row.target),
    targetId: Number(row.target_id),
    holder: { slug: String(row.holder), id: row.holder_id === null ? null : Number(row.holder_id) },
    field: String(row.field),
    locale: row.language === null ? null : String(row.language),
    draft: Boolean(row.draft),
  }))
}

const keyOf = ({ target, targetId, field, locale, draft }: Reference) =>
  JSON.stringify([target, targetId, field, locale, draft])

/** Has a holder's references be these; where they are so already, nothing is written. */
export async function writeReferences(db: SqlRunner, holder: Holder, references: readonly Reference[]): Promise<void> {
  const now = new Map(references.map((reference) => [keyOf(reference), reference]))
  const before = new Set((await rowsWhere(db, ofHolder(holder))).map(keyOf))
  if (now.size === before.size && [...before].every((key) => now.has(key))) return
  await removeReferences(db, holder)
  for (const { target, targetId, field, locale, draft } of now.values()) {
    await runSql(
      db,
      sql`INSERT INTO ${TABLE} (target, target_id, holder, holder_id, field, language, draft)
        VALUES (${target}, ${targetId}, ${holder.slug}, ${holder.id}, ${field}, ${locale}, ${draft})`,
    )
  }
}

/** Of a holder that is gone nothing is named any more. */
export async function removeReferences(db: SqlRunner, holder: Holder): Promise<void> {
  await runSql(db, sql`DELETE FROM ${TABLE} WHERE ${ofHolder(holder)}`)
}
