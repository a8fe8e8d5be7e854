/** What is held of a donor, as lines of a text that they can read. */
import { type Fact, moment } from '@/lib/access/personal-data'
import { promisedAmount, wasPromised } from '@/lib/giving/shared/promised-amount'
import { isPledgeState, PLEDGE_STATES } from '@/lib/giving/shared/states'
import type { Pledge, PledgeMove, Receipt, Transaction } from '@/lib/platform/payload/payload-types'
import { languageName } from '@/lib/shared/format/language-name'
import { idOf } from '@/lib/shared/format/related-id'
import { plainAmount } from '@/lib/shared/money/amount'
import { BANK_LINE_SOURCES, METHODS, PLEDGE_SOURCES, PURPOSES, TRX_ID_GIVERS } from '@/lib/shared/money/kinds'

const amount = ({ currency }: Pick<Pledge, 'currency'>, minor: number | null | undefined) =>
  typeof minor === 'number' ? `${currency} ${plainAmount(minor, currency)}` : ''

const state = (name: string | null | undefined) => (isPledgeState(name) ? PLEDGE_STATES[name] : '')

/** A pledge with its steps. @param moves of all pledges, the newest first @param campaigns titles by Id */
export const factsOfPledge = (
  pledge: Pledge,
  moves: readonly PledgeMove[],
  campaigns: ReadonlyMap<number, string>,
): Fact[] => [
  [wasPromised(pledge) ? 'Promised on' : 'Entered on', moment(pledge.createdAt)],
  ['Reference', pledge.reference],
  ['State', PLEDGE_STATES[pledge.state]],
  ['Came by', PLEDGE_SOURCES[pledge.source]],
  ['Promised', wasPromised(pledge) ? amount(promisedAmount(pledge), promisedAmount(pledge).amount) : ''],
  ['Received', amount(pledge, pledge.received)],
  ['Purpose', PURPOSES[pledge.purpose]],
  ['Project', pledge.project],
  ['Campaign', campaigns.get(Number(idOf(pledge.campaign)))],
  ['Method', METHODS[pledge.method]],
  ['First name', pledge.firstName],
  ['Last name', pledge.lastName],
  ['Wants to stay unnamed', pledge.anonymous ? 'Yes' : ''],
  ['E-mail', pledge.email],
  ['Phone', pledge.phone],
  ['Address', pledge.address],
  ['Country', pledge.country],
  ['Message', pledge.message],
  ['Transaction ID', pledge.trxId],
  ['Transaction ID given by', pledge.trxId && pledge.trxIdFrom ? TRX_ID_GIVERS[pledge.trxIdFrom] : ''],
  ['Sent from', pledge.senderNumber],
  ['Transaction ID given on', moment(pledge.reportedAt)],
  ['Verified on', moment(pledge.verifiedAt)],
  ['Language of the site', languageName(pledge.locale)],
  ['Why it was suspected of being spam', pledge.suspicion],
  ...moves
    .filter((move) => idOf(move.pledge) === pledge.id)
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

export const factsOfBankLine = (transaction: Transaction): Fact[] => [
  ['Money received', moment(transaction.receivedAt)],
  ['Amount', amount(transaction, transaction.amount)],
  ['Method', METHODS[transaction.method]],
  ['Transaction ID', transaction.trxId],
  ['From', transaction.sender],
  ['As it came', transaction.details],
  ['Came by', BANK_LINE_SOURCES[transaction.source]],
  ['No gift, because', transaction.setAside],
]
