/** A site without an administrator could never get one again: the last one stays. */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

const REFUSAL = 'This is the last administrator. Please make somebody else an administrator first.'

async function isLast(req: PayloadRequest, id: number | string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    limit: 2,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.length === 1 && docs[0]?.id === id
}

export const keepAnAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const demoted = operation === 'update' && originalDoc?.role === 'administrator' && data.role !== 'administrator'
  if (demoted && data.role !== undefined && (await isLast(req, originalDoc.id)))
    throw new APIError(REFUSAL, 409, undefined, true)
  return data
}

export const keepTheLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLast(req, id)) throw new APIError(REFUSAL, 409, undefined, true)
}
