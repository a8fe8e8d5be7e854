import type { CollectionBeforeChangeHook } from 'payload'

/** Notes when an account got its role: from then on it has some days to set up its second factor. */
export const datedRole: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const isNew = operation === 'create' || (data.role !== undefined && data.role !== originalDoc?.role)
  return isNew ? { ...data, roleSince: new Date().toISOString() } : data
}
