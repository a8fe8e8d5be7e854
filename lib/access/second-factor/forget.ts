import type { CollectionAfterDeleteHook } from 'payload'
import { dropSecondFactor } from './store'

/** The second factor of an account goes with it, in one transaction. */
export const forgetSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  await dropSecondFactor(req, Number(id))
}
