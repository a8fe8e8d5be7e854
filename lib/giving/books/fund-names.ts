/** Names of the funds for staff. */
import type { Payload } from 'payload'
import type { Locale } from '@/lib/shared/addresses/localized'

export const GENERAL_FUND = 'General fund'

/** Id → title of every campaign, in English by default, drafts and those in the bin included: pledges to them stay. */
export async function campaignTitles(payload: Payload, locale: Locale = 'en'): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'campaigns',
    select: { title: true },
    pagination: false,
    trash: true,
    depth: 0,
    locale,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, title }) => [id, title || `Campaign no. ${id}`]))
}

/** Name of a pledge's fund by `campaignTitles`. */
export function fundName(titles: Map<number, string>, campaign: number | null | undefined): string {
  if (!campaign) return GENERAL_FUND
  return titles.get(campaign) ?? `Campaign no. ${campaign}`
}
