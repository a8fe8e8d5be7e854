import type { CollectionAfterDeleteHook } from 'payload'
import { deleteSecondFactor } from './store'

/** Deletes the second factor of a deleted account, in its transaction. */
export const deleteSecondFactorWithAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteSecondFactor(req, Number(id))
}
