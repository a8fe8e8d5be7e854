/** Classifies lines that were read as new, known or in conflict with what is stored. */
import { sql } from 'drizzle-orm'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { DHAKA_MS } from '@/lib/shared/format/dhaka-day'
import { localDigits } from '@/lib/shared/format/digits'
import { plainAmount } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { idBatches } from '../books/id-batches'
import type { ClassifiedLine, ImportReport } from '../shared/import-types'
import { findDuplicatesElsewhere } from './duplicates-elsewhere'
import { findPossibleDuplicates } from './possible-duplicates'
import type { PlacedLine, Reading } from './sms'

/** A wallet's message and its statement tell one moment by clocks and to digits of their own. */
const SAME_TIME = 10 * 60_000
const DAY = 86_400_000

type Stored = Pick<PlacedLine, 'amount' | 'currency' | 'receivedAt'>

const keyOf = ({ method, trxId }: Pick<PlacedLine, 'method' | 'trxId'>) => `${method} ${trxId}`

/** Classifies the lines of a reading. A line that stands in it twice is new once. */
export async function classifyLines(db: SqlRunner, { lines, refused }: Reading): Promise<ImportReport> {
  const stored = await storedAlready(db, lines)
  const unknown = lines.filter((line) => !stored.has(keyOf(line)))
  const ids = new Set(lines.map(keyOf))
  const likeness = await findPossibleDuplicates(db, unknown, (method, trxId) => ids.has(keyOf({ method, trxId })))
  const otherMethod = await findDuplicatesElsewhere(db, unknown)
  const judged: ClassifiedLine[] = lines.map((line) => {
    const before = stored.get(keyOf(line))
    if (!before) {
      const why = otherMethod(line) || likeness(line)
      if (why) return { ...line, fate: 'conflict', why }
      stored.set(keyOf(line), line)
      return { ...line, fate: 'new' }
    }
    const why = difference(line, before)
    return why ? { ...line, fate: 'conflict', why } : { ...line, fate: 'known' }
  })
  const count = (fate: ClassifiedLine['fate']) => judged.filter((line) => line.fate === fate).length
  return {
    lines: judged,
    refused,
    counts: { new: count('new'), known: count('known'), conflict: count('conflict'), refused: refused.length },
  }
}

async function storedAlready(db: SqlRunner, lines: PlacedLine[]): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>()
  for (const { method, ids } of idBatches(lines)) {
    await yieldToEventLoop()
    const rows = await runSql(
      db,
      sql`SELECT trx_id, amount, currency, received_at FROM transactions WHERE method = ${method} AND trx_id IN ${ids}`,
    )
    for (const row of rows) {
      stored.set(keyOf({ method, trxId: String(row.trx_id) }), {
        amount: Number(row.amount),
        currency: row.currency as Currency,
        receivedAt: new Date(String(row.received_at)).toISOString(),
      })
    }
  }
  return stored
}

/** What another line with the same id says otherwise, as a sentence; '' where it says the same. */
function difference(line: Stored, before: Stored): string {
  if (line.amount !== before.amount || line.currency !== before.currency) {
    const amount = localDigits(plainAmount(before.amount, before.currency), spokenLocale())
    return say('reconciliation.line.knownAmount', { currency: before.currency, amount })
  }
  const [at, was] = [Date.parse(line.receivedAt), Date.parse(before.receivedAt)]
  const sameDay = Math.floor((at + DHAKA_MS) / DAY) === Math.floor((was + DHAKA_MS) / DAY)
  const withoutTime = [at, was].some((each) => (each + DHAKA_MS) % DAY === 0)
  if (Math.abs(at - was) <= SAME_TIME || (sameDay && withoutTime)) return ''
  const known = new Date(was + DHAKA_MS).toISOString().slice(0, 16).replace('T', ', ')
  return say('reconciliation.line.knownTime', { time: localDigits(known, spokenLocale()) })
}
