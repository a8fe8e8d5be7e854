import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/**
 * Copies the order of a draft to its published record. Dragging a record with a pending draft moves the draft only, and
 * visitors would see the old order.
 */
export const copyOrderToPublished: CollectionAfterChangeHook = async ({ doc, previousDoc, req, collection }) => {
  const moved = doc._status === 'draft' && doc._order && doc._order !== previousDoc?._order
  if (!moved || !previousDoc?.id) return
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  await runSql(await transactionDatabase(req), sql`UPDATE ${table} SET _order = ${doc._order} WHERE id = ${doc.id}`)
}
