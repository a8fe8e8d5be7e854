/** A receipt as people read it: every text that stands on it, in a language. Page and PDF are drawn from it alike. */

import type { Receipt } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImagePath } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { localDigits } from '@/lib/shared/format/digits'
import { fill } from '@/lib/shared/format/fill'
import { summary } from '@/lib/shared/format/summary'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import bangla from '@/lib/shared/i18n/messages/receipt.bn.json'
import english from '@/lib/shared/i18n/messages/receipt.en.json'
import { formatMinor } from '@/lib/shared/money/amount'
import { amountInWords } from './amount-in-words'
import { yearLabel } from './financial-year'

/** So that a receipt stays one page. */
const LONGEST_REASON = 240

const WORDS: Record<Locale, typeof english> = { en: english, bn: bangla }

/** What stands on receipts, in a language, as it reads now. */
export const receiptWords = (locale: Locale): typeof english => wordsIn(WORDS[locale], locale, 'receipt')

/** Who writes the receipt, in its language. */
export interface Issuer {
  name: string
  address: string
  phones: string[]
  email: string
  /** Of the registration, in words; '' where there is none. */
  registration: string
  signatory: string
  designation: string
  /** The sign beside its name, as the settings have it now. */
  mark: ImagePath
}

export interface ReceiptView {
  heading: string
  /** `2026-27/0001`, in the language's digits. */
  number: string
  /** Head lines beside the number: label and value. */
  head: [label: string, value: string][]
  fromLabel: string
  donor: string
  amountLabel: string
  amount: string
  inWordsLabel: string
  inWords: string
  /** What else is to be known: label and value. */
  rows: [label: string, value: string][]
  /** null where staff had entered no reference of the tax board. */
  tax: string | null
  /** null while it holds. */
  cancelled: { stamp: string; line: string } | null
  signature: string
  signatory: string
  designation: string
  computer: string
  /** Said where a file cannot show a letter. */
  lacking: string
  issuer: { name: string; lines: string[]; mark: ImagePath }
}

/**
 * @param today the foundation as the settings name it now
 * @param erased whether the donor's data were erased since
 */
export function receiptView(receipt: Receipt, today: Issuer, locale: Locale, erased = false): ReceiptView {
  const words = receiptWords(locale)
  const issuer = issuerOf(receipt, today, locale)
  const { currency, amount, purpose, method } = receipt
  const fund = (locale === 'bn' ? receipt.fundBn : receipt.fund) || words.general
  const row = (label: string, value: string | null | undefined): [string, string][] => (value ? [[label, value]] : [])
  return {
    heading: words.heading,
    number: localDigits(receipt.number, locale),
    head: [
      [words.number, localDigits(receipt.number, locale)],
      [words.date, day(receipt.issuedAt, locale)],
      [words.year, localDigits(yearLabel(receipt.year), locale)],
    ],
    fromLabel: words.from,
    donor: erased ? words.erased : receipt.donorName || words.anonymous,
    amountLabel: words.amount,
    amount: formatMinor(amount, currency, locale),
    inWordsLabel: words.inWords,
    inWords: amountInWords(amount, currency, locale),
    rows: [
      ...row(words.address, receipt.donorAddress),
      ...row(words.fund, fund),
      ...row(words.purpose, words.purposes[purpose]),
      ...row(words.method, words.methods[method]),
      ...row(words.trxId, receipt.trxId),
      ...row(words.receivedAt, day(receipt.receivedAt, locale)),
    ],
    tax: receipt.taxReference ? fill(words.tax, { reference: receipt.taxReference }) : null,
    cancelled: receipt.state === 'cancelled' ? { stamp: words.cancelled, line: cancelledLine(receipt, locale) } : null,
    signature: fill(words.signature, { foundation: issuer.name }),
    signatory: issuer.signatory,
    designation: issuer.designation,
    computer: words.computer,
    lacking: words.lacking,
    issuer: issuerView(issuer),
  }
}

/** Who wrote the receipt, as it kept them; where they can be reached is said as it is now. */
function issuerOf(receipt: Receipt, today: Issuer, locale: Locale): Issuer {
  const name = locale === 'bn' ? receipt.issuerNameBn : receipt.issuerName
  // Receipts of before kept none of it.
  if (!name) return today
  const { registration, signatory, designation } = receipt
  return {
    ...today,
    name,
    registration: registration ?? '',
    signatory: signatory ?? '',
    designation: designation ?? '',
  }
}

/** Name of the foundation, and the lines below it. */
export function issuerView({ name, address, phones, email, registration, mark }: Issuer): ReceiptView['issuer'] {
  const reached = [...phones, email].filter(Boolean).join(' · ')
  return { name, lines: [address, reached, registration].filter(Boolean), mark }
}

function cancelledLine({ cancelledAt, cancelReason }: Receipt, locale: Locale): string {
  return fill(receiptWords(locale).cancelledOn, {
    date: day(cancelledAt ?? null, locale),
    reason: summary(cancelReason ?? '', LONGEST_REASON),
  })
}
