/** The opening balance of a campaign: money from before this site, in the ledger without donor and receipt. */
import type { PayloadRequest } from 'payload'
import { THE_SITE } from '@/lib/access/rights/author'
import type { Currency } from '@/lib/shared/money/currency'
import { enterPledge } from './enter-pledge'

/**
 * Enters a campaign's opening balance, once.
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
  const entry = { transaction, campaign: id, purpose: 'general', anonymous: true, locale: 'en' } as const
  await enterPledge(req, entry, THE_SITE, 'before')
}
