/** Campaigns that a pledge can be entered for. */
import type { Payload } from 'payload'
import type { Currency } from '@/lib/shared/money/currency'

export interface CampaignOptions {
  /** By English title; each takes money of its own currency alone. */
  campaigns: { id: number; title: string; currency: Currency }[]
}

/** Finds the campaigns of the options. */
export async function findCampaignOptions(payload: Payload): Promise<CampaignOptions> {
  const { docs } = await payload.find({
    collection: 'campaigns',
    select: { title: true, currency: true },
    sort: 'title',
    pagination: false,
    depth: 0,
    locale: 'en',
    overrideAccess: true,
  })
  return { campaigns: docs.map(({ id, title, currency }) => ({ id, title: title || `Campaign no. ${id}`, currency })) }
}
