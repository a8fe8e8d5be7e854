import type { CollectionSlug, PayloadHandler, PayloadRequest } from 'payload'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { parseId } from '@/lib/shared/addresses/localized'
import { type Reader, reach } from './access-functions'

/**
 * The call that tells people what they may do with a record. Payload answers it of any record, and fails where there is
 * none: here it says of what somebody may not read neither that it is there nor that it is not.
 */
export const toldToReaders =
  (slug: CollectionSlug, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const { id } = req.routeParams ?? {}
    return id === undefined || (await reads(req, slug, String(id))) ? handler(req) : errorResponse(404)
  }

async function reads({ payload, user }: PayloadRequest, slug: CollectionSlug, id: string): Promise<boolean> {
  const reached = reach(slug, user as Reader, 'read')
  if (reached === false) return false
  const named = { id: { equals: parseId(id) } }
  const where = reached === true ? named : { and: [named, reached] }
  return (await payload.count({ collection: slug, where, trash: true })).totalDocs > 0
}
