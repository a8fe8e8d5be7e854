import type { CollectionBeforeOperationHook } from 'payload'
import { lockRecord } from '@/lib/database/transactions'

/** Two people who change one record do so one after the other; the second starts from what the first left. */
export const oneWriterPerRecord: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const id = Number((args as { id?: unknown }).id)
  if ((operation === 'update' || operation === 'delete') && Number.isInteger(id))
    await lockRecord(req, collection.slug, id)
  return args
}
