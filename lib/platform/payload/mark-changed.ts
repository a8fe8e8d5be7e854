import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { markChanged } from '@/lib/platform/database/transactions'

/** Hook: marks the collection as changed in the transaction of the write, whose commit notifies the listeners. */
export const markChangedAfterWrite: CollectionAfterChangeHook = async ({ req, collection }) => {
  await markChanged(req, collection.slug)
}

export const markChangedAfterDelete: CollectionAfterDeleteHook = async ({ req, collection }) => {
  await markChanged(req, collection.slug)
}

export const markGlobalChanged: GlobalAfterChangeHook = async ({ req, global }) => {
  await markChanged(req, global.slug)
}
