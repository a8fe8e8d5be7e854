/** What visitors sent is erased when its time is over, by the settings' Privacy tab; so is the history of changes. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { forgetActs, KEPT_DAYS } from '@/lib/access/audit/kept'
import { eraseUncounted } from '@/lib/giving/pledges/erase-donors'
import { forgetProofs } from '@/lib/intake/proof-of-work'
import { forgetLimits } from '@/lib/platform/limits/stored-limit'
import { daysBefore, monthsBefore } from '@/lib/shared/format/cutoffs'
import { deleteWhere, eraseWhere, inBatches } from './batches'

/** What was erased → how many. Counts alone: this is logged. */
export type Erased = Record<'messages' | 'registrations' | 'pledges' | 'submissions' | 'acts', number>

/** Erases what is over at a moment, in short transactions. @throws Error when the settings do not say for how long */
export async function eraseWhatIsOver(payload: Payload, now: Date): Promise<Erased> {
  const { messages, registrations, pledges, suspected, unread } = await readPeriods(payload, now)
  await forgetLimits(payload, now.getTime())
  await forgetProofs(payload, now.getTime())
  return {
    messages: await eraseWhere(
      payload,
      'messages',
      // By its last change: what staff put to the suspected today is not gone within the hour. Unread, it may be a person's.
      sql`created_at < ${messages} OR (folder = 'suspected'
        AND ((updated_at < ${suspected} AND read_at < ${suspected}) OR (read_at IS NULL AND updated_at < ${unread})))`,
    ),
    registrations: await eraseWhere(
      payload,
      'registrations',
      sql`(status IN ('declined', 'left') AND updated_at < ${registrations})
        OR (suspected = ${true} AND updated_at < ${suspected})`,
    ),
    pledges: await inBatches(payload, (req, limit) =>
      eraseUncounted(
        req,
        // Whoever gave a transaction ID may have sent money: what says whose it is stays for as long as that is asked.
        sql`(state IN ('rejected', 'cancelled', 'expired') AND updated_at < ${pledges})
          OR (suspected = ${true} AND updated_at < ${suspected} AND COALESCE(trx_id, '') = '')
          OR (suspected = ${true} AND updated_at < ${pledges})`,
        limit,
      ),
    ),
    submissions: await deleteWhere(payload, 'submissions', sql`expires_at < ${now.toISOString()}`),
    acts: await inBatches(payload, (req, limit) => forgetActs(req, daysBefore(now, KEPT_DAYS + CLOCKS_DIFFER), limit)),
  }
}

/**
 * Days by which the database may see the end of the history's lines later: its clock is another one, and where its zone has
 * summer time its days are not all 24 hours long. It refuses the whole batch for one line that is too young.
 */
const CLOCKS_DIFFER = 1

/** How much longer a suspected message waits for somebody to read it. */
const UNREAD_TIMES = 3

async function readPeriods(payload: Payload, now: Date) {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return {
    messages: monthsBefore(now, atLeastOne(settings.messagesKeptMonths)),
    // What came to nothing is correspondence like a message; what was received stays for the accounts.
    pledges: monthsBefore(now, atLeastOne(settings.messagesKeptMonths)),
    registrations: monthsBefore(now, atLeastOne(settings.registrationsKeptMonths)),
    suspected: daysBefore(now, atLeastOne(settings.suspectedKeptDays)),
    unread: daysBefore(now, UNREAD_TIMES * atLeastOne(settings.suspectedKeptDays)),
  }
}

/** A missing number would count as none, and erase everything. */
function atLeastOne(period: unknown): number {
  if (typeof period !== 'number' || !(period >= 1)) throw new Error('The settings do not say how long data are kept.')
  return period
}
