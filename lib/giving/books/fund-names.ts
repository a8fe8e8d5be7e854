/** Names of the funds for staff. */
import type { Payload } from 'payload'
import { spokenLocale } from '@/lib/platform/calls/say'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inWords } from '@/lib/shared/i18n/admin/words'

/** Id → title of every campaign, in the asker’s language by default, drafts and those in the bin included: pledges to them stay. */
export async function campaignTitles(payload: Payload, locale: Locale = spokenLocale()): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'campaigns',
    select: { title: true },
    pagination: false,
    trash: true,
    depth: 0,
    locale,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, title }) => [id, title || numbered(id, locale)]))
}

/** Name of a pledge's fund by `campaignTitles`. */
export function fundName(
  titles: Map<number, string>,
  campaign: number | null | undefined,
  locale: Locale = spokenLocale(),
): string {
  if (!campaign) return inWords({ key: 'pledges.funds.general' }, locale)
  return titles.get(campaign) ?? numbered(campaign, locale)
}

const numbered = (number: number, locale: Locale) =>
  inWords({ key: 'pledges.funds.numbered', values: { number } }, locale)
