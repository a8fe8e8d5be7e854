/**
 * Calls of the admin's screen for API keys, below /api/api-keys. Who may is in lib/cms/access/matrix.ts: administrators, and
 * no key of theirs, for accounts are no area of keys. A key that could make keys would outlive its own end.
 */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { parseId } from '@/lib/addresses'
import { refusal as refused } from '@/lib/donations/refusal'
import { readJson, refusal } from '@/lib/privacy/staff-call'
import { readAskedKey } from './asked-key'
import { endKey, makeKey } from './keys'

/** Kept by no cache on the way: the one answer with the key is among them. */
const answer = (body: object, status = 200) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const anyObject = z.record(z.string(), z.unknown())

export const keyEndpoints: Endpoint[] = [
  {
    path: '/make',
    method: 'post',
    handler: async (req) => {
      const body = await readJson(req, anyObject)
      if (!body) return refusal(400)
      const read = readAskedKey(body)
      if ('problems' in read) throw refused('Please check what is marked.', 422, { fields: read.problems })
      const { key, record } = await makeKey(req, read.asked)
      return answer({ key, ...record }, 201)
    },
  },
  {
    path: '/:id/end',
    method: 'post',
    handler: async (req) => {
      const id = parseId(String(req.routeParams?.id))
      if (!id) throw refused('There is no such key.', 404)
      return answer(await endKey(req, id))
    },
  },
]
