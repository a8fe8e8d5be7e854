/** What is matched, and what became of it: every transaction and every reported pledge ends in one place. */
import type {
  PairKind,
  PledgeReason,
  Queue,
  QueuePair,
  QueuePledge,
  QueueTransaction,
  TransactionReason,
  WaitingPledge,
  WaitingTransaction,
} from '@/lib/giving/shared/reconciliation-types'

export interface Candidate {
  pledge: QueuePledge
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
  readonly transactions: Map<number, QueueTransaction>
  readonly candidates: Map<number, Candidate>
  private readonly pairs: QueuePair[] = []
  private readonly waiting: WaitingTransaction[] = []
  private readonly waitingPledges: WaitingPledge[] = []

  constructor(transactions: QueueTransaction[], candidates: Candidate[]) {
    this.transactions = new Map(transactions.map((transaction) => [transaction.id, transaction]))
    this.candidates = new Map(candidates.map((candidate) => [candidate.pledge.id, candidate]))
  }

  pair(kind: PairKind, words: string, transaction: QueueTransaction, { pledge }: Candidate): void {
    this.transactions.delete(transaction.id)
    this.candidates.delete(pledge.id)
    this.pairs.push({ kind, words, transaction, pledge })
  }

  hold(reason: TransactionReason, words: string, transaction: QueueTransaction, among: Candidate[] = []): void {
    this.transactions.delete(transaction.id)
    this.waiting.push({ transaction, reason, words, pledges: among.map(({ pledge }) => pledge) })
  }

  /** Pledges that only were promised wait for nobody: without a report they are not in the queue. */
  holdPledge(reason: PledgeReason, words: string, { pledge, suspected }: Candidate, among: QueueTransaction[] = []) {
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
const order = (a: QueueTransaction, b: QueueTransaction) =>
  Date.parse(a.receivedAt) - Date.parse(b.receivedAt) || a.id - b.id
const reported = ({ pledge }: WaitingPledge) => Date.parse(pledge.reportedAt ?? pledge.createdAt)
