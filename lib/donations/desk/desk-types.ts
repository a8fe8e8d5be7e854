/**
 * What the treasurer's desk asks and is answered, below /api/transactions. Amounts are integers of the minor unit, times
 * ISO texts in UTC, ids those of the records. A refused call answers `{ errors: [{ message }] }`, as Payload does.
 */
import type { Locale } from '@/lib/addresses'
import type { Currency } from '@/lib/content/types'
import type { Method, PaymentMethod, Purpose, TransactionSource } from '../kinds'
import type { PledgeState } from '../states'

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
export type LineFate = 'new' | 'known' | 'conflict'

export interface JudgedLine extends ReadLine {
  /** As of a refused piece. */
  place: number
  fate: LineFate
  /** What is stored, where the fate is 'conflict'. */
  why?: string
}

/** Answer of read-sms (nothing stored) and import-sms, and part of those for statements. */
export interface ImportReport {
  lines: JudgedLine[]
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
export const COLUMN_KINDS = {
  date: 'Date',
  time: 'Time',
  trxId: 'Transaction ID',
  amount: 'Amount',
  credit: 'Money in',
  debit: 'Money out',
  sender: 'From',
  details: 'Details',
  reference: 'Reference',
} as const

export type ColumnKind = keyof typeof COLUMN_KINDS

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

export interface QueueTransaction {
  id: number
  method: Method
  trxId: string
  amount: number
  currency: Currency
  receivedAt: string
  sender: string | null
  details: string | null
  source: TransactionSource
}

export interface QueuePledge {
  id: number
  reference: string
  /** 'Anonymous' where the donor wants to stay unnamed. */
  donor: string
  state: PledgeState
  amount: number
  currency: Currency
  method: Method
  purpose: Purpose
  /** The campaign's title; null for the general fund. */
  campaign: string | null
  trxId: string | null
  senderNumber: string | null
  /** In which the donor reads. */
  locale: Locale
  createdAt: string
  reportedAt: string | null
}

/** Why a pair is proposed. Exact: same id, amount, currency and method, and no second pledge with the id. */
export type PairKind = 'exact' | 'reference' | 'otherAmount' | 'likely'

/** Each transaction and each pledge stands in one pair at the most. */
export interface QueuePair {
  kind: PairKind
  words: string
  transaction: QueueTransaction
  pledge: QueuePledge
}

export type TransactionReason = 'noPledge' | 'severalFit' | 'usedTwice' | 'otherCurrency' | 'otherMethod'

/** Money that no pledge was found for. */
export interface WaitingTransaction {
  transaction: QueueTransaction
  reason: TransactionReason
  words: string
  /** Pledges that the reason speaks of, such as the several that fit. */
  pledges: QueuePledge[]
}

export type PledgeReason =
  | 'notSeenYet'
  | 'noMoney'
  | 'usedTwice'
  | 'otherCurrency'
  | 'otherMethod'
  | 'severalFit'
  | 'setAside'

/** A reported pledge that no money was found for. */
export interface WaitingPledge {
  pledge: QueuePledge
  reason: PledgeReason
  words: string
  /** Transactions that the reason speaks of. */
  transactions: QueueTransaction[]
}

/** Answer of GET queue. */
export interface Queue {
  pairs: QueuePair[]
  transactions: WaitingTransaction[]
  pledges: WaitingPledge[]
}

/** POST verify → VerifyAnswer. */
export interface VerifyCall {
  pledge: number
  transaction: number
  /** The transaction's amount as the person saw it. */
  seenAmount: number
  /** Whether the person saw that it came in another currency than was promised; without it that is refused. */
  otherCurrency?: boolean
}

export interface VerifyAnswer {
  /** The receipt's id; null where none is written. */
  receipt: number | null
}

/** POST verify-exact: each pair by itself; pairs that are exact no more are told, not verified. */
export interface VerifyExactCall {
  pairs: { pledge: number; transaction: number }[]
}

export interface VerifyExactAnswer {
  pairs: { pledge: number; transaction: number; receipt: number | null; why: string | null }[]
  verified: number
  refused: number
}

/** POST set-aside → {}: the transaction waits for nobody any more. */
export interface SetAsideCall {
  transaction: number
  why: string
}

/** POST take-back → {}: it waits again. */
export interface TakeBackCall {
  transaction: number
}

export interface SetAsideTransaction extends QueueTransaction {
  why: string
  by: string
  at: string
}

/** Answer of GET set-aside?page=1: the latest first. */
export interface SetAsidePage {
  transactions: SetAsideTransaction[]
  total: number
  page: number
  pages: number
}

/** Answer of POST enter. */
export interface EnterAnswer {
  pledge: number
  reference: string
  /** The receipt's id; null where none is written. */
  receipt: number | null
}

/** Of POST attach-search; whoever does not find a gift among these writes more of it. */
export const MOST_FOUND = 20
