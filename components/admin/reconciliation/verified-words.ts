import type { QueueTransaction } from '@/lib/giving/shared/reconciliation-types'
import { moneyText } from '@/lib/shared/money/amount'

/** Said once a gift is verified: what was counted is what arrived. */
export const verifiedWords = ({ amount, currency }: Pick<QueueTransaction, 'amount' | 'currency'>, reference: string) =>
  `${moneyText(amount, currency, 'en')} are verified for ${reference}.`
