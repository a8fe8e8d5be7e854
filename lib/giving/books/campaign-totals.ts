/** Totals of campaigns, raised and promised: computed from the ledger and open pledges, never stored with the campaign. */

import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import { toMajorUnits } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'
import type { FundTotal } from './ledger'

interface Sums {
  raised: number
  promised: number
}

const NOTHING: Sums = { raised: 0, promised: 0 }

interface Counted extends Sums {
  record: StoredRecord
}

const counted = new WeakMap<StoredRecord, Counted>()

/**
 * Campaigns with `raised` and `promised` in the major unit of their currency: all of a campaign's money, whatever its
 * purpose (docs/decisions/026). The same object is given for as long as neither the campaign nor its money changes.
 * @param funds sums by fund, in minor units
 */
export function withTotals(campaigns: StoredRecord[], funds: readonly FundTotal[]): StoredRecord[] {
  const sums = new Map<string, Sums>()
  for (const { campaign, currency, raised, promised } of funds) {
    const key = `${campaign} ${currency}`
    const { raised: before, promised: open } = sums.get(key) ?? NOTHING
    sums.set(key, { raised: before + raised, promised: open + promised })
  }
  return campaigns.map((campaign) => {
    const currency = campaign.currency as Currency
    const { raised, promised: open } = sums.get(`${campaign.id} ${currency}`) ?? NOTHING
    const promised = Math.min(open, roomFor(campaign, currency, raised))
    const known = counted.get(campaign)
    if (known?.raised === raised && known.promised === promised) return known.record
    const main = { raised: toMajorUnits(raised, currency), promised: toMajorUnits(promised, currency) }
    const record = { ...campaign, ...main }
    counted.set(campaign, { raised, promised, record })
    return record
  })
}

/**
 * The most that is shown as promised: what is missing to the goal, since promises alone shall not look like more than it.
 * A goal that is reached, or that there is not, bounds nothing.
 */
function roomFor(campaign: StoredRecord, currency: Currency, raised: number): number {
  const missing = Math.round(Number(campaign.goal ?? 0) * 10 ** MINOR_DIGITS[currency]) - raised
  return missing > 0 ? missing : Number.POSITIVE_INFINITY
}
