import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'

/**
 * Dragging a record that has a pending draft moves the draft alone; visitors would see the old order for ever. The
 * order is no part of a draft: it holds for the published record as well.
 */
export const orderOfPublished: CollectionAfterChangeHook = async ({ doc, previousDoc, req, collection }) => {
  const moved = doc._status === 'draft' && doc._order && doc._order !== previousDoc?._order
  if (!moved || !previousDoc?.id) return
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  await runSql(await transactionDatabase(req), sql`UPDATE ${table} SET _order = ${doc._order} WHERE id = ${doc.id}`)
}
