import { getList, getSettings } from '@/lib/delivery/content'
import { type BoxOwner, boxFigures } from '@/lib/giving/shared/box-figures'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { BoxFigures } from '@/lib/shared/content/placeholders'

/** What stands in the donate box of a page; undefined where no figures do. */
export async function pageFigures(owner: BoxOwner, locale: Locale): Promise<BoxFigures | undefined> {
  const [settings, { records }] = await Promise.all([getSettings(locale), getList('donation', locale)])
  return boxFigures(owner, settings, records)
}
