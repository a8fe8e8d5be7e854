/** Hooks that serialize concurrent writes by a lock: of a record, a whole collection, or a global. */
import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'
import { lockRecord } from '@/lib/platform/database/record-lock'

export const lockRecordOnWrite: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args
  // A bulk operation has a condition instead of an id.
  const id = Number((args as { id?: unknown }).id)
  await lockRecord(req, collection.slug, Number.isInteger(id) ? id : null)
  return args
}

/** For collections whose records must be consistent with each other. */
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
