import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { deliverMessage } from './deliver'

/** The site's clock says when a message was read, and it was read when it was first read. */
export const stampFirstReading: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !data.readAt) return data
  return { ...data, readAt: originalDoc?.readAt ?? new Date().toISOString() }
}

/** What staff take out of the suspected is delivered as if it had never been there. */
export const deliverReleased: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || previousDoc?.folder !== 'suspected' || doc.folder !== 'inbox') return
  await deliverMessage(req, doc)
}
