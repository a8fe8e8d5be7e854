/** Campaigns that a pledge can be entered for. */
import type { Payload } from 'payload'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inWords } from '@/lib/shared/i18n/admin/words'
import type { Currency } from '@/lib/shared/money/currency'

export interface CampaignOptions {
  /** By title; each takes money of its own currency alone. */
  campaigns: { id: number; title: string; currency: Currency }[]
}

/** Finds the campaigns of the options. @param locale of their titles */
export async function findCampaignOptions(payload: Payload, locale: Locale): Promise<CampaignOptions> {
  const { docs } = await payload.find({
    collection: 'campaigns',
    select: { title: true, currency: true },
    sort: 'title',
    pagination: false,
    depth: 0,
    locale,
    overrideAccess: true,
  })
  const unnamed = (id: number) => inWords({ key: 'pledges.funds.numbered', values: { number: id } }, locale)
  return { campaigns: docs.map(({ id, title, currency }) => ({ id, title: title || unnamed(id), currency })) }
}
