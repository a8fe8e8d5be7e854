/** What visitors sent is erased when its time is over, by the settings' Privacy tab; so is the history of changes. */
import type { Payload } from 'payload'
import { AUDIT_RETENTION_DAYS, deleteOldEntries } from '@/lib/access/audit/retention'
import type { Periods } from '@/lib/access/personal-data'
import { deleteExpiredAnswers } from '@/lib/intake/idempotency'
import { deleteExpiredProofs } from '@/lib/intake/proof-of-work'
import { inBatches } from '@/lib/platform/database/batches'
import { deleteExpiredLimits } from '@/lib/platform/limits/rate-limit'
import { daysBefore } from '@/lib/shared/format/cutoffs'
import { HELD_KINDS, type HeldKind, PERSONAL_DATA } from './privacy/kinds'

/** What was erased → how many. Counts alone: this is logged. */
export type Erased = Partial<Record<HeldKind, number>> & Record<'submissions' | 'acts', number>

/** Erases what is over at a moment, in short transactions. @throws Error when the settings do not say for how long */
export async function eraseWhatIsOver(payload: Payload, now: Date): Promise<Erased> {
  const periods = await readPeriods(payload, now)
  await deleteExpiredLimits(payload, now.getTime())
  await deleteExpiredProofs(payload, now.getTime())
  const erased: Partial<Record<HeldKind, number>> = {}
  for (const kind of HELD_KINDS) {
    const count = await PERSONAL_DATA[kind].eraseOver?.(payload, periods)
    if (count !== undefined) erased[kind] = count
  }
  return {
    ...erased,
    submissions: await deleteExpiredAnswers(payload, now),
    acts: await inBatches(payload, (req, limit) =>
      deleteOldEntries(req, daysBefore(now, AUDIT_RETENTION_DAYS + CLOCKS_DIFFER), limit),
    ),
  }
}

/**
 * Days by which the database may see the end of the history's lines later: its clock is another one, and where its zone has
 * summer time its days are not all 24 hours long. It refuses the whole batch for one line that is too young.
 */
const CLOCKS_DIFFER = 1

async function readPeriods(payload: Payload, now: Date): Promise<Periods> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return {
    now,
    messagesMonths: atLeastOne(settings.messagesKeptMonths),
    registrationsMonths: atLeastOne(settings.registrationsKeptMonths),
    suspectedDays: atLeastOne(settings.suspectedKeptDays),
  }
}

/** A missing number would count as none, and erase everything. */
function atLeastOne(period: unknown): number {
  if (typeof period !== 'number' || !(period >= 1)) throw new Error('The settings do not say how long data are kept.')
  return period
}
