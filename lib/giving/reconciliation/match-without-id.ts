/** Pairs without a common id: same method and amount, and the same phone number or about the same time. */
import type { QueuedBankLine } from '@/lib/giving/shared/reconciliation-types'
import { say } from '@/lib/platform/calls/say'
import { asciiDigits } from '@/lib/shared/format/digits'
import { type Board, type Candidate, gather } from './match-board'

/** People promise first and send later, or send first and report. */
const PROMISED_BEFORE = 3 * 86_400_000
const PROMISED_AFTER = 86_400_000
/** National digits of a number: with and without country code it ends so. */
const NATIONAL = 10
/** Of many candidates a screen shows some; the words say how many there are. */
const SHOWN = 5

const bucketOf = ({ method, currency, amount }: Pick<QueuedBankLine, 'method' | 'currency' | 'amount'>) =>
  `${method} ${currency} ${amount}`

/** Pairs where one pledge alone fits the money and one transfer alone fits the pledge; holds what fits several. */
export function matchLikely(board: Board): void {
  const bySender = sendersOf(board)
  propose(board, say('reconciliation.match.number'), (transaction) => {
    const number = lastDigits(transaction.sender ?? '')
    const found = number ? (bySender.get(`${bucketOf(transaction)} ${number}`) ?? []) : []
    return { among: found.slice(0, SHOWN), count: found.length }
  })
  const byTime = timesOf(board)
  propose(board, say('reconciliation.match.time'), (transaction) => {
    const bucket = byTime.get(bucketOf(transaction)) ?? []
    const at = Date.parse(transaction.receivedAt)
    const first = firstFrom(bucket, at - PROMISED_BEFORE)
    const count = firstFrom(bucket, at + PROMISED_AFTER + 1) - first
    return { among: bucket.slice(first, first + Math.min(count, SHOWN)).map(({ candidate }) => candidate), count }
  })
}

type Finder = (transaction: QueuedBankLine) => { among: Candidate[]; count: number }

function propose(board: Board, words: string, find: Finder): void {
  const votes = new Map<Candidate, QueuedBankLine[]>()
  for (const transaction of [...board.transactions.values()]) {
    const { among, count } = find(transaction)
    const [only] = among
    if (count > 1) board.hold('severalFit', say('reconciliation.match.severalGifts', { count }), transaction, among)
    else if (only) gather(votes, only, transaction)
  }
  for (const [candidate, transactions] of votes) {
    const [only, ...others] = transactions
    if (only && others.length === 0) board.pair('likely', words, only, candidate)
    else for (const each of transactions) holdAmongMany(board, each, candidate, transactions.length)
  }
}

function holdAmongMany(board: Board, transaction: QueuedBankLine, candidate: Candidate, count: number): void {
  const words = say('reconciliation.match.severalTransfers', { count, reference: candidate.pledge.reference })
  board.hold('severalFit', words, transaction, [candidate])
}

const isTrusted = ({ pledge, suspected }: Candidate) =>
  !suspected && (pledge.state === 'pledged' || pledge.state === 'reported')

/** Candidates by what the money must have in common, and each of their numbers. */
function sendersOf(board: Board): Map<string, Candidate[]> {
  const found = new Map<string, Candidate[]>()
  for (const candidate of [...board.candidates.values()].filter(isTrusted)) {
    for (const number of new Set(candidate.numbers.map(lastDigits))) {
      if (number) gather(found, `${bucketOf(candidate.pledge)} ${number}`, candidate)
    }
  }
  return found
}

/** '' where a number is too short or masked to tell one person from others. */
export function lastDigits(number: string): string {
  const digits = asciiDigits(number).replace(/[\s()+-]/g, '')
  return /^\d{10,15}$/.test(digits) ? digits.slice(-NATIONAL) : ''
}

interface Timed {
  at: number
  candidate: Candidate
}

/** Pledges without a report by when they were promised; a reported one has an id that says which money is its. */
function timesOf(board: Board): Map<string, Timed[]> {
  const found = new Map<string, Timed[]>()
  for (const candidate of board.candidates.values()) {
    if (!isTrusted(candidate) || candidate.pledge.state !== 'pledged') continue
    gather(found, bucketOf(candidate.pledge), { at: Date.parse(candidate.pledge.createdAt), candidate })
  }
  for (const bucket of found.values()) bucket.sort((a, b) => a.at - b.at)
  return found
}

/** Place of the first at a moment or later, by halving. */
function firstFrom(bucket: Timed[], at: number): number {
  let [low, high] = [0, bucket.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bucket[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}
