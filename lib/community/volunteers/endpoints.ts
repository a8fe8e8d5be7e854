/** Calls of the coordinator's screen, below /api/volunteer-registrations. */
import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { exportEndpoint } from '@/lib/access/audit/export-endpoint'
import { readFilter } from '@/lib/community/shared/volunteer-filter'
import { isStatus } from '@/lib/community/shared/volunteer-status'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { parseId } from '@/lib/shared/addresses/localized'
import { exportRegistrations } from './export'
import { SEEN_STATUS } from './transition'

/** POST /:id/move { from, to }: the next status, if the registration still has the one that the person saw. */
const move: Endpoint = {
  method: 'post',
  path: '/:id/move',
  handler: async (req) => {
    const id = parseId(String(req.routeParams?.id))
    if (!id) throw publicError(say('volunteers.missing'), 404)
    await addDataAndFileToRequest(req)
    const { from, to } = (req.data ?? {}) as Record<string, unknown>
    if (!isStatus(from) || !isStatus(to)) throw publicError(say('volunteers.refused.unreadable'), 400)
    const { status, updatedAt } = await req.payload.update({
      collection: 'volunteer-registrations',
      id,
      data: { status: to },
      context: { [SEEN_STATUS]: from },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return Response.json({ status, updatedAt })
  },
}

export const volunteerEndpoints: Endpoint[] = [
  move,
  exportEndpoint({ path: '/export', subject: 'volunteer-registrations', name: 'volunteers' }, (payload, asked) =>
    exportRegistrations(payload, readFilter(asked)),
  ),
]
