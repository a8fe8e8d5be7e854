/** What a donor promised, whatever came of it. Client-safe. */

import type { Currency } from '@/lib/shared/money/currency'
import type { PledgeSource } from '@/lib/shared/money/kinds'

export interface PromisedAmount {
  /** Minor units of the currency. */
  amount: number
  currency: Currency
}

interface StoredPledge extends PromisedAmount {
  /** As the database gives it: what the money of a verified pledge has overwritten (verification-undo.ts). */
  beforeVerified?: unknown
}

/**
 * What was promised: a pledge whose money came in another currency stands with that money's amount and currency since, and
 * keeps what they were.
 */
export function promisedAmount({ amount, currency, beforeVerified }: StoredPledge): PromisedAmount {
  const kept = beforeVerified as Partial<PromisedAmount> | null | undefined
  return kept?.amount && kept.currency ? { amount: kept.amount, currency: kept.currency } : { amount, currency }
}

/** Whether something else arrived than was promised. @param received minor units of the pledge's own currency */
export function differsFromPromised(pledge: StoredPledge & { received?: number | null | undefined }): boolean {
  const { amount, currency } = promisedAmount(pledge)
  const { received = null } = pledge
  return received !== null && (received !== amount || pledge.currency !== currency)
}

/** Whether a donor promised it: nobody promised what staff entered, or what came before this site. */
export const wasPromised = ({ source }: { source: PledgeSource }): boolean => source === 'form'
