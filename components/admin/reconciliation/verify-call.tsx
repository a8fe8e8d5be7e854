import type { VerifyCall } from '@/lib/giving/shared/reconciliation-types'
import { formatMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'

/** A pledge as it was promised, or money that arrived. */
export interface Sum {
  id: number
  amount: number
  currency: Currency
}

const NAMES = { BDT: 'taka', USD: 'dollars', JPY: 'yen' } as const satisfies Record<Currency, string>

const textOf = ({ amount, currency }: Sum) => formatMinor(amount, currency, 'en')

/** What verifies a pledge with money as the person sees both. */
export const verifyCall = (pledge: Sum, transaction: Sum): VerifyCall => ({
  pledge: pledge.id,
  transaction: transaction.id,
  seenAmount: transaction.amount,
  ...(pledge.currency !== transaction.currency && { otherCurrency: true }),
})

/** The words of its button: what will be counted, and what was promised where that is another currency. */
export const verifyWords = (pledge: Sum, transaction: Sum): string =>
  pledge.currency === transaction.currency
    ? `Verify ${textOf(transaction)}`
    : `Verify ${textOf(transaction)} (promised: ${textOf(pledge)})`

interface OtherCurrencyProps {
  pledge: Sum
  transaction: Sum
}

/** What stands beside that button, where money came in another currency. */
export function OtherCurrency({ pledge, transaction: { currency } }: OtherCurrencyProps) {
  if (pledge.currency === currency) return null
  return <p>{`The gift then belongs to the general fund in ${NAMES[currency]}. Nothing is converted.`}</p>
}
