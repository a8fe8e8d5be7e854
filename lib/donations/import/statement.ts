/** Reads the rows of a statement. Every row becomes a line or is refused. */
import type { Currency } from '@/lib/content/types'
import type { ColumnKind, ReadLine, StatementColumns } from '../desk/import-types'
import type { Method } from '../kinds'
import { cleanTrxId } from '../trx-id'
import { madeId } from './made-id'
import { monthFirst, readMoment, readsBothWays } from './moment'
import { printedMinor } from './money-text'
import { plainText } from './plain-text'
import { referencesIn } from './reference-in'
import type { Reading } from './sms'
import type { Table, TableRow } from './table'

export interface StatementKind {
  method: Method
  currency: Currency
  columns: StatementColumns
}

/** Room for a line as it came; what is longer is cut. */
const DETAILS = 1000

/** @returns lines and refused rows, which together are all rows that can hold money */
export function readStatement(table: Table, kind: StatementKind, now: Date): Reading {
  const reading: Reading = { lines: [], refused: [] }
  const alike = new Map<string, number>()
  for (const row of table.above.filter(({ cells }) => cells.filter((cell) => cell.trim()).length >= 3)) {
    reading.refused.push({ place: row.line, text: textOf(row), why: 'This row stands above the names of the columns.' })
  }
  const { date: dateColumn = -1 } = kind.columns
  const dates = table.rows.map(({ cells }) => plainText(cells[dateColumn] ?? ''))
  const turned = monthFirst(dates)
  for (const [i, row] of table.rows.entries()) {
    const date = dates[i] ?? ''
    const line = turned && readsBothWays(date) ? turnedWords(date) : readRow(row, kind, alike, now)
    const text = textOf(row)
    if (typeof line === 'string') reading.refused.push({ place: row.line, text, why: line })
    else reading.lines.push({ ...line, details: text, place: row.line })
  }
  return reading
}

const turnedWords = (date: string) =>
  `This file seems to write the month first: ${date.trim().slice(0, 40)} can be read both ways. Please export it with the day first.`

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
  const cell = (kind: ColumnKind) => plainText(cells[columns[kind] ?? -1] ?? '').trim()
  const amount = amountIn(cell, currency)
  const moment = readMoment(`${cell('date')} ${cell('time')}`, now)
  if ('problem' in moment) {
    const total = /\b(?:total|balance|brought forward|carried)\b|মোট/iu.test(cells.join(' '))
    return total && !cell('date') ? 'This row is a total or a balance.' : moment.problem
  }
  if (/\b(?:opening|closing)\s+balance\b|\bbalance\s+(?:b\/?f|c\/?f|brought|carried)/iu.test(cells.join(' '))) {
    return 'This row is a total or a balance.'
  }
  if (typeof amount === 'string') return amount
  const written = cell('trxId')
  if (/^\d(?:\.\d+)?e\+\d+$/iu.test(written)) {
    return `Excel has shortened the transaction ID to “${written}”. Please export the file anew and do not open it in Excel.`
  }
  const own = cleanTrxId(written)
  if (own.length > 60) return 'Its transaction ID is too long to be one.'
  const said = cell('details') || `${cell('sender')} ${cell('reference')}`.trim()
  // Banks write CASH or 000000 where a line has no number.
  const trxId =
    own.length >= 4 && /[1-9]/.test(own)
      ? own
      : madeId([moment.iso, currency, String(amount), `${own} ${said}`.trim()], alike)
  return {
    method,
    trxId,
    amount,
    currency,
    receivedAt: moment.iso,
    sender: cell('sender').slice(0, 120) || undefined,
    reference: referencesIn(cells.join(' | '))[0],
  }
}

const NOTHING = /^[-–—.0,\s]*$/

/** Money in, in minor units, or why it is none. */
function amountIn(cell: (kind: ColumnKind) => string, currency: Currency): number | string {
  const [amount, credit, debit] = [cell('amount'), cell('credit'), cell('debit')]
  const [given, out] = [credit || amount, debit]
  if (NOTHING.test(given)) return NOTHING.test(out) ? 'There is no amount in it.' : 'This money went out.'
  if (credit && !NOTHING.test(out)) return 'It has money in and money out.'
  const { digits, away, other } = parted(given, currency)
  if (other) return `“${given}” is in another currency than the file.`
  const minor = printedMinor(digits, currency)
  if (typeof minor === 'string') return minor
  if (minor === 0) return 'There is no amount in it.'
  return away || (!credit && !NOTHING.test(out)) ? 'This money went out.' : minor
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
