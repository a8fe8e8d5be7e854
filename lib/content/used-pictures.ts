/** Which records and globals use which pictures, drafts included: all of it at once. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

export interface PictureUse {
  picture: number
  /** Slug of the collection or global. */
  holder: string
  /** Null for a global. */
  holderId: number | null
  /** Path of the field. */
  field: string
}

/** As the request's transaction sees them, where it has one. */
export async function usedPictures(req: PayloadRequest): Promise<PictureUse[]> {
  const rows = await runSql(
    req.transactionID ? await transactionDatabase(req) : plainDatabase(req.payload.db),
    sql`SELECT target_id, holder, holder_id, field FROM record_references WHERE target = 'media'`,
  )
  return rows.map((row) => ({
    picture: Number(row.target_id),
    holder: String(row.holder),
    holderId: row.holder_id === null ? null : Number(row.holder_id),
    field: String(row.field),
  }))
}
