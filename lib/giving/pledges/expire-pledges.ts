import type { Payload } from 'payload'
import { inBatches } from '@/lib/platform/database/batches'
import { daysBefore } from '@/lib/shared/format/cutoffs'
import { expirePledges } from './commands'

/**
 * Expires pledges without a transaction ID after the days of the payment settings.
 * @returns how many
 * @throws Error when the settings do not say after how many days
 */
export async function expireOldPledges(payload: Payload, now: Date): Promise<number> {
  const { expiresAfter } = await payload.findGlobal({ slug: 'payment', depth: 0 })
  if (!(expiresAfter >= 1)) throw new Error('The settings do not say when a promise expires.')
  const before = new Date(daysBefore(now, expiresAfter))
  return inBatches(payload, (req, limit) => expirePledges(req, before, limit))
}
