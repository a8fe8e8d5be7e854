import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { withdrawMails } from '@/lib/outbox/withdraw'
import { deliverMoved } from './notify'

/** The site's clock says when a message was read, and it was read when it was first read. */
export const stampFirstReading: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !data.readAt) return data
  return { ...data, readAt: originalDoc?.readAt ?? new Date().toISOString() }
}

/**
 * What staff let into the inbox is delivered as if it had never been elsewhere; what they call spam goes to nobody.
 * @returns the message, with the kinds of mails `posted` by this, for whoever reads the answer
 */
export const deliverReleased: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || previousDoc?.folder === doc.folder) return
  if (doc.folder === 'suspected') await withdrawMails(req, { message: doc.id })
  if (doc.folder === 'inbox') return { ...doc, posted: await deliverMoved(req, doc, previousDoc.folder) }
}
