/** Finds stored bank lines of another method that a new line may duplicate: imported as another wallet's or bank's. */
import { sql } from 'drizzle-orm'
import { say } from '@/lib/platform/calls/say'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import type { Currency } from '@/lib/shared/money/currency'
import { METHODS, type Method } from '@/lib/shared/money/kinds'
import { batches } from '../books/id-batches'
import { dayOf, hundredths } from './possible-duplicates'
import type { PlacedLine } from './sms'

type Known = Pick<PlacedLine, 'trxId' | 'amount' | 'currency' | 'receivedAt'>

const keyOf = ({ trxId, amount, currency, receivedAt }: Known) =>
  `${trxId} ${hundredths(amount, currency)} ${dayOf(receivedAt)}`

/**
 * Tells of lines whether the same ID, figure and day in Dhaka are stored for another method. What was set aside is none of
 * them: so staff have what was brought in wrongly make room for what is right.
 * @param lines that are not stored for their own method
 * @returns a sentence for a line that may be stored; '' for others
 */
export async function findDuplicatesElsewhere(
  db: SqlRunner,
  lines: PlacedLine[],
): Promise<(line: PlacedLine) => string> {
  const stored = new Map<string, Method[]>()
  for (const ids of batches([...new Set(lines.map(({ trxId }) => trxId))])) {
    await yieldToEventLoop()
    const rows = await runSql(
      db,
      sql`SELECT method, trx_id, amount, currency, received_at FROM transactions
        WHERE method IN ${METHODS} AND trx_id IN ${ids} AND set_aside IS NULL`,
    )
    for (const row of rows) {
      const key = keyOf({
        trxId: String(row.trx_id),
        amount: Number(row.amount),
        currency: row.currency as Currency,
        receivedAt: new Date(String(row.received_at)).toISOString(),
      })
      stored.set(key, [...(stored.get(key) ?? []), row.method as Method])
    }
  }
  return (line) => {
    const other = stored.get(keyOf(line))?.find((method) => method !== line.method)
    if (!other) return ''
    return say('reconciliation.line.knownElsewhere', { method: say(`pledges.methods.${other}`) })
  }
}
