/** What is held of a donor, as lines of a text that they can read. */
import { type Fact, moment } from '@/lib/access/personal-data'
import { reasonInWords } from '@/lib/giving/shared/history-notes'
import { promisedAmount, wasPromised } from '@/lib/giving/shared/promised-amount'
import { authorName } from '@/lib/giving/shared/signed-by'
import { isPledgeState } from '@/lib/giving/shared/states'
import { suspicionInWords } from '@/lib/intake/suspicion-in-words'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import type { Pledge, PledgeMove, Receipt, Transaction } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { plainAmount } from '@/lib/shared/money/amount'
import { GIVING_PROJECTS } from '@/lib/shared/money/kinds'

const amount = ({ currency }: Pick<Pledge, 'currency'>, minor: number | null | undefined) =>
  typeof minor === 'number' ? `${currency} ${plainAmount(minor, currency)}` : ''

const state = (name: string | null | undefined) => (isPledgeState(name) ? say(`pledges.states.${name}`) : '')

/** A pledge with its steps. @param moves of all pledges, the newest first @param campaigns titles by Id */
export const factsOfPledge = (
  pledge: Pledge,
  moves: readonly PledgeMove[],
  campaigns: ReadonlyMap<number, string>,
): Fact[] => [
  [say(wasPromised(pledge) ? 'pledges.held.promisedOn' : 'pledges.held.enteredOn'), moment(pledge.createdAt)],
  [say('pledges.fields.reference'), pledge.reference],
  [say('pledges.fields.state'), say(`pledges.states.${pledge.state}`)],
  [say('pledges.fields.source'), say(`pledges.sources.${pledge.source}`)],
  [
    say('pledges.fields.promised'),
    wasPromised(pledge) ? amount(promisedAmount(pledge), promisedAmount(pledge).amount) : '',
  ],
  [say('pledges.fields.received'), amount(pledge, pledge.received)],
  [say('pledges.fields.purpose'), say(`pledges.purposes.${pledge.purpose}`)],
  [say('pledges.fields.project'), pledge.project ? say(`pledges.projects.${GIVING_PROJECTS[pledge.project]}`) : ''],
  [say('pledges.fields.campaign'), campaigns.get(Number(idOf(pledge.campaign)))],
  [say('pledges.fields.method'), say(`pledges.methods.${pledge.method}`)],
  [say('pledges.fields.firstName'), pledge.firstName],
  [say('pledges.fields.lastName'), pledge.lastName],
  [say('pledges.fields.anonymous'), pledge.anonymous ? say('pledges.held.yes') : ''],
  [say('pledges.fields.email'), pledge.email],
  [say('pledges.fields.phone'), pledge.phone],
  [say('pledges.fields.address'), pledge.address],
  [say('pledges.fields.country'), pledge.country],
  [say('pledges.fields.message'), pledge.message],
  [say('pledges.fields.trxId'), pledge.trxId],
  [
    say('pledges.fields.trxIdFrom'),
    pledge.trxId && pledge.trxIdFrom ? say(`pledges.trxIdGivers.${pledge.trxIdFrom}`) : '',
  ],
  [say('pledges.fields.senderNumber'), pledge.senderNumber],
  [say('pledges.held.givenOn'), moment(pledge.reportedAt)],
  [say('pledges.held.verifiedOn'), moment(pledge.verifiedAt)],
  [say('pledges.held.siteLanguage'), say(`pledges.languages.${pledge.locale}`)],
  [say('pledges.held.suspicion'), suspicionInWords(pledge.suspicion, spokenLocale())],
  ...moves
    .filter((move) => idOf(move.pledge) === pledge.id)
    .reverse()
    .map(({ from, to, by, at, why }: PledgeMove): Fact => {
      const words = wordsOf('pledges', spokenLocale())
      const step = [state(from), state(to)].filter(Boolean).join(' → ')
      return [
        say('pledges.held.changed', { name: authorName(by, words), when: moment(at) }),
        [step, why && reasonInWords(why, words, spokenLocale())].filter(Boolean).join(': '),
      ]
    }),
]

export const factsOfReceipt = (receipt: Receipt): Fact[] => [
  [say('receipts.fields.number'), receipt.number],
  [say('receipts.fields.issuedAt'), moment(receipt.issuedAt)],
  [say('pledges.fields.donor'), receipt.donorName],
  [say('pledges.fields.address'), receipt.donorAddress],
  [say('pledges.fields.amount'), amount(receipt, receipt.amount)],
  [say('pledges.fields.purpose'), say(`pledges.purposes.${receipt.purpose}`)],
  [say('receipts.fields.fund'), receipt.fund],
  [say('pledges.fields.method'), say(`pledges.methods.${receipt.method}`)],
  [say('pledges.fields.trxId'), receipt.trxId],
  [say('pledges.held.moneyReceived'), moment(receipt.receivedAt)],
  [say('receipts.fields.tax'), receipt.taxReference],
  [say('receipts.fields.cancelledAt'), moment(receipt.cancelledAt)],
  [say('receipts.fields.cancelReason'), receipt.cancelReason],
]

export const factsOfBankLine = (transaction: Transaction): Fact[] => [
  [say('pledges.held.moneyReceived'), moment(transaction.receivedAt)],
  [say('pledges.fields.amount'), amount(transaction, transaction.amount)],
  [say('pledges.fields.method'), say(`pledges.methods.${transaction.method}`)],
  [say('pledges.fields.trxId'), transaction.trxId],
  [say('pledges.bankLine.sender'), transaction.sender],
  [say('pledges.bankLine.details'), transaction.details],
  [say('pledges.fields.source'), say(`pledges.bankLineSources.${transaction.source}`)],
  [say('pledges.held.noGift'), transaction.setAside],
]
