import type { CollectionBeforeDeleteHook } from 'payload'

/** The keys of an account go with it, in one transaction: a key without an account would work for nobody. */
export const endKeysOfAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { errors } = await req.payload.delete({
    collection: 'api-keys',
    where: { account: { equals: id } },
    req,
    overrideAccess: true,
    depth: 0,
  })
  // Payload goes on to the next record and tells at the end; here all go, or none.
  if (errors.length > 0) throw new Error('The keys of the account could not be removed.', { cause: errors })
}
