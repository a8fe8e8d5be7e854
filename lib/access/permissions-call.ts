import type { CollectionSlug, PayloadHandler, PayloadRequest } from 'payload'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { parseId } from '@/lib/shared/addresses/localized'
import { type Requester, recordAccess } from './access-functions'

/**
 * Payload's call for one's permissions on a record (`/access/:id`), limited to records that one may read. Payload answers it
 * for any record, and fails where there is none: it would tell which records exist.
 */
export const onlyForReadableRecords =
  (slug: CollectionSlug, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const { id } = req.routeParams ?? {}
    return id === undefined || (await canRead(req, slug, String(id))) ? handler(req) : errorResponse(404)
  }

async function canRead({ payload, user }: PayloadRequest, slug: CollectionSlug, id: string): Promise<boolean> {
  const access = recordAccess(slug, user as Requester, 'read')
  if (access === false) return false
  const named = { id: { equals: parseId(id) } }
  const where = access === true ? named : { and: [named, access] }
  return (await payload.count({ collection: slug, where, trash: true })).totalDocs > 0
}
