/** Finds stored bank lines that a new line may duplicate, read with other columns or in another currency. */
import { sql } from 'drizzle-orm'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { yieldPerChunk } from '@/lib/platform/event-loop/chunks'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { DHAKA_MS } from '@/lib/shared/format/dhaka-day'
import { localDigits } from '@/lib/shared/format/digits'
import type { Currency } from '@/lib/shared/money/currency'
import { type Method, MINOR_DIGITS } from '@/lib/shared/money/kinds'
import { batches } from '../books/id-batches'
import { isGeneratedId } from './generated-id'
import type { PlacedLine } from './sms'

const DAY = 86_400_000

/**
 * What is stored of one method, figure and day, and is not known by itself: the first id of each sort. Of one figure and day
 * there may be thousands, and as many lines that are compared with them.
 */
interface Stored {
  /** That a line brought with it. */
  own?: string
  /** That was made of a row's contents. */
  made?: string
  /** Contents → the id made of them. */
  madeOf: Map<string, string>
}

type Known = (method: Method, trxId: string) => boolean

/** What a stored row takes, as characters. */
const ROW = 10

type Key = { method: Method; amount: number; day: number }

/** The figure as it is printed, whatever its currency, in hundredths: the currency may be what was chosen wrongly. */
export const hundredths = (amount: number, currency: Currency) => amount * 10 ** (2 - MINOR_DIGITS[currency])
/** The day of a moment in Dhaka, counted from 1970. */
export const dayOf = (iso: string) => Math.floor((Date.parse(iso) + DHAKA_MS) / DAY)
const beginOf = (day: number) => new Date(day * DAY - DHAKA_MS).toISOString()
const keyOf = ({ method, amount, day }: Key) => `${method} ${amount} ${day}`

/**
 * Tells of lines whose id is not stored which stored one they may be: one of the same method, figure and day in Dhaka
 * of which one side alone has an id of its own, or the same row with another id made of its contents.
 * @param known ids that the same text or file has by itself: those are lines beside these, and none of them
 * @returns a sentence for a line that may be stored; '' for others
 */
export async function findPossibleDuplicates(
  db: SqlRunner,
  lines: PlacedLine[],
  known: Known,
): Promise<(line: PlacedLine) => string> {
  const stored = await storedLike(db, lines, known)
  return (line) => {
    const day = dayOf(line.receivedAt)
    const like = stored.get(keyOf({ method: line.method, amount: hundredths(line.amount, line.currency), day }))
    const made = isGeneratedId(line.trxId)
    const same = made ? (like?.own ?? like?.madeOf.get(line.details ?? '')) : like?.made
    if (same === undefined) return ''
    const how = !isGeneratedId(same) ? 'own' : made ? 'columns' : 'none'
    const date = localDigits(new Date(day * DAY).toISOString().slice(0, 10), spokenLocale())
    return say('reconciliation.line.mayBe', { trxId: same, date, how })
  }
}

/** Stored transactions by method, figure and day. */
async function storedLike(db: SqlRunner, lines: PlacedLine[], known: Known): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>()
  const step = yieldPerChunk()
  for (const method of new Set(lines.map((line) => line.method))) {
    for (const keys of batches(keysOf(lines, method))) {
      await yieldToEventLoop()
      const days = keys.map(({ day }) => day)
      const amounts = [...new Set(keys.flatMap(({ amount }) => (amount % 100 ? [amount] : [amount, amount / 100])))]
      const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
      const rows = await runSql(
        db,
        sql`SELECT trx_id, amount, currency, received_at, details FROM transactions WHERE method = ${method}
          AND received_at >= ${beginOf(first)} AND received_at < ${beginOf(last + 1)} AND amount IN ${amounts}`,
      )
      const asked = new Set(keys.map(keyOf))
      for (const row of rows) {
        const amount = hundredths(Number(row.amount), row.currency as Currency)
        const key = keyOf({ method, amount, day: dayOf(new Date(String(row.received_at)).toISOString()) })
        const trxId = String(row.trx_id)
        if (!asked.has(key) || known(method, trxId)) continue
        const like: Stored = stored.get(key) ?? { madeOf: new Map() }
        stored.set(key, like)
        if (!isGeneratedId(trxId)) like.own ??= trxId
        else {
          like.made ??= trxId
          like.madeOf.set(String(row.details ?? ''), like.madeOf.get(String(row.details ?? '')) ?? trxId)
        }
        await step(ROW)
      }
    }
  }
  return stored
}

/** Figures and days of a method's lines, each pair once, by day: so no batch reads more days than it must. */
function keysOf(lines: PlacedLine[], method: Method): Key[] {
  const keys = lines
    .filter((line) => line.method === method)
    .map((line) => ({ method, amount: hundredths(line.amount, line.currency), day: dayOf(line.receivedAt) }))
  return [...new Map(keys.map((key) => [keyOf(key), key])).values()].sort((a, b) => a.day - b.day)
}
