import { sql } from 'drizzle-orm'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'

/**
 * Redeems a token that is valid once: a proof of work, the ticket of a set-up.
 * @param db the request's transaction, where the redemption is to be rolled back with it
 * @param proof unique in the site
 * @param until when it expires by itself, so that its row may be deleted
 * @returns false where it was redeemed before, or is being redeemed by another request
 */
export async function redeemToken(db: SqlRunner, proof: string, until: Date): Promise<boolean> {
  const spent = await runSql(
    db,
    sql`INSERT INTO spent_proofs (proof, expires_at) VALUES (${proof}, ${until.toISOString()})
      ON CONFLICT (proof) DO NOTHING RETURNING id`,
  )
  return spent.length === 1
}
