/** The words of mails about pledges and receipts, from their records. Pure, so that each can be looked at. */

import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { receiptPath, statusPath } from '@/lib/giving/books/status-address'
import { isWallet, type PublishedAccounts, paymentInstructions } from '@/lib/giving/donor/payment-instructions'
import { type Letterhead, type RenderedLetter, renderLetter } from '@/lib/outbox/letters/letter'
import { mailWords } from '@/lib/outbox/letters/words'
import type { Pledge, Receipt } from '@/lib/platform/payload/payload-types'
import { localized } from '@/lib/shared/addresses/localized'
import { localDigits } from '@/lib/shared/format/digits'
import { formatMinor } from '@/lib/shared/money/amount'
import {
  type PledgeLetterWords,
  pledgeAcknowledged,
  pledgeArrived,
  pledgeRejected,
  receiptCancelled,
  receiptIssued,
} from './pledge-letter-parts'

/** What a letter says of a pledge beside its record. */
export interface PledgeLetterFacts {
  pledge: Pledge
  /** What it is for, in the mail's language. */
  fund: string
  /** Why staff brought it where it is; '' where they did not. */
  why: string
  accounts: PublishedAccounts
}

type PledgeLetterKind = 'arrived' | 'promised' | 'rejected'

/** To the foundation, or to the donor. */
export function pledgeLetter(kind: PledgeLetterKind, facts: PledgeLetterFacts, letterhead: Letterhead): RenderedLetter {
  const values = valuesOf(facts, letterhead)
  const { pledge, why, accounts } = facts
  const { locale, siteUrl } = letterhead
  if (kind === 'arrived') {
    return renderLetter(letterhead, pledgeArrived(values, `${siteUrl}/admin/collections/pledges/${pledge.id}`))
  }
  if (kind === 'rejected') return renderLetter(letterhead, pledgeRejected(values, why))
  // Who has sent it meanwhile, or took it back, is not asked to send it.
  const how = pledge.state === 'pledged' ? paymentInstructions(pledge, accounts, locale) : []
  return renderLetter(
    letterhead,
    pledgeAcknowledged(values, { how, account: how.length > 0 ? accountOf(facts, letterhead) : [] }),
  )
}

/** To the donor, of a receipt that was written or cancelled. */
export function receiptLetter(
  kind: 'issued' | 'cancelled',
  receipt: Receipt,
  facts: PledgeLetterFacts,
  letterhead: Letterhead,
): RenderedLetter {
  const values = valuesOf(facts, letterhead)
  const number = localDigits(receipt.number, letterhead.locale)
  if (kind === 'cancelled')
    return renderLetter(letterhead, receiptCancelled(values, number, receipt.cancelReason ?? ''))
  const amount = formatMinor(receipt.amount, receipt.currency, letterhead.locale)
  const url = addressOf(receiptPath(facts.pledge.statusKey), letterhead)
  const gift = { ...values.gift, amount }
  return renderLetter(letterhead, receiptIssued({ ...values, gift }, { number, url }))
}

function valuesOf({ pledge, fund }: PledgeLetterFacts, letterhead: Letterhead) {
  const { locale, foundation } = letterhead
  const { purposes, methods } = pledgeWords(locale)
  const gift: PledgeLetterWords = {
    reference: pledge.reference,
    amount: formatMinor(pledge.amount, pledge.currency, locale),
    fund,
    purpose: purposes[pledge.purpose],
    method: methods[pledge.method],
    name: [pledge.firstName, pledge.lastName].filter(Boolean).join(' '),
    pageUrl: addressOf(statusPath(pledge.statusKey), letterhead),
  }
  return { words: mailWords(locale), gift, foundation: foundation.name, phones: foundation.phones }
}

const addressOf = (path: string, { locale, siteUrl }: Letterhead) => new URL(localized(locale, path), siteUrl).href

function accountOf({ pledge: { method }, accounts: { bank, wallets } }: PledgeLetterFacts, { locale }: Letterhead) {
  const { form } = pledgeWords(locale)
  if (isWallet(method)) return [{ label: form.walletNumber, value: wallets[method] }]
  return [
    { label: form.bankName, value: bank.bankName },
    { label: form.accountName, value: bank.accountName },
    { label: form.accountNumber, value: bank.accountNumber },
    { label: form.branch, value: bank.branch },
    { label: form.swift, value: bank.swift },
    { label: form.routing, value: bank.routing },
  ]
}
