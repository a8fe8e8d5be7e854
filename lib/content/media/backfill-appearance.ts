/** Backfill of what is told from a picture's pixels, for pictures that were uploaded before it was. */
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { markChanged, transactionDatabase } from '@/lib/platform/database/transactions'
import { lookOf } from './look'
import { placeholderOf } from './placeholder'

/** The start waits for it: what is left then gets it at the next one, and is shown without until then. */
const TIME_LIMIT_MS = 5000

/**
 * Makes the placeholders that are missing, in one transaction.
 * @param folder where the pictures' files are
 * @returns how many pictures were looked at; one that has none, or no readable file, is not looked at again
 * @throws when the database fails
 */
export const backfillPlaceholders = (payload: Payload, folder: string, limitMs = TIME_LIMIT_MS): Promise<number> =>
  backfill(payload, folder, { field: 'placeholder', make: placeholderOf, limitMs })

/** The same for looks (look.ts). */
export const backfillLooks = (payload: Payload, folder: string, limitMs = TIME_LIMIT_MS): Promise<number> =>
  backfill(payload, folder, { field: 'look', make: lookOf, limitMs })

interface Backfill {
  /** Name of the field, which is the column's. */
  field: 'placeholder' | 'look'
  make: (file: string) => Promise<string>
  limitMs: number
}

async function backfill(payload: Payload, folder: string, { field, make, limitMs }: Backfill): Promise<number> {
  const until = performance.now() + limitMs
  const { docs } = await payload.find({
    collection: 'media',
    where: { [field]: { exists: false }, withdrawnAt: { exists: false } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const made = new Map<number, string>()
  for (const { id, filename, sizes } of docs) {
    if (performance.now() > until) break
    const file = path.join(folder, String(sizes?.webp480?.filename ?? filename))
    made.set(Number(id), await make(file).catch(() => ''))
  }
  if (made.size > 0) await write(payload, sql.identifier(field), made)
  return made.size
}

async function write(
  payload: Payload,
  column: ReturnType<typeof sql.identifier>,
  made: Map<number, string>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined
  try {
    const db = await transactionDatabase(req)
    const now = new Date().toISOString()
    for (const [id, value] of made) {
      await runSql(
        db,
        sql`UPDATE media SET ${column} = ${value}, updated_at = ${now} WHERE id = ${id} AND ${column} IS NULL`,
      )
    }
    await markChanged(req, 'media')
    await payload.db.commitTransaction(req.transactionID as string)
  } catch (error) {
    if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID)
    throw error
  }
}
