/** Requests and answers of the import of bank lines: texts of wallets and statements. Units as in reconciliation-types.ts. */
import type { Currency } from '@/lib/shared/money/currency'
import type { Method, PaymentMethod } from '@/lib/shared/money/kinds'

/** A line of a wallet or bank, as it was read from a message or a row. */
export interface ReadLine {
  method: Method
  trxId: string
  amount: number
  currency: Currency
  receivedAt: string
  sender?: string
  /** The text it was read from. */
  details?: string
  /** A pledge's reference that stands in it. */
  reference?: string
}

/** A piece of the text, or a row of the file, that gave no line. */
export interface RefusedPiece {
  /** The message's number in the text, or the line's in the file, from 1. */
  place: number
  text: string
  why: string
}

/** New: not stored before. Known: stored before, just so. Conflict: stored before, or so it seems, otherwise; that stays. */
type LineFate = 'new' | 'known' | 'conflict'

export interface ClassifiedLine extends ReadLine {
  /** As of a refused piece. */
  place: number
  fate: LineFate
  /** What is stored, where the fate is 'conflict'. */
  why?: string
}

/** Answer of read-sms (nothing stored) and import-sms, and part of those for statements. */
export interface ImportReport {
  lines: ClassifiedLine[]
  refused: RefusedPiece[]
  counts: Record<LineFate | 'refused', number>
}

/** POST read-sms, import-sms. */
export interface SmsCall {
  text: string
  /** Of texts that do not say which wallet they are of. */
  method?: PaymentMethod
}

/** What a column of a statement can hold. */
export const COLUMN_KINDS = [
  'date',
  'time',
  'trxId',
  'amount',
  'credit',
  'debit',
  'sender',
  'details',
  'reference',
] as const

export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** Kind → the column's place, from 0. A date is needed, and an amount (below zero: money out) or money in. */
export type StatementColumns = Partial<Record<ColumnKind, number>>

/** POST read-statement, import-statement: multipart, `file` and `_payload` with this as JSON, as Payload has it. */
export interface StatementCall {
  method: Method
  currency: Currency
  /** Needed to import; to read: instead of those that are proposed. */
  columns?: StatementColumns
}

/** Answer of read-statement: nothing stored. */
export interface StatementReading {
  /** The names of the columns. */
  head: string[]
  /** The first rows below them. */
  sample: string[][]
  /** How many rows there are below the head. */
  rows: number
  /** Those that were sent, else those remembered, else a guess by the columns' names. */
  columns: StatementColumns
  remembered: boolean
  /** What is still missing from the columns, in words. */
  missing: string | null
  /** How many rows have no ID of their own, in words. */
  note: string | null
  /** What importing with these columns would do; null while something is missing. */
  report: ImportReport | null
}
