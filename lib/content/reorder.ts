/** A new order of a list: what is asked is looked at before Payload works with it, which fails on what it does not expect. */
import type { PayloadHandler, SanitizedConfig } from 'payload'
import { generateKeyBetween } from 'payload/shared'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { say } from '@/lib/platform/calls/say'
import { parseId } from '@/lib/shared/addresses/localized'

/** A page of a list in the admin holds a hundred. */
const AT_ONCE = 1000

const isId = (value: unknown) =>
  (typeof value === 'number' || typeof value === 'string') && parseId(String(value)) !== undefined

/** Whether something can stand beside this key; `pending` and nothing are Payload's own words for one yet to come. */
function isKey(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === 'pending') return true
  if (typeof value !== 'string') return false
  try {
    generateKeyBetween(value, null)
    generateKeyBetween(null, value)
    return true
  } catch {
    return false
  }
}

/** What is wrong with the body of a call; null where nothing is. */
function reorderFault(body: unknown): string | null {
  const { docsToMove, target } = (body ?? {}) as { docsToMove?: unknown; target?: { id?: unknown; key?: unknown } }
  if (!Array.isArray(docsToMove) || docsToMove.length === 0 || !docsToMove.every(isId)) {
    return say('content.order.noRecords')
  }
  if (docsToMove.length > AT_ONCE) return say('content.order.tooMany', { most: AT_ONCE })
  if (!target || typeof target !== 'object' || !isId(target.id) || !isKey(target.key)) {
    return say('content.order.noTarget')
  }
  return null
}

const checked =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const body: unknown = await req.json?.().catch(() => null)
    const message = reorderFault(body)
    if (message) return errorResponse(400, message)
    return handler(Object.assign(req, { json: async () => body }))
  }

/** The configuration with that call looked at. */
export function withCheckedOrder(config: SanitizedConfig): SanitizedConfig {
  for (const endpoint of config.endpoints) {
    if (endpoint.path === '/reorder') endpoint.handler = checked(endpoint.handler)
  }
  return config
}
