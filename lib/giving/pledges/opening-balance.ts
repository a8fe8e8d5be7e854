/** What a campaign had received before this site kept its books: money of the ledger like all other, of nobody by name. */
import type { PayloadRequest } from 'payload'
import { THE_SITE } from '@/lib/access/rights/author'
import type { Currency } from '@/lib/shared/money/currency'
import { enterGift } from './enter-pledge'

/**
 * Enters such money for a campaign, once; it gets no receipt.
 * @param amount above 0, in minor units of the campaign's currency
 * @throws APIError 409 where it was entered already
 */
export async function enterOpeningBalance(
  req: PayloadRequest,
  campaign: { id: number; currency: Currency },
  amount: number,
): Promise<void> {
  const { id, currency } = campaign
  // Cleaned ids have no hyphen, so that none that anybody reports is the same.
  const trxId = `BEFORE-${id}`
  const transaction = { method: 'other', trxId, amount, currency, receivedAt: new Date().toISOString() } as const
  const gift = { transaction, campaign: id, purpose: 'general', anonymous: true, locale: 'en' } as const
  await enterGift(req, gift, THE_SITE, 'before')
}
