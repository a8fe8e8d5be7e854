'use client'
import type { VerifyCall } from '@/lib/giving/shared/reconciliation-types'
import { formatMinor } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { useStaffLocale, useWords } from '../shared/words'

/** A pledge as it was promised, or money that arrived. */
export interface Sum {
  id: number
  amount: number
  currency: Currency
}

/** What verifies a pledge with money as the person sees both. */
export const verifyCall = (pledge: Sum, transaction: Sum): VerifyCall => ({
  pledge: pledge.id,
  transaction: transaction.id,
  seenAmount: transaction.amount,
  ...(pledge.currency !== transaction.currency && { otherCurrency: true }),
})

interface VerifyWords {
  /** Of the button that verifies: what will be counted, and what was promised where that is another currency. */
  verifyWords: (pledge: Sum, transaction: Sum) => string
  /** Said once a pledge is verified: what was counted is what arrived. */
  verifiedWords: (transaction: Sum, pledge: { reference: string; isNew?: boolean }) => string
}

/** What is said of a verification before and after it. */
export function useVerifyWords(): VerifyWords {
  const words = useWords('reconciliation')
  const locale = useStaffLocale()
  const textOf = ({ amount, currency }: Sum) => formatMinor(amount, currency, locale)
  return {
    verifyWords: (pledge, transaction) =>
      pledge.currency === transaction.currency
        ? words('verify.amount', { amount: textOf(transaction) })
        : words('verify.otherCurrency', { amount: textOf(transaction), promised: textOf(pledge) }),
    verifiedWords: (transaction, { reference, isNew = false }) =>
      words(isNew ? 'verify.doneNew' : 'verify.done', { amount: textOf(transaction), reference }),
  }
}

interface OtherCurrencyProps {
  pledge: Sum
  transaction: Sum
}

/** What stands beside that button, where money came in another currency. */
export function OtherCurrency({ pledge, transaction: { currency } }: OtherCurrencyProps) {
  const words = useWords('reconciliation')
  return pledge.currency === currency ? null : <p>{words('verify.generalFund', { currency })}</p>
}
