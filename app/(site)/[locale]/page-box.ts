import { getList, getSettings } from '@/lib/delivery/content'
import { type BoxOwner, boxFigures, campaignsOfBox, type PageBox, programOfBox } from '@/lib/giving/shared/box-figures'
import type { Locale } from '@/lib/shared/addresses/localized'

/** What stands in the donate box of a page, and what its button gives to. */
export async function pageBox(owner: BoxOwner, locale: Locale): Promise<PageBox> {
  const [settings, { records }] = await Promise.all([getSettings(locale), getList('donation', locale)])
  return { figures: boxFigures(owner, settings, records), program: programOfBox(owner) }
}

/** The campaigns of a page's program, and the program itself. */
export async function programCampaigns(owner: BoxOwner, locale: Locale) {
  const [settings, { records }] = await Promise.all([getSettings(locale), getList('donation', locale)])
  return { campaigns: campaignsOfBox(owner, settings, records), program: programOfBox(owner) }
}
