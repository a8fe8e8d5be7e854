import { moneyText } from '@/lib/donations/amount'
import type { QueueTransaction } from '@/lib/donations/desk/desk-types'

/** Said once a gift is verified: what was counted is what arrived. */
export const verifiedWords = ({ amount, currency }: Pick<QueueTransaction, 'amount' | 'currency'>, reference: string) =>
  `${moneyText(amount, currency, 'en')} are verified for ${reference}.`
