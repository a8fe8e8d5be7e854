/** Erases records with their mails: a mail is made from its record and names a person, and goes with it. */
import { type SQL, sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload'
import { recordActions } from '@/lib/access/audit/record'
import { inBatches } from '@/lib/platform/database/batches'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/** Collection → the column of mails that names its records. */
export const MAIL_COLUMNS = {
  messages: 'message_id',
  'volunteer-registrations': 'registration_id',
  pledges: 'pledge_id',
} as const

type Mailed = keyof typeof MAIL_COLUMNS

/**
 * Erases records with their mails, many at once, past Payload's one by one; in the request's transaction.
 * @param ids some hundreds at the most
 * @throws Error outside of a transaction
 */
export async function eraseRecords(req: PayloadRequest, collection: Mailed, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const db = await transactionDatabase(req)
  const table = collection.replaceAll('-', '_')
  await eraseMails(req, collection, ids)
  // Who is editing what: SQLite would keep a record that somebody has open.
  await runSql(db, sql`DELETE FROM payload_locked_documents_rels WHERE ${sql.identifier(`${table}_id`)} IN ${ids}`)
  await runSql(db, sql`DELETE FROM ${sql.identifier(table)} WHERE id IN ${ids}`)
}

/**
 * Erases all records for which a condition on their rows holds, with their mails, in short transactions.
 * @param asked who wants it; nobody for what the site does itself
 * @returns how many
 */
export function eraseWhere(payload: Payload, collection: Mailed, where: SQL, asked?: PayloadRequest): Promise<number> {
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const erase = async (req: PayloadRequest, limit: number) => {
    const db = await transactionDatabase(req)
    const rows = await runSql(db, sql`SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT ${limit}`)
    const ids = rows.map(({ id }) => Number(id))
    await eraseRecords(req, collection, ids)
    if (req.user) await recordActions(req, { act: 'erase', subject: collection }, ids)
    return ids.length
  }
  return inBatches(payload, erase, asked)
}

/** Has the mails of a collection's records go with them, in one transaction. */
export function eraseMailsOf(collection: Mailed): CollectionBeforeDeleteHook {
  return ({ id, req }) => eraseMails(req, collection, [Number(id)])
}

async function eraseMails(req: PayloadRequest, collection: Mailed, ids: number[]): Promise<void> {
  const column = sql.identifier(MAIL_COLUMNS[collection])
  await runSql(await transactionDatabase(req), sql`DELETE FROM mails WHERE ${column} IN ${ids}`)
}
