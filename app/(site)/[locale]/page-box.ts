import { getList, getSettings } from '@/lib/delivery/content'
import { type BoxOwner, boxFigures, campaignsOfBox, type PageBox, programOfBox } from '@/lib/giving/shared/box-figures'
import type { Locale } from '@/lib/shared/addresses/localized'

const settingsAndCampaigns = (locale: Locale) => Promise.all([getSettings(locale), getList('donation', locale)])

/** What stands in the donate box of a page, and what its button gives to. */
export async function pageBox(owner: BoxOwner, locale: Locale): Promise<PageBox> {
  const [settings, { records }] = await settingsAndCampaigns(locale)
  return { figures: boxFigures(owner, settings, records), program: programOfBox(owner) }
}

/** The campaigns of a page's program, and the program itself. */
export async function programCampaigns(owner: BoxOwner, locale: Locale) {
  const [settings, { records }] = await settingsAndCampaigns(locale)
  return { campaigns: campaignsOfBox(owner, settings, records), program: programOfBox(owner) }
}
