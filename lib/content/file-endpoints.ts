/** Calls of a file's form in the admin, below /api/files/:id. Who may make them, the access matrix says. */
import type { Endpoint } from 'payload'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { parseId } from '@/lib/shared/addresses/localized'
import { FILES } from './references/references-in-fields'
import { usagesOf } from './references/usages'

/** Where a file for download is offered. */
const uses: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    const file = parseId(String(req.routeParams?.id))
    if (!file) return errorResponse(404)
    return jsonResponse({ usages: await withTransaction(req, () => usagesOf(req, FILES, file)) })
  },
}

export const fileEndpoints: Endpoint[] = [uses]
