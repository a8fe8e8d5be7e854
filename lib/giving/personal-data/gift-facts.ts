/** What is held of a donor, as lines of a text that they can read. */
import { type Fact, moment } from '@/lib/access/personal-data'
import { promisedOf, wasPromised } from '@/lib/giving/shared/promised-amount'
import { isPledgeState, PLEDGE_STATES } from '@/lib/giving/shared/states'
import type { Pledge, PledgeMove, Receipt, Transaction } from '@/lib/platform/payload/payload-types'
import { languageName } from '@/lib/shared/format/language-name'
import { idOf } from '@/lib/shared/format/related-id'
import { plainAmount } from '@/lib/shared/money/amount'
import { METHODS, PLEDGE_SOURCES, PURPOSES, TRANSACTION_SOURCES, TRX_ID_GIVERS } from '@/lib/shared/money/kinds'

const amount = ({ currency }: Pick<Pledge, 'currency'>, minor: number | null | undefined) =>
  typeof minor === 'number' ? `${currency} ${plainAmount(minor, currency)}` : ''

const state = (name: string | null | undefined) => (isPledgeState(name) ? PLEDGE_STATES[name] : '')

/** A gift with its steps. @param moves of all gifts, the newest first @param campaigns titles by Id */
export const factsOfGift = (
  gift: Pledge,
  moves: readonly PledgeMove[],
  campaigns: ReadonlyMap<number, string>,
): Fact[] => [
  [wasPromised(gift) ? 'Promised on' : 'Entered on', moment(gift.createdAt)],
  ['Reference', gift.reference],
  ['State', PLEDGE_STATES[gift.state]],
  ['Came by', PLEDGE_SOURCES[gift.source]],
  ['Promised', wasPromised(gift) ? amount(promisedOf(gift), promisedOf(gift).amount) : ''],
  ['Received', amount(gift, gift.received)],
  ['Purpose', PURPOSES[gift.purpose]],
  ['Project', gift.project],
  ['Campaign', campaigns.get(Number(idOf(gift.campaign)))],
  ['Method', METHODS[gift.method]],
  ['First name', gift.firstName],
  ['Last name', gift.lastName],
  ['Wants to stay unnamed', gift.anonymous ? 'Yes' : ''],
  ['E-mail', gift.email],
  ['Phone', gift.phone],
  ['Address', gift.address],
  ['Country', gift.country],
  ['Message', gift.message],
  ['Transaction ID', gift.trxId],
  ['Transaction ID given by', gift.trxId && gift.trxIdFrom ? TRX_ID_GIVERS[gift.trxIdFrom] : ''],
  ['Sent from', gift.senderNumber],
  ['Transaction ID given on', moment(gift.reportedAt)],
  ['Verified on', moment(gift.verifiedAt)],
  ['Language of the site', languageName(gift.locale)],
  ['Why it was suspected of being spam', gift.suspicion],
  ...moves
    .filter(({ pledge }) => idOf(pledge) === gift.id)
    .reverse()
    .map(({ from, to, by, at, why }: PledgeMove): Fact => {
      const step = [state(from), state(to)].filter(Boolean).join(' → ')
      return [`Changed by ${by}, ${moment(at)}`, [step, why].filter(Boolean).join(': ')]
    }),
]

export const factsOfReceipt = (receipt: Receipt): Fact[] => [
  ['Number', receipt.number],
  ['Issued', moment(receipt.issuedAt)],
  ['Donor', receipt.donorName],
  ['Address', receipt.donorAddress],
  ['Amount', amount(receipt, receipt.amount)],
  ['Purpose', PURPOSES[receipt.purpose]],
  ['Given to', receipt.fund],
  ['Method', METHODS[receipt.method]],
  ['Transaction ID', receipt.trxId],
  ['Money received', moment(receipt.receivedAt)],
  ['Tax reference', receipt.taxReference],
  ['Cancelled', moment(receipt.cancelledAt)],
  ['Cancelled because', receipt.cancelReason],
]

export const factsOfTransaction = (transaction: Transaction): Fact[] => [
  ['Money received', moment(transaction.receivedAt)],
  ['Amount', amount(transaction, transaction.amount)],
  ['Method', METHODS[transaction.method]],
  ['Transaction ID', transaction.trxId],
  ['From', transaction.sender],
  ['As it came', transaction.details],
  ['Came by', TRANSACTION_SOURCES[transaction.source]],
  ['No gift, because', transaction.setAside],
]
