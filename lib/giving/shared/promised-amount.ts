/** What a donor promised, whatever came of it. Client-safe. */

import type { Currency } from '@/lib/shared/money/currency'
import type { PledgeSource } from '@/lib/shared/money/kinds'

export interface Promised {
  /** Minor units of the currency. */
  amount: number
  currency: Currency
}

interface StoredGift extends Promised {
  /** As the database gives it: what the money of a verified gift has overwritten (verification-undo.ts). */
  beforeVerified?: unknown
}

/**
 * What was promised: a gift whose money came in another currency stands with that money's amount and currency since, and
 * keeps what they were.
 */
export function promisedOf({ amount, currency, beforeVerified }: StoredGift): Promised {
  const kept = beforeVerified as Partial<Promised> | null | undefined
  return kept?.amount && kept.currency ? { amount: kept.amount, currency: kept.currency } : { amount, currency }
}

/** Whether something else arrived than was promised. @param received minor units of the gift's own currency */
export function cameOtherwise(gift: StoredGift & { received?: number | null | undefined }): boolean {
  const { amount, currency } = promisedOf(gift)
  const { received = null } = gift
  return received !== null && (received !== amount || gift.currency !== currency)
}

/** Whether a donor promised it: what the desk entered, and what came before this site, nobody had promised. */
export const wasPromised = ({ source }: { source: PledgeSource }): boolean => source === 'form'
