/** Reads the rows of a statement. Every row becomes a line or is refused. */
import { say } from '@/lib/platform/calls/say'
import { yieldPerChunk } from '@/lib/platform/event-loop/chunks'
import type { Currency } from '@/lib/shared/money/currency'
import type { Method } from '@/lib/shared/money/kinds'
import { cleanTrxId } from '@/lib/shared/money/transaction-id'
import type { ColumnKind, ReadLine, StatementColumns } from '../shared/import-types'
import { firstReferenceIn } from './find-references'
import { generateId } from './generated-id'
import { normalizeText } from './normalize-text'
import { parsePrintedAmount } from './parse-amount'
import { MonthFirst, parseDateTime, readsBothWays, wordsOfWrongDate } from './parse-date-time'
import type { Reading } from './sms'
import { LONGEST_ROW, sizeOf, type Table, type TableRow } from './table'

export interface StatementKind {
  method: Method
  currency: Currency
  columns: StatementColumns
}

/** Room for a line as it came; what is longer is cut. */
const DETAILS = 1000

/** Of a cell that says when, how much or by which ID, so much is read: what is longer is none. */
const SHORT = 200

/** @returns lines and refused rows, which together are all rows that can hold money */
export async function readStatement(table: Table, kind: StatementKind, now: Date): Promise<Reading> {
  const reading: Reading = { lines: [], refused: [] }
  const alike = new Map<string, number>()
  const step = yieldPerChunk()
  for (const row of table.above) {
    await step(sizeOf(row))
    if (row.cells.filter((cell) => cell.trim()).length < 3) continue
    reading.refused.push({ place: row.line, text: textOf(row), why: say('reconciliation.line.aboveHead') })
  }
  const dateOf = ({ cells }: TableRow) => cellOf(cells, kind.columns.date, SHORT)
  const turned = new MonthFirst()
  for (const row of table.rows) {
    turned.add(dateOf(row))
    await step(SHORT)
  }
  for (const row of table.rows) {
    const date = turned.isSo ? dateOf(row) : ''
    const line = turned.isSo && readsBothWays(date) ? turnedWords(date) : readRow(row, kind, alike, now)
    const text = textOf(row)
    if (typeof line === 'string') reading.refused.push({ place: row.line, text, why: line })
    else reading.lines.push({ ...line, details: text, place: row.line })
    await step(SHORT + sizeOf(row))
  }
  return reading
}

/** What stands in a cell; '' where that is nothing, or more than such a cell has. */
function cellOf(cells: string[], column: number | undefined, most: number): string {
  const text = (cells[column ?? -1] ?? '').trim()
  return text.length > most ? '' : normalizeText(text).trim()
}

const turnedWords = (date: string) => say('reconciliation.line.monthFirst', { date: date.trim().slice(0, 40) })

const textOf = ({ cells }: TableRow) =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' | ')
    .slice(0, DETAILS)

function readRow(
  { cells }: TableRow,
  { method, currency, columns }: StatementKind,
  alike: Map<string, number>,
  now: Date,
): ReadLine | string {
  const cell = (kind: ColumnKind, most = SHORT) => cellOf(cells, columns[kind], most)
  // No row says more than this of whose money it is.
  const whole = cells.map((each) => each.slice(0, DETAILS)).join(' | ')
  const amount = amountIn(cell, currency)
  const moment = parseDateTime(`${cell('date')} ${cell('time')}`, now)
  if ('wrong' in moment) {
    const total = /\b(?:total|balance|brought forward|carried)\b|মোট/iu.test(whole)
    return total && !cell('date') ? say('reconciliation.line.total') : wordsOfWrongDate(moment)
  }
  if (/\b(?:opening|closing)\s+balance\b|\bbalance\s+(?:b\/?f|c\/?f|brought|carried)/iu.test(whole)) {
    return say('reconciliation.line.total')
  }
  if (typeof amount === 'string') return amount
  const written = cell('trxId', LONGEST_ROW)
  if (/^\d(?:\.\d+)?e\+\d+$/iu.test(written)) {
    return say('reconciliation.line.shortenedId', { trxId: written.slice(0, 40) })
  }
  const own = written.length > SHORT ? '' : cleanTrxId(written)
  if (written.length > SHORT || own.length > 60) return say('reconciliation.line.longId')
  const said = cell('details', LONGEST_ROW) || `${cell('sender', LONGEST_ROW)} ${cell('reference', LONGEST_ROW)}`.trim()
  // Banks write CASH or 000000 where a line has no number.
  const trxId =
    own.length >= 4 && /[1-9]/.test(own)
      ? own
      : generateId([moment.iso, currency, String(amount), `${own} ${said}`.trim()], alike)
  return {
    method,
    trxId,
    amount,
    currency,
    receivedAt: moment.iso,
    sender: cell('sender', LONGEST_ROW).slice(0, 120) || undefined,
    reference: firstReferenceIn(whole),
  }
}

const NOTHING = /^[-–—.0,\s]*$/

/** Money in, in minor units, or why it is none. */
function amountIn(cell: (kind: ColumnKind) => string, currency: Currency): number | string {
  const [amount, credit, debit] = [cell('amount'), cell('credit'), cell('debit')]
  const [given, out] = [credit || amount, debit]
  if (NOTHING.test(given))
    return say(NOTHING.test(out) ? 'reconciliation.line.noAmount' : 'reconciliation.line.wentOut')
  if (credit && !NOTHING.test(out)) return say('reconciliation.line.inAndOut')
  const { digits, away, other } = parted(given, currency)
  // Two amounts below each other in one cell are none.
  if (/[\r\n\v\f\u0085\u2028\u2029]/.test(given)) return say('reconciliation.line.severalLines')
  if (other) return say('reconciliation.line.otherCurrency', { amount: given })
  const minor = parsePrintedAmount(digits, currency)
  if (typeof minor === 'string') return minor
  if (minor === 0) return say('reconciliation.line.noAmount')
  return away || (!credit && !NOTHING.test(out)) ? say('reconciliation.line.wentOut') : minor
}

const MARKS: Record<Currency, RegExp> = { BDT: /tk\.?|bdt|taka|৳|টাকা/giu, USD: /us\$|usd|\$/giu, JPY: /jpy|¥|yen/giu }
const AWAY = /^\(.*\)$|^[-−–]|[-−–]$|\b(?:dr|debit)\.?$/iu

/** The digits of a cell, without the currency's sign and CR or DR; whether it is money that went. */
function parted(text: string, currency: Currency) {
  const bare = text.replace(MARKS[currency], ' ').trim()
  const away = AWAY.test(bare)
  const digits = bare.replace(/[()+−–-]|\b(?:cr|dr|credit|debit)\b\.?/giu, ' ').trim()
  return { digits, away, other: /[$৳¥€£₹]|[a-z]{2,}/iu.test(digits) }
}
