/** The working state of matching: every bank line and every reported pledge ends as a pair or unmatched with a reason. */
import type {
  BankLineReason,
  PairKind,
  PledgeReason,
  Queue,
  QueuedBankLine,
  QueuedPledge,
  QueuePair,
  UnmatchedBankLine,
  UnmatchedPledge,
} from '@/lib/giving/shared/reconciliation-types'

export interface Candidate {
  pledge: QueuedPledge
  /** Phone numbers of the donor, as they were written. */
  numbers: string[]
  suspected: boolean
}

const KINDS: readonly PairKind[] = ['exact', 'otherAmount', 'reference', 'likely']

/** Adds to a list of a map. */
export function gather<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

export class Board {
  /** Not matched yet, by id. */
  readonly transactions: Map<number, QueuedBankLine>
  readonly candidates: Map<number, Candidate>
  private readonly pairs: QueuePair[] = []
  private readonly waiting: UnmatchedBankLine[] = []
  private readonly waitingPledges: UnmatchedPledge[] = []

  constructor(transactions: QueuedBankLine[], candidates: Candidate[]) {
    this.transactions = new Map(transactions.map((transaction) => [transaction.id, transaction]))
    this.candidates = new Map(candidates.map((candidate) => [candidate.pledge.id, candidate]))
  }

  pair(kind: PairKind, words: string, transaction: QueuedBankLine, { pledge }: Candidate): void {
    this.transactions.delete(transaction.id)
    this.candidates.delete(pledge.id)
    this.pairs.push({ kind, words, transaction, pledge })
  }

  hold(reason: BankLineReason, words: string, transaction: QueuedBankLine, among: Candidate[] = []): void {
    this.transactions.delete(transaction.id)
    this.waiting.push({ transaction, reason, words, pledges: among.map(({ pledge }) => pledge) })
  }

  /** Pledges that only were promised wait for nobody: without a report they are not in the queue. */
  holdPledge(reason: PledgeReason, words: string, { pledge, suspected }: Candidate, among: QueuedBankLine[] = []) {
    this.candidates.delete(pledge.id)
    if (pledge.state === 'reported' && !suspected) {
      this.waitingPledges.push({ pledge, reason, words, transactions: among })
    }
  }

  queue(): Queue {
    const byKind = (pair: QueuePair) => KINDS.indexOf(pair.kind)
    return {
      pairs: this.pairs.sort((a, b) => byKind(a) - byKind(b) || order(a.transaction, b.transaction)),
      transactions: this.waiting.sort((a, b) => order(a.transaction, b.transaction)),
      pledges: this.waitingPledges.sort((a, b) => reported(a) - reported(b) || a.pledge.id - b.pledge.id),
    }
  }
}

/** The oldest first: it has waited longest. */
const order = (a: QueuedBankLine, b: QueuedBankLine) =>
  Date.parse(a.receivedAt) - Date.parse(b.receivedAt) || a.id - b.id
const reported = ({ pledge }: UnmatchedPledge) => Date.parse(pledge.reportedAt ?? pledge.createdAt)
