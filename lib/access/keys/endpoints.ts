/**
 * Endpoints that create and revoke API keys, below /api/api-keys. By the access matrix they are for administrators, and not
 * for their keys: a key that could create keys would outlive its own expiry.
 */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { parseKeyRequest } from '@/lib/access/rights/key-request'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { jsonResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { parseId } from '@/lib/shared/addresses/localized'
import { createKey, revokeKey } from './keys'

const anyObject = z.record(z.string(), z.unknown())

export const keyEndpoints: Endpoint[] = [
  jsonEndpoint('/make', anyObject, async (req, body) => {
    const read = parseKeyRequest(body)
    if ('problems' in read) throw publicError('Please check what is marked.', 422, { fields: read.problems })
    const { key, record } = await createKey(req, read.asked)
    return jsonResponse({ key, ...record }, 201)
  }),
  {
    path: '/:id/end',
    method: 'post',
    handler: async (req) => {
      const id = parseId(String(req.routeParams?.id))
      if (!id) throw publicError('There is no such key.', 404)
      return jsonResponse(await revokeKey(req, id))
    },
  },
]
