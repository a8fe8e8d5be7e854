import { getList, getSettings } from '@/lib/delivery/content'
import { campaignOfRecord } from '@/lib/giving/shared/campaign-of-record'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'

/** The campaign whose figures stand on a record's page; undefined where the fixed ones do. */
export async function recordCampaign(
  record: Parameters<typeof campaignOfRecord>[0],
  locale: Locale,
): Promise<Campaign | undefined> {
  const [{ giving }, { records }] = await Promise.all([getSettings(locale), getList('donation', locale)])
  return campaignOfRecord(record, giving, records)
}
