/** Backfill of the references index: for records that were stored before it existed, or covered their fields. */
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { holdsReferences, indexReferences } from './index-references'
import type { Holder } from './references/reference-table'

/** To be raised when the index covers more fields than before: the next start then indexes all records again. */
const INDEX_VERSION = 2

/** Key under which the database stores the version of the index. */
export const FILLED = 'references-filled'

const AT_ONCE = 100

/**
 * Indexes all records, unless this version of the index is complete. Idempotent.
 * @returns how many records and globals were read
 * @throws when the database fails; the next start goes on
 */
export async function backfillReferences(payload: Payload): Promise<number> {
  const filled = (await payload.kv.get(FILLED)) as { kept?: number } | null
  if (filled?.kept === INDEX_VERSION) return 0
  const holders = await allHolders(payload)
  for (let at = 0; at < holders.length; at += AT_ONCE) await fill(payload, holders.slice(at, at + AT_ONCE))
  await payload.kv.set(FILLED, { kept: INDEX_VERSION })
  return holders.length
}

/**
 * Indexes all records anew, and forgets those that are gone: for an index that is in doubt, such as after a database was
 * changed past the site. Nobody may write meanwhile.
 * @returns how many records and globals were read
 * @throws when the database fails; the next start goes on
 */
export async function rebuildReferences(payload: Payload): Promise<number> {
  await payload.kv.delete(FILLED)
  await runSql(plainDatabase(payload.db), sql`DELETE FROM record_references`)
  return backfillReferences(payload)
}

async function fill(payload: Payload, holders: readonly Holder[]): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () => {
    for (const holder of holders) {
      await lockRecord(req, holder.slug, holder.id)
      await indexReferences(req, holder)
    }
  })
}

async function allHolders({ config, db }: Payload): Promise<Holder[]> {
  const globals = config.globals.filter(holdsReferences).map(({ slug }) => ({ slug, id: null }))
  const records: Holder[] = []
  for (const collection of config.collections) {
    if (!holdsReferences(collection)) continue
    const { slug } = collection
    const table = sql.identifier(slug.replaceAll('-', '_'))
    const rows = await runSql(plainDatabase(db), sql`SELECT id FROM ${table} ORDER BY id`)
    records.push(...rows.map(({ id }) => ({ slug, id: Number(id) })))
  }
  return [...globals, ...records]
}
