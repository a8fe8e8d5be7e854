/** A mail is made from its record and names a person: it goes with the record, in one transaction. */
import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/** @param record field of a mail that names the records of the collection */
export function eraseMailsOf(record: 'message' | 'registration'): CollectionBeforeDeleteHook {
  const column = sql.raw(`${record}_id`)
  return async ({ id, req }) => {
    await runSql(await transactionDatabase(req), sql`DELETE FROM mails WHERE ${column} = ${Number(id)}`)
  }
}
