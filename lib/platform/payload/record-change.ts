import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { recordChange } from '@/lib/platform/database/transactions'

/** Marks the collection as changed in the transaction of the write; its commit announces it. */
export const changedAfterWrite: CollectionAfterChangeHook = async ({ req, collection }) => {
  await recordChange(req, collection.slug)
}

export const changedAfterDelete: CollectionAfterDeleteHook = async ({ req, collection }) => {
  await recordChange(req, collection.slug)
}

export const globalChanged: GlobalAfterChangeHook = async ({ req, global }) => {
  await recordChange(req, global.slug)
}
