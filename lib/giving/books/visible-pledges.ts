/** Which open pledges count in the promised sums on public pages: a stranger can promise much, and give nothing (docs/decisions/026). */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { daysBefore } from '@/lib/shared/format/cutoffs'
import type { Currency } from '@/lib/shared/money/currency'
import { readGivingSettings, SUGGESTED_AMOUNTS } from '@/lib/shared/money/giving-settings'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'

/** Times the largest suggested amount. What is more is believed once it is there. */
const USUAL = 10

/**
 * The SQL condition of the open pledges that are counted publicly: of usual size, and reported no longer ago than a pledge
 * takes to expire. The admin's figures count all of them.
 */
export async function visiblePledges(payload: Payload, req?: PayloadRequest, now = new Date()): Promise<SQL> {
  const payment = await payload.findGlobal({ slug: 'payment', depth: 0, overrideAccess: true, req })
  const { suggested } = readGivingSettings(payment)
  const usual = (Object.keys(MINOR_DIGITS) as Currency[]).map(
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
