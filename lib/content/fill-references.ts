/** References of what was stored before the table of them was there, or knew of them. */
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { keepReferences } from './keep-references'
import { canNamePictures } from './references/found'
import type { Holder } from './references/rows'

/** To be raised when more is kept than before: the next start reads all records again. */
const KEPT = 1

/** Name under which the database remembers how far it was filled. */
export const FILLED = 'references-filled'

const AT_ONCE = 100

/**
 * Fills the table where it was not filled yet. One that is right stays as it is, however often this is done.
 * @returns how many records and globals were read
 * @throws when the database fails; the next start goes on
 */
export async function fillReferences(payload: Payload): Promise<number> {
  const filled = (await payload.kv.get(FILLED)) as { kept?: number } | null
  if (filled?.kept === KEPT) return 0
  const holders = await allHolders(payload)
  for (let at = 0; at < holders.length; at += AT_ONCE) await fill(payload, holders.slice(at, at + AT_ONCE))
  await payload.kv.set(FILLED, { kept: KEPT })
  return holders.length
}

async function fill(payload: Payload, holders: readonly Holder[]): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () => {
    for (const holder of holders) {
      await lockRecord(req, holder.slug, holder.id)
      await keepReferences(req, holder)
    }
  })
}

async function allHolders({ config, db }: Payload): Promise<Holder[]> {
  const globals = config.globals.filter(({ fields }) => canNamePictures(fields)).map(({ slug }) => ({ slug, id: null }))
  const records: Holder[] = []
  for (const { slug, fields } of config.collections) {
    if (!canNamePictures(fields)) continue
    const table = sql.identifier(slug.replaceAll('-', '_'))
    const rows = await runSql(plainDatabase(db), sql`SELECT id FROM ${table} ORDER BY id`)
    records.push(...rows.map(({ id }) => ({ slug, id: Number(id) })))
  }
  return [...globals, ...records]
}
