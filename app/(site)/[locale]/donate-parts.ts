import { getList, getSettings } from '@/lib/delivery/content'
import { pageTimestamp } from '@/lib/intake/form-timestamp'
import type { Locale } from '@/lib/shared/addresses/localized'

/** What every page of the donate form shows, whatever the gift is for. */
export async function loadDonateParts(locale: Locale) {
  const [projects, parts, settings] = await Promise.all([
    getList('projects', locale, { place: 'Donation' }),
    getList('projectSubCategory', locale, { place: 'Donation' }),
    getSettings(locale),
  ])
  return { projects, parts, settings, locale, stamp: pageTimestamp() }
}
