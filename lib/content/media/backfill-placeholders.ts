/** Backfill of placeholders, for pictures that were uploaded before these existed. */
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { markChanged, transactionDatabase } from '@/lib/platform/database/transactions'
import { placeholderOf } from './placeholder'

/** The start waits for it: what is left then gets its placeholder at the next one, and is shown without until then. */
const TIME_LIMIT_MS = 5000

/**
 * Makes the placeholders that are missing, in one transaction.
 * @param folder where the pictures' files are
 * @returns how many pictures were looked at; one that has none, or no readable file, is not looked at again
 * @throws when the database fails
 */
export async function backfillPlaceholders(payload: Payload, folder: string, limitMs = TIME_LIMIT_MS): Promise<number> {
  const until = performance.now() + limitMs
  const { docs } = await payload.find({
    collection: 'media',
    where: { placeholder: { exists: false } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const made = new Map<number, string>()
  for (const { id, filename, sizes } of docs) {
    if (performance.now() > until) break
    const file = path.join(folder, String(sizes?.webp480?.filename ?? filename))
    made.set(Number(id), await placeholderOf(file).catch(() => ''))
  }
  if (made.size > 0) await write(payload, made)
  return made.size
}

async function write(payload: Payload, placeholders: Map<number, string>): Promise<void> {
  const req = await createLocalReq({}, payload)
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined
  try {
    const db = await transactionDatabase(req)
    const now = new Date().toISOString()
    for (const [id, placeholder] of placeholders) {
      await runSql(
        db,
        sql`UPDATE media SET placeholder = ${placeholder}, updated_at = ${now} WHERE id = ${id} AND placeholder IS NULL`,
      )
    }
    await markChanged(req, 'media')
    await payload.db.commitTransaction(req.transactionID as string)
  } catch (error) {
    if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID)
    throw error
  }
}
