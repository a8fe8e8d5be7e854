import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { runSql } from '@/lib/database/sql'
import { transactionDatabase } from '@/lib/database/transactions'
import { deliverMessage } from './deliver'

/** The site's clock says when a message was read, and it was read when it was first read. */
export const stampFirstReading: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !data.readAt) return data
  return { ...data, readAt: originalDoc?.readAt ?? new Date().toISOString() }
}

/** What staff take out of the suspected is delivered as if it had never been there; not again, where it was before. */
export const deliverReleased: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || previousDoc?.folder !== 'suspected' || doc.folder !== 'inbox') return
  const db = await transactionDatabase(req)
  const posted = await runSql(db, sql`SELECT id FROM mails WHERE message_id = ${doc.id} LIMIT 1`)
  if (posted.length === 0) await deliverMessage(req, doc)
}
