/** People who change the same thing do so one after the other; the next starts from what the last one left. */
import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'
import { lockRecord } from '@/lib/platform/database/record-lock'

export const lockRecordOnWrite: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args
  // Many at once come without an id, by a condition.
  const id = Number((args as { id?: unknown }).id)
  await lockRecord(req, collection.slug, Number.isInteger(id) ? id : null)
  return args
}

/** Where a record must fit all others, whoever writes one of them writes alone. */
export const lockCollectionOnWrite: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'delete') {
    await lockRecord(req, collection.slug, null)
  }
  return args
}

export const lockGlobalOnWrite: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  if (operation === 'update') await lockRecord(req, global.slug, null)
  return args
}
