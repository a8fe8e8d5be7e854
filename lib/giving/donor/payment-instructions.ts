/** Payment instructions: how a pledge's money is sent, step by step, for the donor's page and mail. */

import { pledgeWords } from '@/lib/giving/books/pledge-words'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { SiteSettings } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { formatMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import type { Method } from '@/lib/shared/money/kinds'

export type Wallet = keyof SiteSettings['wallets']
export type PublishedAccounts = Pick<SiteSettings, 'bank' | 'wallets'>

/** Menus of the wallets for phones without their apps. */
const DIAL_CODES = { bkash: '*247#', nagad: '*167#', upay: '*268#' } as const satisfies Record<Wallet, string>

export function isWallet(method: Method): method is Wallet {
  return Object.hasOwn(DIAL_CODES, method)
}

/** Where donors find the transaction ID of a payment, as words. */
export function trxIdLocation(method: Method, locale: Locale): string {
  const { whereWallet, whereBank } = pledgeWords(locale).problems
  return isWallet(method) ? whereWallet : whereBank
}

interface InstructedPledge {
  method: Method
  /** Minor units. */
  amount: number
  currency: Currency
  reference: string
}

/**
 * The steps in a language, in their order; none where the foundation has not published the account, or the money was
 * handed over. Wallets know taka alone: whoever promised another currency is told so.
 */
export function paymentInstructions(
  pledge: InstructedPledge,
  { bank, wallets }: PublishedAccounts,
  locale: Locale,
): string[] {
  const { methods, steps } = pledgeWords(locale)
  const { method, currency, reference } = pledge
  const amount = formatMinor(pledge.amount, currency, locale)
  if (isWallet(method)) {
    const number = wallets[method]
    const words = { wallet: methods[method], code: DIAL_CODES[method], amount, number, reference }
    const send = currency === 'BDT' ? steps.send : steps.sendTaka
    return number ? [steps.open, send, steps.note, steps.keep].map((step) => fill(step, words)) : []
  }
  if (method !== 'bank' || !bank.accountNumber) return []
  return [steps.transfer, steps.remark, steps.keepSlip].map((step) => fill(step, { amount, reference }))
}
