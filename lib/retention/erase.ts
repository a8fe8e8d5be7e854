/** Erases many records at once, past Payload's one by one. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/** Kind → its table, and the columns of other tables that name its rows. */
const TABLES = {
  messages: { table: 'messages', inMails: 'message_id', inLocks: 'messages_id' },
  registrations: {
    table: 'volunteer_registrations',
    inMails: 'registration_id',
    inLocks: 'volunteer_registrations_id',
  },
  // Through lib/giving/pledges/erase-donors.ts alone, which knows what must stay.
  pledges: { table: 'pledges', inMails: 'pledge_id', inLocks: 'pledges_id' },
} as const

export type ErasedKind = keyof typeof TABLES

/**
 * Erases records with their mails, in the request's transaction.
 * @param ids some hundreds at the most
 * @throws Error outside of a transaction
 */
export async function eraseRecords(req: PayloadRequest, kind: ErasedKind, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const db = await transactionDatabase(req)
  const { table, inMails, inLocks } = TABLES[kind]
  await runSql(db, sql`DELETE FROM mails WHERE ${sql.raw(inMails)} IN ${ids}`)
  // Who is editing what: SQLite would keep a record that somebody has open.
  await runSql(db, sql`DELETE FROM payload_locked_documents_rels WHERE ${sql.raw(inLocks)} IN ${ids}`)
  await runSql(db, sql`DELETE FROM ${sql.raw(table)} WHERE id IN ${ids}`)
}

/** Ids of records of a kind for which a condition holds. */
export async function idsWhere(req: PayloadRequest, kind: ErasedKind, where: SQL, limit: number): Promise<number[]> {
  const db = await transactionDatabase(req)
  const table = sql.raw(TABLES[kind].table)
  const rows = await runSql(db, sql`SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT ${limit}`)
  return rows.map(({ id }) => Number(id))
}
