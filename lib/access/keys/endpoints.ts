/**
 * Endpoints that create and revoke API keys, below /api/api-keys. By the access matrix they are for administrators, and not
 * for their keys: a key that could create keys would outlive its own expiry.
 */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { type KeyProblems, MAX_DAYS, MAX_NAME_LENGTH, parseKeyRequest } from '@/lib/access/rights/key-request'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { jsonResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { parseId } from '@/lib/shared/addresses/localized'
import { createKey, revokeKey } from './keys'

const anyObject = z.record(z.string(), z.unknown())

const LIMITS = { maxName: MAX_NAME_LENGTH, maxDays: MAX_DAYS }

const sentencesOf = (problems: KeyProblems) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, say(`keys.problems.${problem}`, LIMITS)]),
  )

export const keyEndpoints: Endpoint[] = [
  jsonEndpoint('/make', anyObject, async (req, body) => {
    const read = parseKeyRequest(body)
    if ('problems' in read) throw publicError(say('keys.refused.marked'), 422, { fields: sentencesOf(read.problems) })
    const { key, record } = await createKey(req, read.asked)
    return jsonResponse({ key, ...record }, 201)
  }),
  {
    path: '/:id/end',
    method: 'post',
    handler: async (req) => {
      const id = parseId(String(req.routeParams?.id))
      if (!id) throw publicError(say('keys.refused.missing'), 404)
      return jsonResponse(await revokeKey(req, id))
    },
  },
]
