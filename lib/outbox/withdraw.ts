import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import type { PostedMail } from './post'

/**
 * Takes back the mails of a record that went to nobody yet, in the request's transaction: staff say that it is spam. One
 * that a sender has in hand stays: whether it went out is not known.
 * @throws Error outside of a transaction
 */
export async function withdrawMails(
  req: PayloadRequest,
  {
    message = null,
    registration = null,
    pledge = null,
  }: { [K in 'message' | 'registration' | 'pledge']?: PostedMail[K] | null },
): Promise<void> {
  const unclaimed = sql`(claimed_until IS NULL OR claimed_until <= ${new Date().toISOString()})`
  await runSql(
    await transactionDatabase(req),
    sql`DELETE FROM mails
      WHERE (message_id = ${message} OR registration_id = ${registration} OR pledge_id = ${pledge})
      AND state IN ('waiting', 'refused') AND ${unclaimed}`,
  )
}
