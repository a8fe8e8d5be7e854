/**
 * Calls of the admin's screen for API keys, below /api/api-keys. Who may is in lib/access/rights/matrix.ts: administrators, and
 * no key of theirs, for accounts are no area of keys. A key that could make keys would outlive its own end.
 */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { readAskedKey } from '@/lib/access/rights/key-request'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { jsonResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { parseId } from '@/lib/shared/addresses/localized'
import { endKey, makeKey } from './keys'

const anyObject = z.record(z.string(), z.unknown())

export const keyEndpoints: Endpoint[] = [
  jsonEndpoint('/make', anyObject, async (req, body) => {
    const read = readAskedKey(body)
    if ('problems' in read) throw publicError('Please check what is marked.', 422, { fields: read.problems })
    const { key, record } = await makeKey(req, read.asked)
    return jsonResponse({ key, ...record }, 201)
  }),
  {
    path: '/:id/end',
    method: 'post',
    handler: async (req) => {
      const id = parseId(String(req.routeParams?.id))
      if (!id) throw publicError('There is no such key.', 404)
      return jsonResponse(await endKey(req, id))
    },
  },
]
