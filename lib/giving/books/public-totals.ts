/** Sums as public pages show them: not every open pledge counts, since a stranger can promise much, and give nothing (docs/decisions/026). */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { plainDatabase } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { daysBefore } from '@/lib/shared/format/cutoffs'
import { CURRENCIES, type Currency } from '@/lib/shared/money/currency'
import { readGivingSettings, SUGGESTED_AMOUNTS } from '@/lib/shared/money/giving-settings'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'
import { type FundTotal, readFundTotals } from './ledger'

/** Times the largest suggested amount. What is more is believed once it is there. */
const USUAL = 10

/** The sums by fund. @param req in whose transaction they are read, where it has one */
export async function readPublicTotals(payload: Payload, req?: PayloadRequest): Promise<FundTotal[]> {
  const db = req?.transactionID ? await transactionDatabase(req) : plainDatabase(payload.db)
  return readFundTotals(db, await visiblePledges(payload, req))
}

/**
 * The SQL condition of the open pledges that are counted publicly: of usual size, and reported no longer ago than a pledge
 * takes to expire. The admin's figures count all of them.
 */
async function visiblePledges(payload: Payload, req?: PayloadRequest, now = new Date()): Promise<SQL> {
  const payment = await payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true, req })
  const { suggested } = readGivingSettings(payment)
  const usual = CURRENCIES.map(
    (currency) => sql`(currency = ${currency} AND amount <= ${mostOf(currency, suggested[currency])})`,
  )
  const since = daysBefore(now, payment.expiresAfter >= 1 ? payment.expiresAfter : 0)
  return sql`(${sql.join(usual, sql` OR `)}) AND (state = 'pledged' OR reported_at > ${since})`
}

/** In minor units. */
function mostOf(currency: Currency, suggested: number[]): number {
  const largest = Math.max(...(suggested.length > 0 ? suggested : SUGGESTED_AMOUNTS[currency]))
  return Math.min(USUAL * largest * 10 ** MINOR_DIGITS[currency], Number.MAX_SAFE_INTEGER)
}
