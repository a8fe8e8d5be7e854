/** The words of mails about gifts and receipts, from their records. Pure, so that each can be looked at. */

import { framed, type Told, type WrittenLetter } from '@/lib/community/letters/letter'
import { PLEDGE_WORDS } from '@/lib/giving/books/pledge-words'
import { receiptPath, statusPath } from '@/lib/giving/books/status-address'
import { givingSteps, isWallet, type PublishedAccounts } from '@/lib/giving/donor/giving-steps'
import { WORDS } from '@/lib/outbox/letters/words'
import type { Pledge, Receipt } from '@/lib/platform/payload/payload-types'
import { localized } from '@/lib/shared/addresses/localized'
import { localDigits } from '@/lib/shared/format/digits'
import { moneyText } from '@/lib/shared/money/amount'
import { giftArrived, giftPromised, giftRejected, receiptCancelled, receiptIssued, type ToldGift } from './gift'

/** What is told of a gift beside its record. */
export interface GiftFacts {
  pledge: Pledge
  /** What it is for, in the mail's language. */
  fund: string
  /** Why staff brought it where it is; '' where they did not. */
  why: string
  accounts: PublishedAccounts
}

type GiftKind = 'arrived' | 'promised' | 'rejected'

/** To the foundation, or to the donor. */
export function giftLetter(kind: GiftKind, facts: GiftFacts, told: Told): WrittenLetter {
  const telling = tellingOf(facts, told)
  const { pledge, why, accounts } = facts
  const { locale, siteUrl } = told
  if (kind === 'arrived') {
    return framed(told, giftArrived(telling, `${siteUrl}/admin/collections/pledges/${pledge.id}`))
  }
  if (kind === 'rejected') return framed(told, giftRejected(telling, why))
  // Who has sent it meanwhile, or took it back, is not asked to send it.
  const how = pledge.state === 'pledged' ? givingSteps(pledge, accounts, locale) : []
  return framed(told, giftPromised(telling, { how, account: how.length > 0 ? accountOf(facts, told) : [] }))
}

/** To the donor, of a receipt that was written or cancelled. */
export function receiptLetter(
  kind: 'issued' | 'cancelled',
  receipt: Receipt,
  facts: GiftFacts,
  told: Told,
): WrittenLetter {
  const telling = tellingOf(facts, told)
  const number = localDigits(receipt.number, told.locale)
  if (kind === 'cancelled') return framed(told, receiptCancelled(telling, number, receipt.cancelReason ?? ''))
  const amount = moneyText(receipt.amount, receipt.currency, told.locale)
  const url = addressOf(receiptPath(facts.pledge.statusKey), told)
  const gift = { ...telling.gift, amount }
  return framed(told, receiptIssued({ ...telling, gift }, { number, url }))
}

function tellingOf({ pledge, fund }: GiftFacts, told: Told) {
  const { locale, foundation } = told
  const { purposes, methods } = PLEDGE_WORDS[locale]
  const gift: ToldGift = {
    reference: pledge.reference,
    amount: moneyText(pledge.amount, pledge.currency, locale),
    fund,
    purpose: purposes[pledge.purpose],
    method: methods[pledge.method],
    name: [pledge.firstName, pledge.lastName].filter(Boolean).join(' '),
    pageUrl: addressOf(statusPath(pledge.statusKey), told),
  }
  return { words: WORDS[locale], gift, foundation: foundation.name, phones: foundation.phones }
}

const addressOf = (path: string, { locale, siteUrl }: Told) => new URL(localized(locale, path), siteUrl).href

function accountOf({ pledge: { method }, accounts: { bank, wallets } }: GiftFacts, { locale }: Told) {
  const { form } = PLEDGE_WORDS[locale]
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
