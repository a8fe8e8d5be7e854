/** Manual entry: a treasurer enters a pledge for money that arrived without one. */
import type { PayloadRequest } from 'payload'
import { readBankLine, storeBankLines } from '@/lib/giving/books/bank-lines'
import { findFundCampaign } from '@/lib/giving/books/fund-campaign'
import { newReference } from '@/lib/giving/books/reference'
import { newStatusKey } from '@/lib/giving/books/status-address'
import { recordTransition } from '@/lib/giving/books/transition'
import type { BankLine } from '@/lib/giving/shared/bank-line'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Currency } from '@/lib/shared/money/currency'
import type { BankLineSource, GivingProject, PledgeSource, Purpose } from '@/lib/shared/money/kinds'
import { verifyPledge } from './commands'

export interface EnteredPledge {
  /** Id of a bank line that is there, or a bank line that is entered with the pledge. */
  transaction: number | BankLine
  campaign?: number | null
  project?: GivingProject | null
  purpose: Purpose
  anonymous?: boolean
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  address?: string
  country?: string
  message?: string
  /** Of the receipt. */
  locale: Locale
}

/**
 * Enters a pledge that is verified from the start, with its receipt, in one transaction.
 * @param source 'before' for money from before this site, which has no receipt
 * @throws APIError 409 where the money is another pledge's, or its transaction id is known already; where the campaign
 * that was chosen is gone, or takes another currency
 */
export function enterPledge(
  req: PayloadRequest,
  { transaction, ...entry }: EnteredPledge,
  by: string,
  source: Exclude<PledgeSource, 'form'> = 'desk',
): Promise<{ pledge: number; receipt: number | null }> {
  return withTransaction(req, async () => {
    const money = await moneyOf(req, transaction, by, source === 'before' ? 'before' : 'hand')
    const { campaign = null, project = null } = entry
    const fund = await findFundCampaign(req, { campaign, project, currency: money.currency })
    // What the settings say of a project gives way to the currency; what a person chose does not.
    if (campaign !== null && fund !== campaign) throw otherFund(money.currency)
    const data = {
      ...entry,
      project,
      campaign: fund,
      amount: money.amount,
      currency: money.currency,
      method: money.method,
      reference: newReference(),
      statusKey: newStatusKey(),
      state: 'pledged' as const,
      source,
    }
    const pledge = await req.payload.create({ collection: 'pledges', data, req, overrideAccess: true, depth: 0 })
    await recordTransition(req, { pledge: pledge.id, from: null, to: 'pledged', by, at: pledge.createdAt })
    const { receipt } = await verifyPledge(req, { pledge: pledge.id, transaction: money.id, by })
    return { pledge: pledge.id, receipt }
  })
}

const otherFund = (currency: Currency) =>
  publicError(say('pledges.refused.otherFund', { currency: say(`pledges.codes.${currency}`) }))

async function moneyOf(req: PayloadRequest, transaction: number | BankLine, by: string, source: BankLineSource) {
  if (typeof transaction === 'number') return readBankLine(req, transaction)
  // Ahead of the line itself: an import that has the lock would wait for the line, and this for the lock.
  await lockRecord(req, 'transactions', null)
  const { added } = await storeBankLines(req, [transaction], { source, by })
  const [id] = added
  if (id === undefined) {
    throw publicError(say('pledges.refused.known', { trxId: transaction.trxId }))
  }
  return readBankLine(req, id)
}
