/** Guesses and checks the column mapping of a statement. */
import { say } from '@/lib/platform/calls/say'
import { COLUMN_KINDS, type ColumnKind, type StatementColumns } from '../shared/import-types'
import { isGeneratedId } from './generated-id'
import { normalizeText } from './normalize-text'

/** Names of columns, as wallets' and banks' files have them, small and without signs; the likelier first. */
const WRITTEN: Record<ColumnKind, readonly string[]> = {
  date: [
    ...['transaction date', 'txn date', 'trx date', 'trans date', 'tran date', 'date time', 'date and time', 'date'],
    ...['transaction date time', 'transaction time stamp', 'timestamp', 'completion time', 'posting date', 'post date'],
    ...['value date', 'received at', 'received on', 'তারিখ', 'লেনদেনের তারিখ'],
  ],
  time: ['time', 'transaction time', 'txn time', 'trx time', 'সময়'],
  trxId: [
    ...[
      'trxid',
      'trx id',
      'txnid',
      'txn id',
      'transaction id',
      'transactionid',
      'trans id',
      'tran id',
      'transaction no',
    ],
    ...['transaction number', 'trx no', 'txn no', 'receipt no', 'ট্রানজেকশন আইডি', 'লেনদেন আইডি'],
    ...['transaction reference', 'transaction ref', 'txn reference', 'txn ref', 'trx ref', 'utr', 'utr no'],
    ...['reference number', 'reference no', 'ref no', 'ref number', 'cheque ref no', 'ref cheque no', 'chq ref no'],
    ...['cheque reference no', 'instrument no', 'instrument number', 'voucher no', 'voucher number', 'journal no'],
  ],
  amount: ['amount', 'transaction amount', 'txn amount', 'trx amount', 'net amount', 'পরিমাণ', 'টাকা'],
  credit: [
    'credit',
    'credit amount',
    'cr',
    'cr amount',
    'deposit',
    'deposits',
    'money in',
    'paid in',
    'received',
    'জমা',
  ],
  debit: [
    ...['debit', 'debit amount', 'dr', 'dr amount', 'withdrawal', 'withdrawals', 'withdraw', 'money out', 'paid out'],
    ...['উত্তোলন', 'খরচ'],
  ],
  sender: [
    ...['from', 'sender', 'sender number', 'sender no', 'sender account', 'from account', 'from number', 'payer'],
    ...['customer', 'customer number', 'wallet number', 'msisdn', 'counterparty', 'প্রেরক'],
  ],
  details: [
    ...['details', 'description', 'particulars', 'particular', 'narration', 'remarks', 'transaction details', 'note'],
    ...['transaction type', 'বিবরণ'],
  ],
  reference: [
    'reference',
    'ref',
    'reference no',
    'ref no',
    'reference number',
    'customer reference',
    'payment reference',
    'রেফারেন্স',
  ],
}

/** In the form of Unicode in which names are compared. */
const NAMES = Object.fromEntries(
  COLUMN_KINDS.map((kind) => [kind, WRITTEN[kind].map((name) => name.normalize('NFC'))]),
) as Record<ColumnKind, string[]>

/** `Amount (BDT)` and `AMOUNT in Tk.` are both the amount. */
const nameOf = (cell: string) =>
  normalizeText(cell.slice(0, 200).normalize('NFC'))
    .slice(0, 80)
    .toLowerCase()
    .replace(/\((?:bdt|tk|usd|jpy|৳|\$|¥)\.?\)|\b(?:in )?(?:bdt|tk|usd|jpy)\b/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Columns by their names; a kind of which no name is known is left out. */
export function guessColumns(head: string[]): StatementColumns {
  const places = new Map<string, number[]>()
  for (const [place, cell] of head.entries()) {
    const name = nameOf(cell)
    const before = places.get(name)
    if (before) before.push(place)
    else places.set(name, [place])
  }
  const columns: StatementColumns = {}
  const taken = new Set<number>()
  for (const kind of COLUMN_KINDS) {
    const free = NAMES[kind].map((name) => places.get(name)?.find((place) => !taken.has(place)))
    const place = free.find((each) => each !== undefined)
    if (place === undefined) continue
    columns[kind] = place
    taken.add(place)
  }
  if (columns.credit !== undefined) delete columns.amount
  // Some write day and time below one name, and call it time.
  if (columns.date === undefined && columns.time !== undefined) {
    columns.date = columns.time
    delete columns.time
  }
  return columns
}

/** How many rows have no ID of their own, as a sentence; null where all have one. */
export function generatedIdNote(columns: StatementColumns, lines: { trxId: string }[]): string | null {
  const count = lines.filter(({ trxId }) => isGeneratedId(trxId)).length
  if (count === 0) return null
  return say(columns.trxId === undefined ? 'reconciliation.file.noIdColumn' : 'reconciliation.file.madeIds', { count })
}

/** What is missing of a date and an amount, as a sentence; null where nothing is. */
export function missingFrom(columns: StatementColumns, head: string[]): string | null {
  const places = Object.values(columns)
  if (places.some((place) => place >= head.length)) return say('reconciliation.file.noSuchColumn')
  if (new Set(places).size < places.length) return say('reconciliation.file.columnTwice')
  if (columns.date === undefined) return say('reconciliation.file.noDateColumn')
  if (columns.amount === undefined && columns.credit === undefined) {
    return say('reconciliation.file.noAmountColumn')
  }
  return null
}
