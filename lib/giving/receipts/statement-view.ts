/** A donor's year as people read it: screen and PDF are made from it alike. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { day } from '@/lib/shared/format/date'
import { localDigits } from '@/lib/shared/format/digits'
import { fill } from '@/lib/shared/format/fill'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import bangla from '@/lib/shared/i18n/messages/statement.bn.json'
import english from '@/lib/shared/i18n/messages/statement.en.json'
import { formatMinor } from '@/lib/shared/money/amount'
import { fundText } from '../books/fund-text'
import { amountInWords } from './amount-in-words'
import { yearBounds, yearLabel } from './financial-year'
import { type Issuer, issuerView, type ReceiptView, receiptWords } from './receipt-view'
import type { Statement } from './statement'

const WORDS: Record<Locale, typeof english> = { en: english, bn: bangla }

export interface StatementView {
  heading: string
  /** Label and value. */
  head: [label: string, value: string][]
  giftsLabel: string
  /** Heads of the gifts' columns: day, receipt, fund, purpose, amount. */
  columns: string[]
  gifts: string[][]
  totalsLabel: string
  totals: { label: string; amount: string; inWords: string }[]
  /** Said where there is no gift. */
  none: string
  note: string
  computer: string
  /** Said where a file cannot show a letter. */
  lacking: string
  /** With a place for its number. */
  page: string
  issuer: ReceiptView['issuer']
}

interface Written {
  issuer: Issuer
  locale: Locale
  /** Id → name of each campaign, in the language. */
  funds: Map<number, string>
  now?: Date
}

export function statementView(
  statement: Statement,
  { issuer, locale, funds, now = new Date() }: Written,
): StatementView {
  const words = wordsIn(WORDS[locale], locale, 'statement')
  const receipt = receiptWords(locale)
  const { year, names, address, gifts, totals } = statement
  const { from, before } = yearBounds(year)
  const last = new Date(before.getTime() - 1)
  const period = { from: day(from.toISOString(), locale), to: day(last.toISOString(), locale) }
  const row = (label: string, value: string): [string, string][] => (value ? [[label, value]] : [])
  return {
    heading: words.heading,
    head: [
      ...row(words.donor, names.join(' · ') || receipt.anonymous),
      ...row(receipt.address, address),
      ...row(words.year, localDigits(yearLabel(year), locale)),
      ...row(words.period, fill(words.from, period)),
      ...row(words.written, day(now.toISOString(), locale)),
    ],
    giftsLabel: words.gifts,
    columns: [receipt.receivedAt, receipt.number, receipt.fund, receipt.purpose, receipt.amount],
    gifts: gifts.map(({ moneyAt, receipt: number, campaign, project, purpose, amount, currency }) => [
      day(moneyAt, locale),
      number === null ? words.noReceipt : localDigits(number, locale),
      fundText({ title: campaign === null ? null : funds.get(campaign), project }, locale),
      receipt.purposes[purpose],
      formatMinor(amount, currency, locale),
    ]),
    totalsLabel: words.totals,
    totals: totals.map(({ currency, purpose, amount }) => ({
      label: `${words.currencies[currency]}, ${receipt.purposes[purpose]}`,
      amount: formatMinor(amount, currency, locale),
      inWords: amountInWords(amount, currency, locale),
    })),
    none: words.none,
    note: words.note,
    computer: words.computer,
    lacking: words.lacking,
    page: words.page,
    issuer: issuerView(issuer),
  }
}
