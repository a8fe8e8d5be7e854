import { sql } from 'drizzle-orm'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'

/**
 * Uses up what is good once: the work of a browser, the ticket of a set-up.
 * @param db the request's transaction, where the use is to fail with it
 * @param proof unique in the site
 * @param until when it is good for nothing by itself, and may be forgotten (housekeeping)
 * @returns false where it was used before, or is used by another at this moment
 */
export async function redeemToken(db: SqlRunner, proof: string, until: Date): Promise<boolean> {
  const spent = await runSql(
    db,
    sql`INSERT INTO spent_proofs (proof, expires_at) VALUES (${proof}, ${until.toISOString()})
      ON CONFLICT (proof) DO NOTHING RETURNING id`,
  )
  return spent.length === 1
}
