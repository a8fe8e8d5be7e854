import type { CollectionBeforeChangeHook } from 'payload'

/** Sets when an account got its role, from which the deadline of its second factor is counted. */
export const setRoleSince: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const isNew = operation === 'create' || (data.role !== undefined && data.role !== originalDoc?.role)
  return isNew ? { ...data, roleSince: new Date().toISOString() } : data
}
