/** Protects the last active administrator: a site without one could never get one again. */
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'

const lastAdministrator = () => publicError(say('account.refused.lastAdministrator'))

async function isLast(req: PayloadRequest, id: number | string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' }, suspended: { not_equals: true } },
    limit: 2,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.length === 1 && docs[0]?.id === id
}

export const refuseLosingLastAdministrator: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return data
  const suspended = data.suspended === true && !originalDoc?.suspended
  if (suspended && req.user?.id === originalDoc?.id) throw publicError(say('account.refused.suspendSelf'))
  const isOne = originalDoc?.role === 'administrator' && !originalDoc.suspended
  const demoted = data.role !== undefined && data.role !== 'administrator'
  if (isOne && (demoted || suspended) && (await isLast(req, originalDoc.id))) throw lastAdministrator()
  return data
}

export const refuseDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLast(req, id)) throw lastAdministrator()
}
