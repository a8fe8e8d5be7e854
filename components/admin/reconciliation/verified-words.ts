import type { QueuedBankLine } from '@/lib/giving/shared/reconciliation-types'
import { formatMinor } from '@/lib/shared/money/amount'

/** Said once a pledge is verified: what was counted is what arrived. */
export const verifiedWords = ({ amount, currency }: Pick<QueuedBankLine, 'amount' | 'currency'>, reference: string) =>
  `${formatMinor(amount, currency, 'en')} are verified for ${reference}.`
