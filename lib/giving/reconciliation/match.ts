/**
 * Matches bank lines with pledges: by transaction ID, by the reference in the text, by the sender's number
 * and by time, in this order. Takes time by the number of rows, not by that of pairs.
 */
import type { Queue, QueuedBankLine } from '@/lib/giving/shared/reconciliation-types'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { formatMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { OPEN_STATES } from '../shared/states'
import { Board, type Candidate, gather } from './match-board'
import { lastDigits, matchLikely } from './match-without-id'

export interface MatchInput {
  /** Open bank lines. */
  transactions: QueuedBankLine[]
  /** Bank line → references in its text. */
  named: Map<number, string[]>
  /** Pledges that are open, and given up ones whose id or reference stands in one of the bank lines. */
  candidates: Candidate[]
  /** Pledge → why the money with its id is not free. */
  spent: Map<number, { reason: 'usedTwice' | 'setAside'; words: string }>
  /** Days after which missing money is asked for. */
  lookAfter: number
  now: Date
}

export function match({ transactions, named, candidates, spent, lookAfter, now }: MatchInput): Queue {
  const board = new Board(transactions, candidates)
  for (const [id, { reason, words }] of spent) {
    const candidate = board.candidates.get(id)
    if (candidate) board.holdPledge(reason, words, candidate)
  }
  matchIds(board)
  matchReferences(board, named)
  matchLikely(board)
  for (const transaction of [...board.transactions.values()]) {
    board.hold('noPledge', say('reconciliation.match.noPledge'), transaction)
  }
  const oldest = now.getTime() - lookAfter * 86_400_000
  for (const candidate of [...board.candidates.values()]) {
    const { reportedAt, createdAt } = candidate.pledge
    if (Date.parse(reportedAt ?? createdAt) >= oldest) {
      board.holdPledge('notSeenYet', say('reconciliation.match.notSeenYet'), candidate)
    } else {
      board.holdPledge('noMoney', say('reconciliation.match.noMoney', { days: lookAfter }), candidate)
    }
  }
  return board.queue()
}

const isOpen = ({ pledge }: Candidate) => (OPEN_STATES as readonly string[]).includes(pledge.state)

function matchIds(board: Board): void {
  const byId = new Map<string, Candidate[]>()
  for (const candidate of board.candidates.values()) {
    const { trxId } = candidate.pledge
    if (trxId) gather(byId, trxId, candidate)
  }
  for (const transaction of [...board.transactions.values()]) {
    const named = (byId.get(transaction.trxId) ?? []).filter(({ pledge }) => board.candidates.has(pledge.id))
    if (named.length > 0) matchId(board, transaction, named)
  }
}

function matchId(board: Board, transaction: QueuedBankLine, named: Candidate[]): void {
  const trusted = named.filter(({ suspected }) => !suspected)
  if (trusted.length === 0) {
    board.hold('noPledge', say('reconciliation.match.suspected'), transaction, named)
    return
  }
  const sameMethod = trusted.filter(({ pledge }) => pledge.method === transaction.method)
  const fitting = sameMethod.length > 0 ? sameMethod : trusted
  const open = fitting.filter(isOpen)
  const [only, ...others] = open.length > 0 ? open : fitting
  if (!only) return
  const { pledge } = only
  if (others.length > 0) {
    const words = say('reconciliation.match.usedTwice', { count: others.length + 1 })
    board.hold('usedTwice', words, transaction, [only, ...others])
    for (const each of [only, ...others]) board.holdPledge('usedTwice', words, each, [transaction])
  } else if (sameMethod.length === 0) {
    const promised = say(`pledges.methods.${pledge.method}`)
    const arrived = say(`pledges.methods.${transaction.method}`)
    const words = say('reconciliation.match.otherMethod', { promised, arrived })
    holdBoth(board, 'otherMethod', words, transaction, only)
  } else if (pledge.currency !== transaction.currency) {
    holdBoth(board, 'otherCurrency', otherCurrency(transaction, only), transaction, only)
  } else if (pledge.amount !== transaction.amount) {
    board.pair('otherAmount', say('reconciliation.match.otherAmount', amounts(transaction, only)), transaction, only)
  } else if (sentFromAnother(transaction, only)) {
    board.pair('likely', say('reconciliation.match.otherNumber'), transaction, only)
  } else if (isOpen(only) || pledge.state === 'expired') {
    board.pair('exact', say('reconciliation.match.exact'), transaction, only)
  } else {
    const state = say(`pledges.statesWithin.${pledge.state}`)
    board.pair('likely', say('reconciliation.match.givenUp', { state }), transaction, only)
  }
}

/** Whether both sides name a whole number, and not the same: an id can be seen on another's phone. */
function sentFromAnother({ sender }: QueuedBankLine, { pledge }: Candidate): boolean {
  const [arrived, told] = [lastDigits(sender ?? ''), lastDigits(pledge.senderNumber ?? '')]
  return arrived !== '' && told !== '' && arrived !== told
}

function holdBoth(
  board: Board,
  reason: 'otherMethod' | 'otherCurrency',
  words: string,
  transaction: QueuedBankLine,
  candidate: Candidate,
): void {
  board.hold(reason, words, transaction, [candidate])
  board.holdPledge(reason, words, candidate, [transaction])
}

const figure = ({ amount, currency }: { amount: number; currency: Currency }) =>
  formatMinor(amount, currency, spokenLocale())
const amounts = (transaction: QueuedBankLine, { pledge }: Candidate) => ({
  promised: figure(pledge),
  arrived: figure(transaction),
})
const otherCurrency = (transaction: QueuedBankLine, candidate: Candidate) =>
  say('reconciliation.match.otherCurrency', amounts(transaction, candidate))

function matchReferences(board: Board, namedIn: MatchInput['named']): void {
  const byReference = new Map<string, Candidate>()
  for (const candidate of board.candidates.values()) {
    if (!candidate.suspected) byReference.set(candidate.pledge.reference, candidate)
  }
  const naming = new Map<Candidate, QueuedBankLine[]>()
  for (const transaction of [...board.transactions.values()]) {
    const named = (namedIn.get(transaction.id) ?? []).flatMap((each) => byReference.get(each) ?? [])
    const [only] = named
    if (named.length > 1) board.hold('severalFit', say('reconciliation.match.namesSeveral'), transaction, named)
    else if (only) gather(naming, only, transaction)
  }
  for (const [candidate, transactions] of naming) matchReference(board, candidate, transactions)
}

/** One pledge may be named by several transfers: only one can be its money. */
function matchReference(board: Board, candidate: Candidate, named: QueuedBankLine[]): void {
  const { reference, currency, amount } = candidate.pledge
  const sameCurrency = named.filter((each) => each.currency === currency)
  for (const each of named) {
    if (each.currency !== currency) board.hold('otherCurrency', otherCurrency(each, candidate), each, [candidate])
  }
  const equal = sameCurrency.filter((each) => each.amount === amount)
  const chosen = equal.length === 1 ? equal[0] : sameCurrency.length === 1 ? sameCurrency[0] : undefined
  for (const each of sameCurrency) {
    if (each === chosen) continue
    const words = chosen
      ? say('reconciliation.match.namedBetter', { reference })
      : say('reconciliation.match.namedOften', { count: sameCurrency.length, reference })
    board.hold('severalFit', words, each, [candidate])
  }
  if (!chosen) return
  const words =
    chosen.amount === amount
      ? say('reconciliation.match.reference')
      : say('reconciliation.match.referenceOtherAmount', amounts(chosen, candidate))
  board.pair('reference', words, chosen, candidate)
}
