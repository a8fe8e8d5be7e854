import type { Payload } from 'payload'
import type { Pledge, Receipt } from '@/lib/platform/payload/payload-types'
import { isStatusKey } from '../books/status-address'

/** The latest receipt of the pledge whose page a key opens, with its pledge; null where there is none. */
export async function donorReceipt(
  payload: Payload,
  key: string,
): Promise<{ receipt: Receipt; pledge: Pledge } | null> {
  if (!isStatusKey(key)) return null
  const read = { limit: 1, pagination: false, depth: 0, overrideAccess: true } as const
  const pledges = await payload.find({ collection: 'pledges', where: { statusKey: { equals: key } }, ...read })
  const [pledge] = pledges.docs
  if (!pledge) return null
  const where = { pledge: { equals: pledge.id } }
  const { docs } = await payload.find({ collection: 'receipts', where, sort: '-id', ...read })
  return docs[0] ? { receipt: docs[0], pledge } : null
}
