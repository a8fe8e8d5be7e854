/**
 * Requests and answers of the reconciliation, below /api/transactions; `transaction` is the wire's name of a bank line. Amounts are integers of the minor unit, times
 * ISO texts in UTC, ids those of the records. A refused call answers `{ errors: [{ message }] }`, as Payload does.
 */
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Currency } from '@/lib/shared/money/currency'
import type { BankLineSource, Method, Purpose, TrxIdGiver } from '@/lib/shared/money/kinds'
import type { PledgeState } from './states'

export interface QueuedBankLine {
  id: number
  method: Method
  trxId: string
  amount: number
  currency: Currency
  receivedAt: string
  sender: string | null
  details: string | null
  source: BankLineSource
}

export interface QueuedPledge {
  id: number
  reference: string
  /** 'Anonymous' where the donor wants to stay unnamed. */
  donor: string
  state: PledgeState
  /** Promised, in minor units of the currency; something else may have arrived of it. */
  amount: number
  currency: Currency
  method: Method
  purpose: Purpose
  /** The campaign's title; null for the general fund. */
  campaign: string | null
  trxId: string | null
  /** Who gave that. */
  trxIdFrom: TrxIdGiver | null
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
  transaction: QueuedBankLine
  pledge: QueuedPledge
}

export type BankLineReason = 'noPledge' | 'severalFit' | 'usedTwice' | 'otherCurrency' | 'otherMethod'

/** Money that no pledge was found for. */
export interface UnmatchedBankLine {
  transaction: QueuedBankLine
  reason: BankLineReason
  words: string
  /** Pledges that the reason speaks of, such as the several that fit. */
  pledges: QueuedPledge[]
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
export interface UnmatchedPledge {
  pledge: QueuedPledge
  reason: PledgeReason
  words: string
  /** Transactions that the reason speaks of. */
  transactions: QueuedBankLine[]
}

/** Answer of GET queue. */
export interface Queue {
  pairs: QueuePair[]
  transactions: UnmatchedBankLine[]
  pledges: UnmatchedPledge[]
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

export interface SetAsideBankLine extends QueuedBankLine {
  why: string
  by: string
  at: string
}

/** Answer of GET set-aside?page=1: the latest first. */
export interface SetAsidePage {
  transactions: SetAsideBankLine[]
  total: number
  page: number
  pages: number
}

/** Answer of POST enter. */
export interface ManualEntryAnswer {
  pledge: number
  reference: string
  /** The receipt's id; null where none is written. */
  receipt: number | null
}

/** Of POST attach-search; whoever does not find a pledge among these writes more of it. */
export const MOST_FOUND = 20
